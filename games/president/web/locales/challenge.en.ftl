# Challenges and cards

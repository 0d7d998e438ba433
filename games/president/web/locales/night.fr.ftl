# La soirée électorale

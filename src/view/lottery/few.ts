/** A prize of more numbers than this is not read at a glance: it gets a block of its own, or is folded. */
export const FEW = 4;

/** In tables of draws, a prize of more numbers than this has no column. */
export const GLANCE_COLUMNS = 2;

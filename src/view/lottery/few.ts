/** A prize of more numbers than this is not read at a glance: it gets a block of its own, or is folded. */
export const FEW = 4;

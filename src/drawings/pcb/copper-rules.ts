/** How wide copper is, and how far apart, millimetres. */
export const viaRadius = 0.5;
export const viaDrillRadius = 0.25;
export const thinTrace = 0.4;
export const wideTrace = 0.9;

/** Between the copper of two nets, at the least. */
export const clearance = 0.2;

/** Between the ground pour and everything else. */
export const pourClearance = 0.3;

/** The narrowest strip of pour that counts as a connection. */
export const minPourWidth = 0.2;

/** Between the edge and any copper. */
export const edgeClearance = 0.5;

/** Supplies carry current, so they are wide. */
export const isWide = (net: string): boolean => net === '+9V' || net === 'DC+';

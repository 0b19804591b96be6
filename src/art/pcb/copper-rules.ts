/** How wide copper is, and how far apart, millimetres. */
export const PAD_RADIUS = 0.85;
export const DRILL_RADIUS = 0.42;
export const VIA_RADIUS = 0.5;
export const VIA_DRILL_RADIUS = 0.25;
export const THIN = 0.4;
export const WIDE = 0.9;

/** Between the copper of two nets, at the least. */
export const CLEARANCE = 0.2;

/** Between the ground pour and everything else. */
export const POUR_CLEARANCE = 0.3;

/** The narrowest strip of pour that counts as a connection. */
export const NARROWEST_POUR = 0.2;

/** Between the edge and any copper. */
export const EDGE_CLEARANCE = 0.5;

/** Supplies carry current, so they are wide. */
export const isWide = (net: string): boolean => net === '+9V' || net === 'DC+';

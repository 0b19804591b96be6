/** The thickest that a leg may be, by the data sheet, millimetres; the diagonal of legs that are not round. */
import type { Component } from '#electronics/component.ts';

const byPart: Readonly<Record<string, number>> = {
  // DO-41: 0.71 to 0.86.
  '1n5817': 0.86,
  '1n4001': 0.86,
  // TO-220: 0.88 x 0.7.
  l7805cv: 1.12,
};

const byKind: Partial<Record<Component['kind'], number>> = {
  // Quarter watt: 0.55 +- 0.05. Glass diodes: 0.56.
  resistor: 0.6,
  diode: 0.56,
  film: 0.6,
  ceramic: 0.55,
  electrolytic: 0.6,
  inductor: 0.7,
  led: 0.71,
  bjt: 0.56,
  jfet: 0.56,
  mosfet: 0.56,
  regulator: 0.56,
  opto: 0.54,
  // Legs of a socket.
  ic: 0.6,
  // Square pins of 0.64.
  module: 0.91,
  // Flat legs: 1 x 0.3 of a pot, 0.7 x 0.4 of a trimmer.
  pot: 1.05,
  trimmer: 0.81,
};

/** Two wires of the set in one hole: seven strands of 0.2, 0.61 across. */
export const twoWires = 1.22;

export const leadOf = ({ part, kind }: Component): number => byPart[part ?? ''] ?? byKind[kind] ?? 0;

import type { PackageName } from './packages.ts';
import type { PinTable } from './pin-tables.ts';

const meanings: Readonly<Record<string, string>> = {
  E: 'Emitter',
  B: 'Base',
  C: 'Collector',
  D: 'Drain',
  G: 'Gate',
  S: 'Source',
  IN: 'Input',
  GND: 'Ground',
  OUT: 'Output',
};

/** Legs 1 to 3. A plastic body is counted from the left, its flat face towards you and its legs down. */
const legs = (sheet: string, order: string, body: PackageName = 'TO-92'): PinTable => ({
  sheet,
  package: body,
  legs: order.split(' ').map((pin) => [pin, meanings[pin]!] as const),
});

export const transistors: Readonly<Record<string, PinTable>> = {
  '2n5088': legs('onsemi 2N5088/D: 1 emitter, 2 base, 3 collector', 'E B C'),
  '2n5089': legs('onsemi 2N5088/D, which covers the 2N5089', 'E B C'),
  '2n3904': legs('onsemi 2N3903/D', 'E B C'),
  '2n3906': legs('onsemi 2N3906/D', 'E B C'),
  '2sc1815gr': legs('Toshiba 2SC1815: 1 emitter, 2 collector, 3 base', 'E C B'),
  bc549c: legs('onsemi BC546/D: 1 collector, 2 base, 3 emitter', 'C B E'),
  mpsa18: legs('onsemi MPSA18/D', 'E B C'),
  mpsa13: legs('onsemi MPSA13/D', 'E B C'),
  bc108b: legs('Philips BC107; BC108; BC109: 1 emitter at the tab, 2 base, 3 collector and case', 'E B C', 'TO-18'),
  ac128: legs('Mullard AC128: the dot marks the collector', 'E B C', 'TO-1'),
  mp38a: legs('No sheet seen; no board takes it, so nothing stands on this row', 'E B C', 'TO-1'),
  j201: legs('onsemi MMBFJ201 on an adapter with the legs of the Fairchild J201', 'D S G'),
  '2n5457': legs('onsemi 2N5457/D: 1 drain, 2 source, 3 gate', 'D S G'),
  '2n5458': legs('onsemi 2N5457/D, which covers the 2N5458', 'D S G'),
  '2n5952': legs('Fairchild 2N5952: 1 gate, 2 source, 3 drain', 'G S D'),
  mpf102: legs('onsemi MPF102/D: 1 drain, 2 source, 3 gate', 'D S G'),
  '2sk30agr': legs('Toshiba 2SK30ATM: 1 source, 2 gate, 3 drain', 'S G D'),
  j113: legs('onsemi J111/D, which covers the J113: 1 drain, 2 source, 3 gate', 'D S G'),
  bs170: legs('onsemi BS170/D: 1 drain, 2 gate, 3 source', 'D G S'),
  '2n7000': legs('onsemi 2N7000/D: 1 source, 2 gate, 3 drain', 'S G D'),
  '78l05': legs('onsemi MC78L00A/D: 1 output, 2 ground, 3 input', 'OUT GND IN'),
  l7805cv: legs('STMicroelectronics DS0422, L78: 1 input, 2 ground, 3 output', 'IN GND OUT', 'TO-220'),
};

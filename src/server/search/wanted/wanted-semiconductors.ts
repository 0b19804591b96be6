import { componentsGuide, wantedParts } from './wanted-thing.ts';

/**
 * Transistors, diodes and optocouplers that builders look for and the shop does not stock. Gains, voltages and the order of
 * legs are those of the makers' data sheets (onsemi, Philips, Toshiba, Vishay, InterFET, Advanced Photonix).
 */
const bipolar = `
  BC547 BC547B BC547C BC548 BC548B BC548C BC550 BC550C | bc549c | The same family with the same legs, in the highest gain grade.
  BC107 BC107B BC108C BC109 BC109B BC109C | bc108b | The same family in the same metal can, sorted to gain grade B.
  2N2222 2N2222A PN2222 PN2222A 2N4401 | 2n3904 | A general-purpose NPN for smaller currents. Check the legs against your board.
  BC557 BC558 2N4403 2N2907 | 2n3906 | A general-purpose PNP. Check the legs against your board.
  2N5210 2N3565 | 2n5088 | A quiet NPN with high gain.
  2SC945 C945 KSC945 KSC1815 2SC828 2SC2240 | 2sc1815gr | A Japanese NPN with its base on the right, as yours has it.
  MPSA14 2N6426 | mpsa13 | A Darlington with the same legs.
`;

const germanium = `
  OC44 OC71 OC75 OC76 OC81 OC81D NKT275 NKT214 AC125 AC126 AC188 2N527 2N404 | ac128 | A PNP germanium transistor for fuzzes. Set the bias again after a swap.
  AC127 AC176 AC187 OC140 2N388 2N1308 MP37 | mp38a | An NPN germanium transistor. Set the bias again after a swap.
`;

const fieldEffect = `
  MMBFJ201 SMPJ201 | j201 | The same chip on a small board with three legs.
  2N5484 2N5485 2N5486 2N3819 BF245 BF245A BF245B | mpf102 | An n-channel JFET for preamps. Check the legs and set the bias again.
  J111 J112 | j113 | The same kind of switching JFET with a lower pinch-off voltage.
  2SK118 | 2sk30agr | A JFET of the same class. Set the bias again after a swap.
  2SK170 LSK170 J310 | 2n5457 | The n-channel JFET we stock. It’s noisier, and the bias must be set again.
  2N7002 VN2222 | 2n7000 | A small MOSFET of the same class on three legs.
`;

const diodes = `
  1N60 1N60P 1N270 1N38 OA47 OA90 OA91 OA95 D9E D9K AA119 | 1n34a | A germanium diode, which clips as softly.
  1N4002 1N4003 1N4004 1N4005 1N4006 1N4007 | 1n4001 | The same diode for 50 V, which is plenty in a pedal.
  1N5818 1N5819 | 1n5817 | The same Schottky for 20 V, which is plenty on 9 V.
  1N4448 1N4150 1N4151 1S1588 1S2473 1SS133 MA150 | 1n4148 | A small silicon diode that clips at the same voltage.
  BAT42 BAT43 BAT46 BAT48 BAT85 | bat41 | A small Schottky, as used for early, soft clipping.
  1N4733 1N4733A 1N5231 BZX79C5V1 BZX85C5V1 | bzx55c5v1 | A Zener of the same 5.1 V, for half a watt.
  1N4737 1N4737A 1N5236 BZX79C7V5 BZX85C7V5 | bzx55c7v5 | A Zener of the same 7.5 V, for half a watt.
  1N4739 1N4739A 1N5239 BZX79C9V1 BZX85C9V1 | bzx55c9v1 | A Zener of the same 9.1 V, for half a watt.
  VTL5C1 VTL5C2 VTL5C3 VTL5C4 NSL-32SR3 | nsl-32 | A lamp and a light cell in one body. Speed and range differ, so expect another sweep.
`;

export const wantedSemiconductors = [
  ...wantedParts(bipolar, componentsGuide('bipolar-transistors')),
  ...wantedParts(germanium, componentsGuide('germanium-transistors')),
  ...wantedParts(fieldEffect, componentsGuide('jfets')),
  ...wantedParts(diodes, componentsGuide('diodes')),
];

import { queryWords } from '../query/query-words.ts';
import { wantedGear } from './wanted-gear.ts';
import { type WantedThing, toolsGuide, wantedParts, componentsGuide } from './wanted-thing.ts';
import { outsideSize, type EnclosureSize } from '#electronics/enclosure.ts';

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
  1N4738 1N4738A 1N5237 BZX79C8V2 BZX85C8V2 | bzx55c8v2 | A Zener of the same 8.2 V, for half a watt.
  1N4739 1N4739A 1N5239 BZX79C9V1 BZX85C9V1 | bzx55c9v1 | A Zener of the same 9.1 V, for half a watt.
  1N4742 1N4742A 1N5242 BZX79C12 BZX85C12 | bzx55c12 | A Zener of the same 12 V, for half a watt.
  VTL5C1 VTL5C2 VTL5C3 VTL5C4 NSL-32SR3 | nsl-32 | A lamp and a light cell in one body. Speed and range differ, so expect another sweep.
`;

const wantedSemiconductors = [
  ...wantedParts(bipolar, componentsGuide('bipolar-transistors')),
  ...wantedParts(germanium, componentsGuide('germanium-transistors')),
  ...wantedParts(fieldEffect, componentsGuide('jfets')),
  ...wantedParts(diodes, componentsGuide('diodes')),
];

/**
 * Chips that builders look for and the shop does not stock. What is said of pins, supplies and noise is what the makers' data
 * sheets say: Panasonic MN3007, MN3005, MN3207 and MN3205; Cool Audio V3207, V3205 and V3102; Philips NE570 and NE571; Texas
 * Instruments TL07x, TL08x, RC4558, LM358, NE5532 and LM13700; Maxim MAX1044; Intersil ICM7555; Microchip TC1044S.
 */
const chips = `
  MN3207 BL3207 | v3207 | A second source of the MN3207: same pins, same supply.
  MN3007 | v3207 | It has 1,024 stages too, but its supply is the other way round, so it won’t fit a board made for the MN3007.
  MN3205 | v3205 | A second source of the MN3205: same pins, same supply.
  MN3005 | v3205 | It has 4,096 stages too, but its supply is the other way round, so it won’t fit a board made for the MN3005.
  MN3102 BL3102 | v3102 | A second source of the MN3102: same pins.
  MN3101 | v3102 | The clock for the 3200 series. The MN3101 drives the 3000 series, so don’t swap one for the other.
  NE571 NE571N NE570 NE570N | sa571n | The same compander with the same pins, for a wider range of temperatures.
  LM13600 LM13600N NE5517 NE5517N | lm13700n | The same pair of amplifiers with the same pins.
  NE555 NE555P LM555 TLC555 LMC555 | icm7555ipa | A CMOS 555 with the same pins. It doesn’t tick into the audio.
  MAX1044 MAX1044CPA ICL7660 ICL7660S LTC1044 | tc1044scpa | A charge pump with the same pins, and one of them keeps it above hearing.
  LT1054 LT1054CP | tc1044scpa | A smaller charge pump, for 20 mA rather than 100 mA. Pin 1 does another job, so check your board.
  LM7805 LM7805CT MC7805 KA7805 | l7805cv | The same regulator with the same pins.
  CD4049BE | cd4049ube | The unbuffered version, which is the one overdrives use.
  BTDR-1 BTDR-3 BTDR-1H BTDR-3H | btdr-2h-long | The reverb module we stock. Its pins differ, so check your board.
`;

const opAmps = `
  RC4558P NJM4558 NJM4558D MC4558 | jrc4558d | The same dual op-amp with the same pins.
  MC1458 LM1458 CA1458 | jrc4558d | A dual op-amp with the same pins, faster and quieter.
  TL082 TL082CP LF353 LF353N | tl072cp | A JFET dual with the same pins.
  TL081 TL081CP LF351 LF356 | tl071cp | A JFET single with the same signal and supply pins.
  TL084 TL084CN LF347 LF347N | tl074cn | A JFET quad with the same pins.
  TL022 TL022CP | tl062cp | A low-power dual with the same pins.
  LM833 LM833N RC4559 NJM4560 NJM2068 | ne5532p | A low-noise dual with the same pins. It draws 8 mA.
  OPA2604 OPA2604AP LM4562 OPA2227 | opa2134pa | Our best audio dual, with the same pins.
  LM324 LM324N | tl074cn | A quad with the same pins, but neither its inputs nor its outputs reach ground.
  LM2904 LM2904N | lm358n | The same single-supply dual with the same pins.
  UA741 CA741 MC1741 | lm741cn | The same op-amp with the same pins.
  LM301 LM301AN OP07 OP07CP | lm308n | A slow single for Rat-style circuits. Compare the compensation pins with your schematic.
`;

const wantedChips = [
  ...wantedParts(chips, componentsGuide('other-chips-and-modules')),
  ...wantedParts(opAmps, componentsGuide('op-amps')),
];

const sizeText = (size: EnclosureSize): string => outsideSize(size).replaceAll(' x ', ' × ');

/**
 * Die-cast boxes that other shops and layouts name, and the nearest that is sold. Outside sizes are those of Hammond's data
 * sheets: 1590B 112 x 60 x 31 mm, 1590B2 112 x 60 x 38 mm, 1590N1 121 x 66 x 40 mm, 1590BB2 119 x 94 x 34 mm.
 */
const wantedBoxes: readonly WantedThing[] = wantedParts(
  `
  1590B 1590BS 1590B2 | enclosure-125b | The nearest box, a little larger: ${sizeText('125B')}. What fits a 1590B fits it.
  1590N1 | enclosure-125b | The same size under another name: ${sizeText('125B')}.
  1590BBS 1590BB2 | enclosure-1590bb | The same face: ${sizeText('1590BB')}.
  1590XX 1590DD 1590D | enclosure-1590bb | The largest box that we have, ${sizeText('1590BB')}; theirs is larger.
  1590LB 1590H | enclosure-1590a | The smallest box that we have: ${sizeText('1590A')}.
  `,
  toolsGuide('working-on-the-box'),
);

/** Everything the shop knows by name though it may not sell it. */
export const wantedThings: readonly WantedThing[] = [
  ...wantedChips,
  ...wantedSemiconductors,
  ...wantedBoxes,
  ...wantedGear,
];

/** Words that change nothing about what is wanted: a cheap looper pedal is a looper. */
const filler = new Set('best buy cheap diy good guitar kit mini new pack pcb pedal price set small'.split(' '));
/** So do sizes: a soldering iron of 60 W is a soldering iron. */
const size = /^[\d.]+(?:w|watt|v|volt|mm|m|ft|a|ma)?$/;

const keyOf = (words: readonly string[]): string => words.toSorted().join(' ');

const parts = new Map<string, WantedThing>();
const gear = new Map<string, WantedThing>();
for (const thing of wantedThings) {
  for (const term of thing.terms) {
    const words = queryWords(term);
    if (thing.kind === 'part') parts.set(words.join(''), thing);
    else gear.set(keyOf(words), thing);
  }
}

/** The thing that these words of a query name. */
export function wantedIn(words: readonly string[]): WantedThing | null {
  for (const [at, word] of words.entries()) {
    const part = parts.get(word) ?? parts.get(word + (words[at + 1] ?? ''));
    if (part) return part;
  }
  const telling = words.filter((word) => !filler.has(word) && !size.test(word));
  return gear.get(keyOf(words)) ?? (telling.length > 0 ? gear.get(keyOf(telling)) : undefined) ?? null;
}

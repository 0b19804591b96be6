import type { PartKind } from '../../catalogue/part-kinds.ts';

type Kinds = readonly PartKind[];

export const capacitors: Kinds = ['film-capacitor', 'ceramic-capacitor', 'electrolytic-capacitor'];
const controls: Kinds = ['potentiometer', 'trimmer'];
const transistors: Kinds = ['transistor', 'jfet', 'mosfet'];
const chips: Kinds = ['op-amp', 'chip'];
const diodes: Kinds = ['diode', 'led'];

/** What a designator is the beginning of. J is a jack to KiCad and a JFET to some, so it says nothing. */
const ofRef: Readonly<Record<string, Kinds>> = {
  R: ['resistor'],
  C: capacitors,
  D: diodes,
  Z: ['diode'],
  ZD: ['diode'],
  LED: ['led'],
  LDR: ['led'],
  Q: transistors,
  T: transistors,
  TR: [...transistors, 'trimmer'],
  U: chips,
  IC: chips,
  L: ['inductor'],
  VR: controls,
  RV: controls,
  P: controls,
  POT: ['potentiometer'],
  TRIM: ['trimmer'],
  SW: ['switch'],
  S: ['switch'],
  XS: ['socket'],
};

/** Words that say what kind of part is meant; the first that is there counts, so the rarer meaning stands first. */
const ofWord: readonly (readonly [RegExp, Kinds])[] = [
  [/\b(socket|dip|dil)\b.*\b(pins?|socket|dip|dil)\b|\bsockets?\b(?=.*\bic\b)|\b(ic|chip) sockets?\b/, ['socket']],
  [/\b(trimpots?|trimmers?|trim|presets?|trimmpotis?|trimmpot)\b/, ['trimmer']],
  [/\b(knobs?|knopf|knopfe)\b/, ['knob']],
  [/\b(pots?|potentiometers?|potis?)\b/, ['potentiometer']],
  [/\bresistors?\b|\b(metal|carbon)[\s-]film\b|\b\w*wider(?:stand|stande)\b|\b(metall|kohle)schicht\w*/, ['resistor']],
  [/\bled[\s-]?(bezels?|holders?|clips?|rings?|mounts?|fassung\w*)\b|\bbezels?\b/, ['hardware']],
  [/\b(leds?|opto\w*|vactrol)\b/, ['led']],
  [
    /\b(electrolytics?|electro|elcos?|elkos?|lytics?|tantalum|tant)\b|\bcp_radial|(?<!non[\s-]?)\bpolari[sz]ed\b/,
    ['electrolytic-capacitor'],
  ],
  [
    /\b(film|mylar|poly\w*|mkt|mks\w*|mkp|greenies?|wima|pet|folie\w*)\b|\bbox[\s-](?:film[\s-])?caps?\w*/,
    ['film-capacitor'],
  ],
  [/\b(ceramics?|mlcc|disc|disk|np0|npo|c0g|cog|x7r|keramik\w*|kerko)\b/, ['ceramic-capacitor']],
  [/\b(capacitors?|caps?|condensers?|\w*kondensator(?:en)?)\b/, capacitors],
  [/\b(res|ohms?)\b|\dk?ohms?\b/, ['resistor']],
  [/\b(inductors?|choke)\b/, ['inductor']],
  [/\b(zeners?|diodes?|rectifiers?|schottky|dioden)\b/, ['diode']],
  [/\b(jfets?)\b/, ['jfet']],
  [/\b(mosfets?)\b/, ['mosfet']],
  [/\b(transistors?|npn|pnp|bjt|darlington|transistoren)\b/, transistors],
  [/\b(op-?amps?|opamps?)\b/, ['op-amp']],
  [/\b(enclosures?|hammond|gehause|diecast)\b/, ['enclosure']],
  [/\b(jacks?|audiojack\d?|\w*buchsen?|dc[\s-](?:power[\s-])?(?:sockets?|connectors?))\b/, ['jack']],
  [/\b(footswitch(?:es)?|stomp\w*|switch(?:es)?|toggles?|\w*schalter)\b/, ['switch']],
];

/** What the footprints of KiCad give away. */
const ofFootprint: readonly (readonly [RegExp, Kinds])[] = [
  [/\bR_Axial|\bR_\d{4}|Resistor/i, ['resistor']],
  [/CP_|Electrolytic/i, ['electrolytic-capacitor']],
  [/C_Disc/i, ['ceramic-capacitor']],
  [/C_Rect|C_Axial|C_Radial_Box/i, ['film-capacitor']],
  [/\bC_\d{4}|Capacitor/i, capacitors],
  [/LED_/i, ['led']],
  [/\bD_|Diode/i, ['diode']],
  [/Trimmer|_Bourns_3[23]/i, ['trimmer']],
  [/Potentiometer/i, controls],
  [/TO-?92|TO-?18|SOT-?23/i, transistors],
  [/DIP-\d|SOIC/i, chips],
];

const kindsIn = (table: readonly (readonly [RegExp, Kinds])[], text: string): Kinds | null =>
  table.find(([pattern]) => pattern.test(text))?.[1] ?? null;

/** The kind that the words themselves say. A film capacitor needs a value in farads: 10k film is a resistor. */
export const kindsOfWords = (text: string): Kinds | null => kindsIn(ofWord, text);

export function kindsOfRefs(refs: readonly string[]): Kinds | null {
  const [letters] = /^[A-Z]+/.exec(refs[0]?.toUpperCase() ?? '') ?? [];
  return letters === undefined ? null : (ofRef[letters] ?? null);
}

export const kindsOfFootprint = (footprint: string): Kinds | null =>
  footprint === '' ? null : kindsIn(ofFootprint, footprint);

/** Soldered flat onto the board; ours have legs. */
export const isSurfaceMount = (text: string): boolean =>
  /\b(smd|smt|soic|sot-?23|melf)\b|_(0402|0603|0805|1206|1210)/i.test(text);

/** What a kind is called in a sentence. */
export const kindWords: Readonly<Record<string, string>> = {
  resistor: 'resistor',
  'film-capacitor': 'film capacitor',
  'ceramic-capacitor': 'ceramic capacitor',
  'electrolytic-capacitor': 'electrolytic',
  potentiometer: 'pot',
  trimmer: 'trimmer',
  inductor: 'inductor',
};

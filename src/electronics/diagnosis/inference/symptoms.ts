/** What one sees and hears without a meter, and how well each form of a fault goes with it. */

import type { UnpackedTable } from '../tables/unpacked-table.ts';

export const symptoms = [
  ...(['silent', 'dark', 'dead', 'bypass', 'quiet', 'loud', 'sputters', 'hum', 'whistles', 'control', 'hot'] as const),
] as const;
export type Symptom = (typeof symptoms)[number];

/** A symptom that does not go with a fault makes it this much less likely, and no more: people see what they expect. */
const unfitting = 0.2;
/** A knob that was turned, and named: more is known than 'a control', if it is one that is heard in a tone. */
const unfittingKnob = 0.08;
/** Nobody says that something gets hot when nothing does; and what is silent in bypass is no part on the board. */
const surely: Partial<Readonly<Record<Symptom, number>>> = { hot: 1e-4, dead: 0.01, bypass: 0.01 };
/** One that is hard to overlook and was not chosen: nearly the same. */
const overlooked = 0.3;
const plain = ['silent', 'dark', 'dead', 'bypass'] as const satisfies readonly Symptom[];
const silentDecibels = -24;
const quietDecibels = -5;
const loudDecibels = 5;
/** Ripple of the supply that is this much louder than it should be is heard. */
const humDecibels = 7;

interface Shown {
  readonly catalogue: UnpackedTable;
  readonly fault: number;
  readonly row: number;
}

/** What was seen and heard before anything was measured. */
export interface Seen {
  readonly symptoms: readonly Symptom[];
  /** The knobs that do nothing, by their names. */
  readonly knobs?: readonly string[];
}

const loudest = ({ catalogue: { output }, row }: Shown): number =>
  Math.max(...output.map((tone) => tone[row]! - tone[0]!));
const weakest = ({ catalogue: { output }, row }: Shown): number =>
  Math.min(...output.map((tone) => tone[row]! - tone[0]!));
const faultOf = ({ catalogue: { table }, fault }: Shown) => table.faults[fault];

/** Wires and switch carry the guitar past the board too; nothing on the board does. */
const isInTheWay = (shown: Shown): boolean => faultOf(shown)?.signs?.bypass ?? faultOf(shown)?.ref === 'SW1';
const isSilent = (shown: Shown): boolean => loudest(shown) < silentDecibels || faultOf(shown)?.signs?.silent === true;

const deadKnobsOf = ({ catalogue: { table }, row }: Shown): string[] =>
  table.knobs.filter((_, knob) => (table.deadKnobs[row]! >> knob) % 2 === 1);
const hasDeadKnob = (shown: Shown): boolean => deadKnobsOf(shown).length > 0;
/** Of a knob that makes things slower or deeper only its own joints are known to stop it. */
function knobFit(shown: Shown, knob: string): number {
  if (faultOf(shown)?.ref === knob || deadKnobsOf(shown).includes(knob)) return 1;
  return shown.catalogue.table.knobs.includes(knob) ? unfittingKnob : unfitting;
}

const fits: Readonly<Record<Symptom, (shown: Shown) => boolean>> = {
  silent: (shown) => isSilent(shown) && !isInTheWay(shown),
  dark: (shown) => shown.catalogue.dark.has(shown.row) || faultOf(shown)?.signs?.dark === true,
  dead: (shown) => isSilent(shown) && isInTheWay(shown),
  bypass: (shown) => !isSilent(shown) && isInTheWay(shown),
  quiet: (shown) => weakest(shown) < quietDecibels,
  loud: (shown) => loudest(shown) > loudDecibels,
  // A stage that stands wrong plays loud notes only.
  sputters: ({ catalogue: { points }, row }) => points.some(({ volts }) => Math.abs(volts[row]! - volts[0]!) > 0.4),
  hum: (shown) => {
    const fault = faultOf(shown);
    const { hum } = shown.catalogue;
    const isLouder = hum[shown.row]! - hum[0]! > humDecibels;
    return (
      isLouder || fault?.ref === 'GND' || fault?.wires !== undefined || fault?.kind === 'wire' || fault?.ref === 'SW1'
    );
  },
  whistles: (shown) => ['open', 'wire', 'value'].includes(faultOf(shown)?.kind ?? ''),
  control: (shown) => {
    const fault = faultOf(shown);
    const value = shown.catalogue.table.parts[fault?.ref ?? ''];
    return fault?.kind === 'backwards' || /^[ABC]\d/.test(value ?? '') || hasDeadKnob(shown);
  },
  hot: ({ catalogue: { hot }, row }) => hot.has(row),
};

/** The likelihood of the symptoms for a form, up to a factor. */
export function fitOf(catalogue: UnpackedTable, form: number, { symptoms: seen, knobs = [] }: Seen): number {
  const { fault, row } = catalogue.forms[form]!;
  const shown = { catalogue, fault, row };
  let factor = 1;
  for (const symptom of seen)
    if (!(symptom === 'control' && knobs.length > 0) && !fits[symptom](shown)) factor *= surely[symptom] ?? unfitting;
  for (const knob of knobs) factor *= knobFit(shown, knob);
  for (const symptom of plain) if (!seen.includes(symptom) && fits[symptom](shown)) factor *= overlooked;
  if (!seen.includes('control') && !fits.silent(shown) && hasDeadKnob(shown)) factor *= overlooked;
  return factor;
}

/** Something that was said and does not go with the likeliest fault. */
export type Contradiction =
  /** 'The lamp lights', with a fault that leaves it dark. */
  'lamp lights' | 'lamp dark' | 'silent' | 'plays';

/** Cards whose pedal has its lamp lit: whoever chooses one of them says so. */
const dark: ReadonlySet<Symptom> = new Set(['dark', 'dead', 'bypass', 'hot']);
const withLampLit: ReadonlySet<Symptom> = new Set(symptoms.filter((symptom) => !dark.has(symptom)));
const playing: ReadonlySet<Symptom> = new Set(['quiet', 'loud', 'sputters', 'control']);
/** Below this nothing is the likeliest fault. */
const likelyEnough = 0.5;

/** What was said against the likeliest row, if one is likely. */
export function contradictionsOf(catalogue: UnpackedTable, posterior: Float64Array, { symptoms: seen }: Seen) {
  const byRow = new Map<number, number>();
  const faultOfRow = new Map<number, number>();
  catalogue.forms.forEach(({ row, fault }, form) => {
    byRow.set(row, (byRow.get(row) ?? 0) + posterior[form]!);
    if (!faultOfRow.has(row)) faultOfRow.set(row, fault);
  });
  const [row, share] = [...byRow].reduce((most, each) => (each[1] > most[1] ? each : most));
  const found: Contradiction[] = [];
  if (share < likelyEnough || row === 0 || seen.length === 0) return found;
  const shown = { catalogue, fault: faultOfRow.get(row)!, row };
  const says = (symptom: Symptom): boolean => seen.includes(symptom);
  if (fits.dark(shown) && !says('dark') && seen.some((symptom) => withLampLit.has(symptom))) found.push('lamp lights');
  if (!fits.dark(shown) && says('dark') && !catalogue.dark.has(0)) found.push('lamp dark');
  if (!isSilent(shown) && (says('silent') || says('dead')) && !isInTheWay(shown)) found.push('silent');
  if (isSilent(shown) && seen.some((symptom) => playing.has(symptom))) found.push('plays');
  return found;
}

/** What one sees and hears without a meter, and how well each form of a fault goes with it. */

import type { Catalogue } from './catalogue.ts';

const symptoms = [
  ...(['silent', 'dark', 'dead', 'quiet', 'sputters', 'hum', 'whistles', 'control', 'hot'] as const),
] as const;
export type Symptom = (typeof symptoms)[number];

/** A symptom that does not go with a fault makes it this much less likely, and no more: people see what they expect. */
const unfitting = 0.2;
/** One that is hard to overlook and was not chosen: nearly the same. */
const overlooked = 0.3;
const plain = ['silent', 'dark'] as const satisfies readonly Symptom[];
const silentDecibels = -24;
const quietDecibels = -5;

interface Shown {
  readonly catalogue: Catalogue;
  readonly fault: number;
  readonly row: number;
}

const loudest = ({ catalogue: { output }, row }: Shown): number =>
  Math.max(...output.map((tone) => tone[row]! - tone[0]!));
const weakest = ({ catalogue: { output }, row }: Shown): number =>
  Math.min(...output.map((tone) => tone[row]! - tone[0]!));
const faultOf = ({ catalogue: { table }, fault }: Shown) => table.faults[fault];

/** Lugs of the footswitch carry the guitar past the board too. */
const isInTheWay = (shown: Shown): boolean => faultOf(shown)?.ref === 'SW1';

const fits: Readonly<Record<Symptom, (shown: Shown) => boolean>> = {
  silent: (shown) => loudest(shown) < silentDecibels,
  dark: ({ catalogue: { dark }, row }) => dark.has(row),
  dead: isInTheWay,
  quiet: (shown) => weakest(shown) < quietDecibels,
  // A stage that stands wrong plays loud notes only.
  sputters: ({ catalogue: { points }, row }) => points.some(({ volts }) => Math.abs(volts[row]! - volts[0]!) > 0.4),
  hum: (shown) => {
    const fault = faultOf(shown);
    return fault?.ref === 'GND' || fault?.kind === 'open' || fault?.kind === 'wire';
  },
  whistles: (shown) => ['open', 'wire', 'value'].includes(faultOf(shown)?.kind ?? ''),
  control: (shown) => {
    const fault = faultOf(shown);
    const value = shown.catalogue.table.parts[fault?.ref ?? ''];
    return fault?.kind === 'backwards' || /^[ABC]\d/.test(value ?? '');
  },
  hot: ({ catalogue: { hot }, row }) => hot.has(row),
};

/** What the symptoms leave of a form's likelihood. */
export function fitOf(catalogue: Catalogue, form: number, seen: readonly Symptom[]): number {
  const { fault, row } = catalogue.forms[form]!;
  let factor = 1;
  for (const symptom of seen) if (!fits[symptom]({ catalogue, fault, row })) factor *= unfitting;
  for (const symptom of plain)
    if (!seen.includes(symptom) && fits[symptom]({ catalogue, fault, row })) factor *= overlooked;
  return factor;
}

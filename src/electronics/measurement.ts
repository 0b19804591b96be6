/** What a measured voltage may be, and what is said beside it. */

import type { Measurement } from './component.ts';

/** A meter, an adapter and a handful of parts agree within a tenth; under a volt within a tenth of a volt. */
const toleranceShare = 0.1;
const minSpreadVolts = 0.1;

type Range = readonly [number, number];

const widest = (one: Range, other: Range | undefined): Range =>
  other ? [Math.min(one[0], other[0]), Math.max(one[1], other[1])] : one;

/** What no trimmer sets may be as parts and heat make it; what one sets is set anew in another room. */
const bandThatIsRight = ({ setBy }: Measurement, band: Range | undefined): Range | undefined =>
  setBy ? undefined : band;

/** The lowest and the highest voltage that is right. `band`: what bags of parts gave from a cold room to a hot one. */
export function rightVolts(measurement: Measurement, band?: Range): Range {
  const { volts, range } = measurement;
  const spread = Math.max(minSpreadVolts, toleranceShare * Math.abs(volts));
  return widest(range ?? [volts - spread, volts + spread], bandThatIsRight(measurement, band));
}

/** 'noon', as on the face of a clock: builders say where a knob points, not how much of its turn it has made. */
function knobPosition(position: number): string {
  if (position <= 0) return 'fully left';
  if (position >= 1) return 'fully right';
  return position === 0.5 ? 'at noon' : `at ${Math.round(position * 100)} %`;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** '4.3 to 4.5 V', rounded outwards; below a volt a hundredth counts. */
function rangeText([low, high]: Range, word = 'to'): string {
  const digits = Math.max(Math.abs(low), Math.abs(high)) < 1 ? 2 : 1;
  const unit = 10 ** digits;
  // A hair inwards, so that what is written with as many digits stays what it is.
  const outwards = (value: number, round: (value: number) => number): string =>
    String(round(Number((value * unit).toFixed(6))) / unit);
  return `${outwards(low, Math.floor)} ${word} ${outwards(high, Math.ceil)} V`;
}

/** 'Set with TR1.', 'PINCH fully left.', 'From 4.7 to 6.5 V, as the JFET happens to be.' and what the author adds. */
export function measurementNote(measurement: Measurement, band?: Range): string {
  const { setBy, knobs, input, because, note } = measurement;
  const own = bandThatIsRight(measurement, band);
  const range = measurement.range ? widest(measurement.range, own) : own;
  const sentences: (string | false | undefined)[] = [
    setBy && `Set with ${setBy}.`,
    input && 'With a plug shorted to ground in the input.',
    knobs &&
      `${Object.entries(knobs)
        .map(([label, at]) => `${label} ${knobPosition(at)}`)
        .join(', ')}.`,
    range && `From ${rangeText(range)}${because ? `, ${because}` : ''}.`,
    setBy && band && `Left alone it moves between ${rangeText(band, 'and')} from 15 to 45 °C.`,
    note,
  ];
  return sentences
    .filter((sentence) => typeof sentence === 'string')
    .map(capital)
    .join(' ');
}

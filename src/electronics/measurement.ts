/** What a measured voltage may be, and what is said beside it. */

import type { Measurement } from './component.ts';

/** A meter, an adapter and a handful of parts agree within a tenth; under a volt within a tenth of a volt. */
const toleranceShare = 0.1;
const minSpreadVolts = 0.1;

/** The lowest and the highest voltage that is right. */
export function rightVolts({ volts, range }: Measurement): readonly [number, number] {
  const spread = Math.max(minSpreadVolts, toleranceShare * Math.abs(volts));
  return range ?? [volts - spread, volts + spread];
}

/** 'noon', as on the face of a clock: builders say where a knob points, not how much of its turn it has made. */
function knobPosition(position: number): string {
  if (position <= 0) return 'fully left';
  if (position >= 1) return 'fully right';
  return position === 0.5 ? 'at noon' : `at ${Math.round(position * 100)} %`;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** 'Set with TR1.', 'PINCH fully left.', 'From 4.7 to 6.5 V, as the JFET happens to be.' and what the author adds. */
export function measurementNote({ setBy, knobs, input, range, because, note }: Measurement): string {
  const sentences: (string | false | undefined)[] = [
    setBy && `Set with ${setBy}.`,
    input && 'With a plug shorted to ground in the input.',
    knobs &&
      `${Object.entries(knobs)
        .map(([label, at]) => `${label} ${knobPosition(at)}`)
        .join(', ')}.`,
    range && `From ${range[0]} to ${range[1]} V${because ? `, ${because}` : ''}.`,
    note,
  ];
  return sentences
    .filter((sentence) => typeof sentence === 'string')
    .map(capital)
    .join(' ');
}

import { useMemo } from 'react';
import { Defs } from '#drawings/primitives/defs.ts';
import { svg } from '#drawings/primitives/svg.ts';
import { bandedResistor } from '#drawings/parts/resistor.ts';
import type { BandColour } from '#electronics/codes/resistor-bands.ts';
import styles from './drawn-resistor.module.css';

const leadLength = 4.4;
const frame = { width: 15, height: 4.6 } as const;

/** The drawing that the shop has of its resistors, with the bands of the moment. */
function drawResistor(colours: readonly BandColour[]): string {
  const d = new Defs('rc', 1.8);
  const { markup } = bandedResistor(d, colours, leadLength);
  return svg([-frame.width / 2, -frame.height / 2, frame.width, frame.height], d, markup);
}

/** Lies on the same ground as the pictures of parts in the shop. */
export function DrawnResistor({ colours }: { colours: readonly BandColour[] }) {
  const named = colours.join(', ');
  const drawing = useMemo(() => drawResistor(named.split(', ') as BandColour[]), [named]);
  return (
    <div
      className={styles.stage}
      role="img"
      aria-label={`A resistor with the bands ${named}`}
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  );
}

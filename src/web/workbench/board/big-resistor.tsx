import { bandPaints, bodyPaints } from '#drawings/parts/resistor-paints.ts';
import { type BandColour, digitColours, multiplierOf, tolerances } from '#electronics/codes/resistor-bands.ts';
import { capital } from './kinds.ts';
import styles from './big-resistor.module.css';

/** '×1', '×100', '×1K', '×0.1'. */
function times(colour: BandColour): string {
  const factor = multiplierOf(colour);
  if (factor >= 1e6) return `×${factor / 1e6}M`;
  return factor >= 1e3 ? `×${factor / 1e3}K` : `×${factor}`;
}

function figureOf(colour: BandColour, place: number, count: number): string {
  if (place === count - 1) return `${(tolerances as Partial<Record<BandColour, number>>)[colour] ?? ''}%`;
  return place === count - 2 ? times(colour) : String((digitColours as readonly string[]).indexOf(colour));
}

const places = [47, 72, 97, 122, 154] as const;

/** A resistor drawn large, each band with its figure and its colour in words. */
export function BigResistor({ bands, value }: { bands: readonly BandColour[]; value: string }) {
  const read = bands.map((colour, i) => `${colour} ${figureOf(colour, i, bands.length)}`).join(', ');
  return (
    <svg className={styles.resistor} viewBox="0 0 200 74" role="img" aria-label={`Bands of ${value}: ${read}`}>
      <path className={styles.lead} d="M0 18H200" />
      <path
        fill={bodyPaints.film}
        d="M29 10c0-6 4-8 10-8 8 0 10 4 18 4h86c8 0 10-4 18-4 6 0 10 2 10 8v16c0 6-4 8-10 8-8 0-10-4-18-4H57c-8 0-10 4-18 4-6 0-10-2-10-8z"
      />
      {bands.map((colour, i) => {
        const x = places[i] ?? 0;
        const [top, height] = i === 0 || i === bands.length - 1 ? [2, 32] : [6, 24];
        return (
          <g key={x}>
            <rect x={x - 4.5} y={top} width="9" height={height} fill={bandPaints[colour]} />
            <path className={styles.leader} d={`M${x} 37v8`} />
            <text className={styles.figure} x={x} y="56">
              {figureOf(colour, i, bands.length)}
            </text>
            <text className={styles.colour} x={x} y="66">
              {capital(colour)}
            </text>
          </g>
        );
      })}
      <path className={styles.shine} d="M34 8c6-2 12 2 22 2h88c10 0 16-4 22-2v3c-6-1-12 2-22 2H56c-10 0-16-3-22-2z" />
    </svg>
  );
}

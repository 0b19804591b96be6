import { useEffect, useRef } from 'react';
import type { Player } from '../../../components/player/audio/player.ts';
import { readRound } from './use-before-trace.ts';
import { linear, lineThrough, peakOf, voltRange, voltText } from './scale.ts';
import styles from './plot.module.css';

const width = 344;
const height = 176;
const left = 30;
const bottom = height - 20;
const milliseconds = 15;
const x = linear(0, milliseconds, left, width);
const drawnPoints = 240;
/** Whoever wants no motion gets a new picture now and then. */
const stillMs = 2000;

function traceOf(samples: Float32Array, range: number): string {
  const y = linear(-range, range, bottom, 0);
  const step = Math.max(1, Math.floor(samples.length / drawnPoints));
  const points: (readonly [number, number])[] = [];
  for (let i = 0; i < samples.length; i += step) points.push([x((i / samples.length) * milliseconds), y(samples[i]!)]);
  return lineThrough(points);
}

interface Shown {
  /** A round of the riff that is drawn in grey; null: what goes in. */
  readonly before: Float32Array | null;
  /** What the two traces are called. */
  readonly names: readonly [now: string, before: string];
  /** Where the probe is held; null: at the output. */
  readonly probedAt: string | null;
}

/** Draws straight into the picture: sixty times a second is nothing for React. */
function drawScope(
  plot: SVGSVGElement,
  player: Player,
  shown: Shown,
  held: { range: number; grey: Float32Array },
): void {
  const { input, output, at } = player.scope();
  if (held.grey.length !== input.length) held.grey = new Float32Array(input.length);
  const grey = shown.before && at !== null ? readRound(shown.before, at, held.grey) : input;
  const peak = Math.max(peakOf(grey), peakOf(output));
  // A range is left for a smaller one only when it is far too large, so that the picture does not jump.
  if (peak > held.range || peak < held.range * 0.3) held.range = voltRange(peak);
  const [under, shine, line] = plot.querySelectorAll('path[data-trace]');
  const trace = traceOf(output, held.range);
  under!.setAttribute('d', traceOf(grey, held.range));
  shine!.setAttribute('d', trace);
  line!.setAttribute('d', trace);
  const [high, low] = plot.querySelectorAll('text[data-range]');
  high!.textContent = String(held.range);
  low!.textContent = `−${held.range}`;
  const place = shown.probedAt === null ? '' : ` at ${shown.probedAt}`;
  const [now, other] = shown.names;
  const peaks = `${now}: ${voltText(peakOf(output))}; ${other}: ${voltText(peakOf(grey))}`;
  plot.setAttribute('aria-label', `Scope, 15 ms${place}. ${peaks}.`);
}

interface ScopePlotProps extends Shown {
  player: Player;
  isPlaying: boolean;
}

/** What comes out, or what the probe sees, with what it is compared to behind it. */
export function ScopePlot({ player, isPlaying, before, names: [now, other], probedAt }: ScopePlotProps) {
  const place = useRef<SVGSVGElement>(null);
  useEffect(() => {
    if (!isPlaying) return;
    const plot = place.current!;
    const held = { range: 0.2, grey: new Float32Array(0) };
    const shown: Shown = { before, names: [now, other], probedAt };
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      const timer = setInterval(() => drawScope(plot, player, shown, held), stillMs);
      return () => clearInterval(timer);
    }
    let frame = 0;
    const draw = (): void => {
      drawScope(plot, player, shown, held);
      frame = requestAnimationFrame(draw);
    };
    draw();
    return () => cancelAnimationFrame(frame);
  }, [player, isPlaying, before, now, other, probedAt]);
  return (
    <svg
      ref={place}
      className={styles.plot}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label="Scope: flat until it plays."
    >
      <path
        className={styles.grid}
        d={
          [5, 10, 15].map((at) => `M${x(at)} 0V${bottom}`).join('') +
          [0, 0.25, 0.75, 1].map((share) => `M${left} ${share * bottom}H${width}`).join('')
        }
      />
      <path className={styles.axis} d={`M${left} ${bottom / 2}H${width}M${left} 0V${bottom}`} />
      <text data-range="high" className={styles.end} x={left - 6} y={9}>
        0.2
      </text>
      <text className={styles.end} x={left - 6} y={bottom / 2 + 3.5}>
        0
      </text>
      <text data-range="low" className={styles.end} x={left - 6} y={bottom}>
        −0.2
      </text>
      {[0, 5, 10].map((at) => (
        <text key={at} className={at === 0 ? undefined : styles.middle} x={x(at)} y={height - 4}>
          {at}
        </text>
      ))}
      <text className={styles.end} x={width} y={height - 4}>
        15 ms
      </text>
      <path data-trace="before" className={styles.before} d={`M${left} ${bottom / 2}H${width}`} />
      <path data-trace="shine" className={styles.shine} d="" />
      <path data-trace="now" className={styles.now} d={`M${left} ${bottom / 2}H${width}`} />
    </svg>
  );
}

import type { Wire } from '#electronics/wiring/wiring.ts';
import { mm } from '../../../open-box/wire-work.ts';
import styles from './cut-line.module.css';

/** The sleeves of the wire set, as they are drawn in the box. */
const sleeves = { red: '#c8261f', black: '#1d2022', blue: '#2f6fc4' } as const;

const perMm = 2.1;
/** The ruler below it, millimetres. */
const reach = 200;
const ticks = Array.from({ length: reach / 10 + 1 }, (_, i) => `M${i * 10 * perMm} 32v${i % 5 ? 5 : 9}`).join('');
const figures = [0, 50, 100, 150, reach];

/** The wire as it is cut, with its bare ends, over a ruler. */
export function CutLine({ wire: { colour, millimetres, from, to } }: { wire: Wire }) {
  const end = millimetres * perMm;
  const [a, b] = [from.strip * perMm, end - to.strip * perMm];
  const bare =
    from.strip === to.strip
      ? `both ends bare for ${mm(to.strip)}`
      : `ends bare for ${mm(from.strip)} and ${mm(to.strip)}`;
  return (
    <figure className={styles.line}>
      <svg viewBox="-4 8 444 50" role="img" aria-label={`A ${colour} wire, ${mm(millimetres)} long, ${bare}`}>
        <path className={styles.bare} d={`M0 20H${a}M${b} 20H${end}`} />
        <path className={styles.edge} d={`M${a - 1} 20H${b + 1}`} />
        <path className={styles.sleeve} stroke={sleeves[colour]} d={`M${a} 20H${b}`} />
        <path className={styles.tick} d={ticks} />
        {figures.map((figure) => (
          <text
            key={figure}
            x={figure * perMm}
            y="55"
            textAnchor={figure === 0 ? 'start' : figure === reach ? 'end' : 'middle'}
          >
            {figure === reach ? mm(figure) : figure}
          </text>
        ))}
      </svg>
    </figure>
  );
}

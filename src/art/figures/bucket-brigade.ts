import { ACCENT, arrow, BLUE, INK, onPaper, PENCIL, pen, words, type Figure } from './figure.ts';
import { dot } from './schematic.ts';

const STAGES = 5;
const PITCH = 48;
const RAIL = 72;

/** A sample of a sine in every second bucket; the others wait for the next tick. */
const levels = [0.75, 0, 0.4, 0, 0.9];

const bucket = (x: number, level: number): string => {
  const foot = 142;
  const height = 26 * level;
  return (
    (level > 0
      ? pen(`M${x - 9} ${foot - height / 2}H${x + 9}`, BLUE, Math.max(1, height)).replace('round"', 'butt"')
      : '') + pen(`M${x - 11} ${foot - 30}V${foot}H${x + 11}V${foot - 30}`, INK, 1.8)
  );
};

/** A switch in the rail: open or closed. */
const gate = (x: number, closed: boolean, phase: string): string =>
  pen(closed ? `M${x - 9} ${RAIL}H${x + 9}` : `M${x - 9} ${RAIL}L${x + 7} ${RAIL - 11}`, closed ? ACCENT : INK, 2) +
  dot(x - 9, RAIL) +
  dot(x + 9, RAIL) +
  words(phase, x, RAIL - 20, { cap: 6.4, ink: closed ? ACCENT : PENCIL });

export const bucketBrigade: Figure = onPaper(180, () => {
  const first = 60;
  const art: string[] = [
    words('IN', 12, RAIL + 3, { anchor: 'start' }),
    words('OUT', 314, RAIL + 3, { anchor: 'end' }),
  ];
  for (let i = 0; i <= STAGES; i += 1) {
    const x = first + i * PITCH;
    const gateX = x - PITCH / 2 + 1;
    const closed = i % 2 === 1;
    art.push(gate(gateX, closed, closed ? '1' : '2'));
    if (i === STAGES) continue;
    art.push(pen(`M${gateX + 9} ${RAIL}H${gateX + PITCH - 9}M${x} ${RAIL}V112`), dot(x, RAIL), bucket(x, levels[i]!));
  }
  art.push(pen(`M24 ${RAIL}H30`));
  for (const i of [0, 2]) art.push(arrow(first + i * PITCH + 14, 102, first + (i + 1) * PITCH - 14, 102, ACCENT));
  art.push(words('TICK 1 CLOSES THE SWITCHES MARKED 1, TICK 2 THE OTHERS', 160, 166, { cap: 5.4, ink: PENCIL }));
  return art.join('');
});

import {
  accentColour,
  arrow,
  blueInk,
  inkColour,
  onPaper,
  pencilColour,
  strokePath,
  letterText,
  type Figure,
} from './figure.ts';
import { dot } from './schematic.ts';

const stageCount = 5;
const stagePitch = 48;
const railY = 72;

/** A sample of a sine in every second bucket; the others wait for the next tick. */
const levels = [0.75, 0, 0.4, 0, 0.9];

const bucket = (x: number, level: number): string => {
  const foot = 142;
  const height = 26 * level;
  return (
    (level > 0
      ? strokePath(`M${x - 9} ${foot - height / 2}H${x + 9}`, blueInk, Math.max(1, height)).replace('round"', 'butt"')
      : '') + strokePath(`M${x - 11} ${foot - 30}V${foot}H${x + 11}V${foot - 30}`, inkColour, 1.8)
  );
};

/** A switch in the rail: open or closed. */
const gate = (x: number, closed: boolean, phase: string): string =>
  strokePath(
    closed ? `M${x - 9} ${railY}H${x + 9}` : `M${x - 9} ${railY}L${x + 7} ${railY - 11}`,
    closed ? accentColour : inkColour,
    2,
  ) +
  dot(x - 9, railY) +
  dot(x + 9, railY) +
  letterText(phase, x, railY - 20, { cap: 6.4, ink: closed ? accentColour : pencilColour });

export const bucketBrigade: Figure = onPaper(180, () => {
  const first = 60;
  const markup: string[] = [
    letterText('IN', 12, railY + 3, { anchor: 'start' }),
    letterText('OUT', 314, railY + 3, { anchor: 'end' }),
  ];
  for (let i = 0; i <= stageCount; i += 1) {
    const x = first + i * stagePitch;
    const gateX = x - stagePitch / 2 + 1;
    const closed = i % 2 === 1;
    markup.push(gate(gateX, closed, closed ? '1' : '2'));
    if (i === stageCount) continue;
    markup.push(
      strokePath(`M${gateX + 9} ${railY}H${gateX + stagePitch - 9}M${x} ${railY}V112`),
      dot(x, railY),
      bucket(x, levels[i]!),
    );
  }
  markup.push(strokePath(`M24 ${railY}H30`));
  for (const i of [0, 2])
    markup.push(arrow(first + i * stagePitch + 14, 102, first + (i + 1) * stagePitch - 14, 102, accentColour));
  markup.push(
    letterText('TICK 1 CLOSES THE SWITCHES MARKED 1, TICK 2 THE OTHERS', 160, 166, { cap: 5.4, ink: pencilColour }),
  );
  return markup.join('');
});

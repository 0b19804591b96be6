/** How far a knob turns: by a drag, a key, a turn of the wheel. Positions are 0 to 1, shown as 0.0 to 10.0. */

const wholeTurnPx = 220;
const fineness = 4;
const wheelStep = 0.02;

/** To a tenth of what is shown, so that what is read out is what is heard. */
export const settle = (position: number): number => Math.round(Math.min(1, Math.max(0, position)) * 100) / 100;

export const shown = (position: number): string => (position * 10).toFixed(1);

export const valueText = (position: number): string => `${shown(position)} of 10`;

/** −150° is the left stop. */
export const angleOf = (position: number): number => -150 + 300 * position;

/** Up and right is more. Not settled: a slow drag must not lose what is less than a step. */
export const dragged = (position: number, right: number, up: number, isFine: boolean): number =>
  Math.min(1, Math.max(0, position + (up + right * 0.5) / (wholeTurnPx * (isFine ? fineness : 1))));

export const wheeled = (position: number, deltaY: number): number => settle(position - Math.sign(deltaY) * wheelStep);

const steps: Readonly<Record<string, number>> = {
  ArrowUp: 0.01,
  ArrowRight: 0.01,
  ArrowDown: -0.01,
  ArrowLeft: -0.01,
  PageUp: 0.1,
  PageDown: -0.1,
  Home: -1,
  End: 1,
};

/** Null: the key does not turn a knob. */
export function keyed(position: number, key: string, isShift: boolean): number | null {
  const step = steps[key];
  if (step === undefined) return null;
  return settle(position + step * (isShift && key.startsWith('Arrow') ? 5 : 1));
}

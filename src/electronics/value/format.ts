/** Values as people read them. */

const steps = [
  [1e9, 'G'],
  [1e6, 'M'],
  [1e3, 'k'],
  [1, ''],
  [1e-3, 'm'],
  [1e-6, 'µ'],
  [1e-9, 'n'],
  [1e-12, 'p'],
] as const;

/** Three significant digits with the prefix that leaves 1 to 999 before it. */
function scaled(value: number, minStep: number): { digits: string; prefix: string } {
  const rounded = Number(value.toPrecision(3));
  const [size, prefix] = steps.find(([each]) => rounded >= each * (1 - 1e-9)) ?? steps.at(-1)!;
  const [step, name] = size < minStep ? steps.find(([each]) => each === minStep)! : [size, prefix];
  return { digits: String(Number((rounded / step).toPrecision(3))), prefix: name };
}

function formatWith(unit: string, minStep: number): (value: number) => string {
  return (value) => {
    const { digits, prefix } = scaled(value, minStep);
    return `${digits} ${prefix}${unit}`;
  };
}

export const formatOhms = formatWith('Ω', 1);
export const formatHertz = formatWith('Hz', 1);
export const formatWatts = formatWith('W', 1e-3);
export const formatAmps = formatWith('A', 1e-3);

/** Millifarads are correct and nobody writes them. */
export const formatFarads = (value: number): string =>
  value >= 1e-3 * (1 - 1e-9) ? `${Number((value * 1e6).toPrecision(3))} µF` : formatWith('F', 1e-12)(value);

/** As it is written in a list of parts: 4k7, 220R, 1M. */
export function ohmsNotation(ohms: number): string {
  const { digits, prefix } = scaled(ohms, 1);
  const letter = prefix === '' ? 'R' : prefix;
  return digits.includes('.') ? digits.replace('.', letter) : `${digits}${letter}`;
}

/** As it is written in a list of parts: 4n7, 100n, 10u. */
export function faradsNotation(farads: number): string {
  const [digits = '', unit = ''] = formatFarads(farads).replace('µ', 'u').split(' ');
  const letter = unit[0]!;
  return digits.includes('.') ? digits.replace('.', letter) : `${digits}${letter}`;
}

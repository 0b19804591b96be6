/** Which device of ours a name of a netlist means: TL072, 2n3904, D1N4148, RC4558. */

import type { DeviceModel, OpAmpModel } from '../simulation/device-model.ts';

export type DeviceModels = Readonly<Record<string, DeviceModel>>;

/** Names of other makers, and of chips that are the same in one or four. */
const aliases: Readonly<Record<string, string>> = {
  '4558': 'jrc4558d',
  rc4558: 'jrc4558d',
  njm4558: 'jrc4558d',
  tl071: 'tl072cp',
  tl081: 'tl072cp',
  tl082: 'tl072cp',
  tl061: 'tl062cp',
  tl084: 'tl074cn',
  lm324: 'lm358n',
  ne5534: 'ne5532p',
  opa134: 'opa2134pa',
  '1n34': '1n34a',
  red: 'led-5mm-red',
  led: 'led-5mm-red',
  led_red: 'led-5mm-red',
  amber: 'led-5mm-amber',
  green: 'led-5mm-green',
  blue: 'led-5mm-blue',
  white: 'led-5mm-white',
  violet: 'led-5mm-violet',
};

/** How many amplifiers these have, where the chip of ours has another number. */
const otherOutlines: Readonly<Record<string, OpAmpModel['outline']>> = {
  tl071: 'single',
  tl081: 'single',
  tl061: 'single',
  ne5534: 'single',
  opa134: 'single',
  lm324: 'quad',
};

export const outlineOf = (name: string): OpAmpModel['outline'] | undefined =>
  Object.entries(otherOutlines).find(([each]) => name.toLowerCase().startsWith(each))?.[1];

/** What may stand behind the name of a device: the letters of its gain, body or grade. */
const maxGradeLetters = 3;

const isGraded = (long: string, short: string): boolean =>
  long.startsWith(short) && /^[a-z]*$/.test(long.slice(short.length)) && long.length - short.length <= maxGradeLetters;

/** The slug of its model; undefined: none is known. */
export function knownDevice(name: string, models: DeviceModels, type: DeviceModel['type']): string | undefined {
  const plain = name.toLowerCase().trim();
  const names = [plain, plain.replace(/^[dqjx](?=[a-z0-9]*\d)/, '')];
  const fits = (slug: string | undefined): boolean =>
    slug !== undefined && Object.hasOwn(models, slug) && models[slug]!.type === type;
  for (const each of names) {
    if (each.length < 3) continue;
    if (fits(each)) return each;
    const alias = Object.keys(aliases).find((known) => isGraded(each, known));
    if (alias && fits(aliases[alias])) return aliases[alias];
    const graded = Object.keys(models).find((slug) => fits(slug) && (isGraded(slug, each) || isGraded(each, slug)));
    if (graded) return graded;
  }
  return undefined;
}

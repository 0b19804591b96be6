/** The file that plays one kit: its values as data, and the code that was written for its circuit. */
import { compileCircuit } from '#electronics/player/compile/compile-circuit.ts';
import { stepCode } from '#electronics/player/compile/step-code.ts';
import type { KitData } from '#electronics/player/kit-data.ts';
import type { Kit } from '#catalogue/catalogue-types.ts';
import { settingsOf } from '#catalogue/kit-settings.ts';
import { oscillators } from '#catalogue/models/golden.ts';
import { modelBySlug as modelOf } from '#catalogue/models/models.ts';
import { oversamplingOf } from './oversampling-of.ts';

/** An oscillator is started where ngspice starts it. */
const kickOption = (slug: string): { readonly kickNode?: string } =>
  oscillators[slug] ? { kickNode: oscillators[slug].start } : {};

/** `staticChips`: chips that delay or count pass their signal at once, as they do for ngspice. */
export const kitData = (kit: Kit, staticChips = false): KitData =>
  compileCircuit(kit.circuit, {
    modelOf,
    positions: settingsOf(kit),
    oversampling: oversamplingOf(kit.slug),
    ...(staticChips ? { staticChips } : kickOption(kit.slug)),
  });

/**
 * A module that imports nothing and exports `(runtime) => PlayableCircuit`. A worklet can add a module but not ask what it
 * exports, so it is also left in `listenKits` by its slug.
 */
export const kitFile = (kit: Kit, staticChips = false): string => fileOf(kitData(kit, staticChips));

export const fileOf = (data: KitData): string =>
  [
    `const kit=({playable})=>playable(${JSON.stringify(data)},${stepCode(data)});`,
    `(globalThis.listenKits??={})[${JSON.stringify(data.slug)}]=kit;`,
    'export default kit;',
    '',
  ].join('\n');

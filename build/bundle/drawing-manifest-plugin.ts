import { existsSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { partKindSamples } from '#domain/catalogue/part-kind-samples.ts';

const moduleId = 'virtual:drawing-manifest';
/** The pictures of the parts menu, apart: only those who open it fetch their addresses. */
const kindsModuleId = 'virtual:kind-pictures';

/**
 * Pictures of products travel with the product's data and those of guides with the guide; only the shop's own pictures
 * go into the bundle, and the pedals that lie beside the sign-in form and on the way to a first build. The other icons are asked for by machines.
 */
const travelling = [
  /^(pedal(?!\/(fuzz-box|clean-booster)$)|drafting|board|board-soldered|inside|kit|flat-lay|schematic|schematic-stages|listen|listen-sheet|bench-sheet|bench-box|bench-faults|bench-sounds|part|outline|outline-list|document|figure|film)\//,
  /^thumb\//,
  /^social\/(?!home$)/,
  /^brand\/(?!mark$|apple-touch-icon$)/,
];

export const isBundledPicture = (name: string): boolean => !travelling.some((pattern) => pattern.test(name));

type Addresses = Readonly<Record<string, string>>;

const bundled = (all: Addresses): Addresses =>
  Object.fromEntries(Object.entries(all).filter(([name]) => isBundledPicture(name)));

/** A drawing for each kind, and the one of the guide that tells parts apart. */
const menuPictures: Addresses = {
  ...Object.fromEntries(Object.entries(partKindSamples).map(([kind, slug]) => [kind, `part/${slug}`])),
  guide: 'thumb/resistors',
};

const ofKinds = (all: Addresses): Addresses =>
  Object.fromEntries(
    Object.entries(menuPictures).flatMap(([kind, name]) => {
      const address = all[name];
      return address === undefined ? [] : [[kind, address]];
    }),
  );

const modules: Readonly<Record<string, (all: Addresses) => Addresses>> = {
  [moduleId]: bundled,
  [kindsModuleId]: ofKinds,
};

/** Makes the addresses of the drawn pictures importable in src/web as virtual modules. */
export function drawingManifest(file: string): Plugin {
  return {
    name: 'drawing-manifest',
    resolveId: (id) => (id in modules ? `\0${id}` : null),
    load(id) {
      const addresses = id.startsWith('\0') ? modules[id.slice(1)] : undefined;
      if (!addresses) return null;
      const all = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Addresses) : {};
      return `export default ${JSON.stringify(addresses(all))};`;
    },
  };
}

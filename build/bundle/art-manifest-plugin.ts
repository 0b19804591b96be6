import { existsSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const moduleId = 'virtual:art-manifest';

/**
 * Pictures of products travel with the product's data and those of guides with the guide; only the shop's own pictures
 * go into the bundle, and the pedals that lie beside the sign-in form and on the way to a first build. The other icons are asked for by machines.
 */
const travelling = [
  /^(pedal(?!\/(fuzz-box|clean-booster)$)|drafting|board|board-soldered|inside|kit|flat-lay|part|document|figure|film)\//,
  /^thumb\/(?!resistors$)/,
  /^social\/(?!home$)/,
  /^brand\/(?!mark$|apple-touch-icon$)/,
];

export const isBundledPicture = (name: string): boolean => !travelling.some((pattern) => pattern.test(name));

/** Gives the web floor the addresses of the drawn pictures as a module. */
export function artManifest(file: string): Plugin {
  return {
    name: 'art-manifest',
    resolveId: (id) => (id === moduleId ? `\0${moduleId}` : null),
    load(id) {
      if (id !== `\0${moduleId}`) return null;
      const all = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};
      const own = Object.fromEntries(Object.entries(all).filter(([name]) => isBundledPicture(name)));
      return `export default ${JSON.stringify(own)};`;
    },
  };
}

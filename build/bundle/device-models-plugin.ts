import type { Plugin } from 'vite';
import { deviceModels } from '#catalogue/models/models.ts';

const moduleId = 'virtual:device-models';
const virtualId = `\0${moduleId}`;

/** Makes the models of all devices importable, for the page that plays a netlist of the visitor's own. */
export const deviceModelsModule = (): Plugin => ({
  name: 'device-models',
  resolveId: { filter: { id: new RegExp(`^${moduleId}$`) }, handler: () => virtualId },
  load: {
    filter: { id: new RegExp(`^${virtualId}$`) },
    handler: () => `export default ${JSON.stringify(deviceModels)};`,
  },
});

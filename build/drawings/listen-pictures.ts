/** The pictures that are played, and what is said of them to the page that plays them. */
import { listenSvg, panelPlaces } from '#drawings/listen/listen-picture.ts';
import type { ListenSheet } from '#drawings/listen/listen-sheet.ts';
import type { Picture } from '#drawings/pictures.ts';
import { billOfMaterials, controlsOf } from '#electronics/bill-of-materials.ts';
import { NC } from '#electronics/component.ts';
import { ground } from '#electronics/simulation/element.ts';
import { probesAndSwaps } from '#electronics/player/runtime/playable.ts';
import type { DeviceModel } from '#electronics/simulation/device-model.ts';
import { adjustTrimmers } from '#electronics/simulation/trimmer-adjustment.ts';
import { catalogueDrawings } from '#catalogue/catalogue-drawings.ts';
import type { Kit } from '#catalogue/catalogue-types.ts';
import { settingsOf } from '#catalogue/kit-settings.ts';
import { kits } from '#catalogue/kits.ts';
import { listenMods } from '#catalogue/listen-mods.ts';
import { modelBySlug } from '#catalogue/models/models.ts';
import { kitData } from '../listen/kit-file.ts';
import { playableKits } from '../listen/playable-kits.ts';

const rounded = (value: number): number => Math.round(value * 1e3) / 1e3;

function modelsOf(slugs: readonly (string | null)[]): Record<string, DeviceModel> {
  const found: Record<string, DeviceModel> = {};
  for (const slug of slugs) {
    const model = slug ? modelBySlug(slug) : undefined;
    if (slug && model) found[slug] = model;
  }
  return found;
}

/** A kit that makes no sound has nothing that could be swapped or probed in it. */
function unplayedOf(kit: Kit): ListenSheet['unplayed'] {
  const { components } = kit.circuit;
  const { nets, parts } = playableKits.includes(kit) ? probesAndSwaps(kitData(kit)) : { nets: [], parts: [] };
  const [known, swapped] = [new Set([...nets, ground, NC]), new Set(parts)];
  return {
    parts: components.map(({ ref }) => ref).filter((ref) => !swapped.has(ref)),
    nets: [...new Set(components.flatMap(({ pins }) => Object.values(pins)))].filter((net) => !known.has(net)),
  };
}

export function listenSheet(kit: Kit): ListenSheet {
  const { circuit, slug } = kit;
  const { mods: _, measurements: __, ...rest } = circuit;
  const places = panelPlaces(catalogueDrawings.pedals[slug]!);
  const labels = controlsOf(circuit);
  const { positions } = adjustTrimmers(circuit, { modelOf: modelBySlug, input: 'guitar', positions: settingsOf(kit) });
  const mods = listenMods(circuit);
  const bom = billOfMaterials(circuit);
  return {
    slug,
    controls: Object.entries(settingsOf(kit)).map(([ref, position], index) => ({
      ref,
      label: labels[index]!,
      position,
      ...places.knobs[index]!,
    })),
    footswitch: places.footswitch,
    trimmers: bom
      .filter(({ kind }) => kind === 'trimmer')
      .map(({ ref }) => ({ ref, position: rounded(positions[ref] ?? 0.5) })),
    mods,
    unplayed: unplayedOf(kit),
    circuit: {
      ...rest,
      measurements: [],
      components: circuit.components.map(({ note: _note, orientation: _way, ...component }) => component),
    },
    models: modelsOf([
      ...bom.map(({ part }) => part),
      ...mods.flatMap(({ choices }) => choices.map(({ part }) => part)),
    ]),
  };
}

export const listenPictures = (): Picture[] =>
  kits.flatMap((kit): Picture[] => {
    const drawing = catalogueDrawings.pedals[kit.slug]!;
    const sheet = listenSheet(kit);
    return [
      { name: `listen/${kit.slug}`, source: drawing, draw: () => listenSvg(drawing) },
      { name: `listen-sheet/${kit.slug}`, source: sheet, format: 'json', draw: () => JSON.stringify(sheet) },
    ];
  });

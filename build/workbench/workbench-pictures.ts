/** The sheets of the workbench as pictures, so that they are cached and served like them. */
import { openBoxSvg } from '#drawings/open-box/open-box-picture.ts';
import { layoutBoard } from '#drawings/pcb/layout-board.ts';
import type { Picture } from '#drawings/pictures.ts';
import type { Kit } from '#catalogue/catalogue-types.ts';
import { kitDrawing } from '#catalogue/catalogue-drawings.ts';
import { settingsOf } from '#catalogue/kit-settings.ts';
import { kits } from '#catalogue/kits.ts';
import { kitWiring } from '../wiring/kit-wiring.ts';
import { bandsOfKit } from '../kept-tables/kept-bands.ts';
import { oversamplingOf } from '../listen/oversampling-of.ts';
import { playableKits } from '../listen/playable-kits.ts';
import { soundSheet } from './faults/sound-sheet.ts';
import { workbenchSheet } from './workbench-sheet.ts';
import {
  computeFaultTable,
  faultTableInputs,
  type KeptFaultTable,
  readKeptFaultTables,
} from './faults/kept-fault-tables.ts';

/** One board is laid out once: the group is that of its other pictures. */
const sheetOf = (kit: Kit): Picture => ({
  name: `bench-sheet/${kit.slug}`,
  source: [kit.name, kit.circuit, kitDrawing(kit), bandsOfKit(kit)],
  group: kit.slug,
  format: 'json',
  draw: () => JSON.stringify(workbenchSheet(kit)),
});

/** The open box of the guided build. The offline worker keeps what begins with the name of the bench. */
const openBoxOf = (kit: Kit): Picture => ({
  name: `bench-box/${kit.slug}`,
  source: [kit.circuit, kitDrawing(kit)],
  group: kit.slug,
  draw: () => openBoxSvg(kitWiring(kit), kitDrawing(kit), layoutBoard(kitDrawing(kit))),
});

/**
 * The kept table of the kit. While a kit is being changed its table is of other data: then it is computed here, which takes
 * seconds, in a batch of its own.
 */
function faultsOf(kit: Kit, kept: KeptFaultTable | undefined): Picture {
  const inputs = faultTableInputs(kit);
  const isKept = kept?.inputs === inputs;
  return {
    name: `bench-faults/${kit.slug}`,
    source: isKept ? kept.table : inputs,
    group: `${kit.slug} faults`,
    format: 'json',
    draw: () => JSON.stringify(isKept ? kept.table : computeFaultTable(kit).table),
  };
}

/** What its faults sound like is worked out by the browser of whoever asks to hear them. */
const soundsOf = (kit: Kit): Picture => ({
  name: `bench-sounds/${kit.slug}`,
  source: [kit.circuit, kitDrawing(kit), settingsOf(kit), oversamplingOf(kit.slug), bandsOfKit(kit)],
  group: kit.slug,
  format: 'json',
  draw: () => JSON.stringify(soundSheet(kit)),
});

export function workbenchPictures(): Picture[] {
  const kept = readKeptFaultTables();
  return [
    ...kits.map(sheetOf),
    ...kits.map(openBoxOf),
    ...kits.map((kit) => faultsOf(kit, kept.get(kit.slug))),
    ...playableKits.map(soundsOf),
  ];
}

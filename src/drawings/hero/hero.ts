/** Home hero: one pedal pulled apart along its own axis, from base plate to knobs. */
import { Defs } from '../primitives/defs.ts';
import { g, svg } from '../primitives/svg.ts';
import { type ViewBox, type HeroLayerName, heroLayers } from './hero-layers.ts';
import type { KitSpec } from '../kit/kit-spec.ts';
import { boardLayer } from './board-layer.ts';
import { boxLayer, cornerAxes, knobAxes, knobLayer } from './box-layer.ts';
import { notes } from './callouts.ts';
import { baseLayer, groundLayer } from './ground.ts';
import { type HeroScene, heroScene, slideOffset, layerSlides } from './scene.ts';

/** A layer is a group the page may move on scroll: <g class="hero-layer" data-layer="box">. */
const layer = (name: string, ...body: string[]): string => g({ class: 'hero-layer', 'data-layer': name }, ...body);

const shifted = (...body: string[]): string => g({ transform: `translate(${layerSlides.box} 0)` }, ...body);

/** The frame of the whole picture. */
export function heroView({ camera, shape, heights }: HeroScene): ViewBox {
  const [x] = camera.at(...slideOffset(layerSlides.board), 0);
  const [, y] = camera.at(shape.w, 0, heights.knobs + 14);
  return [x - 22, y - 12, 230, 252];
}

/** The whole stack in one drawing. */
export function heroBody(d: Defs, kit: KitSpec): { markup: string; view: ViewBox } {
  const scene = heroScene(kit);
  const under = groundLayer(d, scene) + layer('base', baseLayer(d, scene)) + cornerAxes(scene);
  const board = layer('board', boardLayer(d, scene));
  const top = shifted(layer('box', boxLayer(d, scene)) + layer('knobs', knobAxes(scene), knobLayer(d, scene)));
  return { markup: under + board + top + notes(scene), view: heroView(scene) };
}

const layerDrawings: Record<HeroLayerName, (d: Defs, scene: HeroScene) => string> = {
  ground: groundLayer,
  base: baseLayer,
  'corner-axes': (_, scene) => cornerAxes(scene),
  board: boardLayer,
  box: (d, scene) => shifted(boxLayer(d, scene)),
  'knob-axes': (_, scene) => shifted(knobAxes(scene)),
  nuts: (d, scene) => shifted(knobLayer(d, scene, 'nuts')),
  knobs: (d, scene) => shifted(knobLayer(d, scene, 'knobs')),
  notes: (_, scene) => notes(scene),
};

/** One layer as its own picture, cropped to the frame that hero-layers.ts gives it. */
export function heroLayerSvg(name: HeroLayerName, kit: KitSpec): string {
  const d = new Defs('h');
  const { frame } = heroLayers.find((one) => one.name === name)!;
  return svg(frame, d, layerDrawings[name](d, heroScene(kit)));
}

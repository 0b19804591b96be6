/** Home hero: one pedal pulled apart along its own axis, from base plate to knobs. */
import { Defs } from '../primitives/defs.ts';
import { g, svg, circle, n, path } from '../primitives/svg.ts';
import { type ViewBox, type HeroLayerName, heroLayers } from './hero-layers.ts';
import type { KitSpec } from '../kit/kit-spec.ts';
import { boardLayer } from './board-layer.ts';
import { boxLayer, cornerAxes, knobAxes, knobLayer } from './box-layer.ts';
import { baseLayer, groundLayer } from './ground.ts';
import { type HeroScene, heroScene, slideOffset, layerSlides } from './scene.ts';
import { textPath, type TextShape, textWidth } from '../primitives/stroke-font.ts';
import type { Point2d } from '../primitives/axonometric-camera.ts';

interface Note {
  text: string;
  sub: string;
  at: Point2d;
  side: 'left' | 'right';
}

const title: TextShape = { cap: 3.3, tracking: 0.1, width: 1.08 };
const subtitle: TextShape = { cap: 2.4, tracking: 0.1 };
const leader = 12;
const lineHeight = 5.2;
/** What a stroke adds to the letters it draws. */
const penWidth = 0.55;

/** What each piece is. */
function notesOf({ camera, kit, shape, panel, board, boardAt, heights }: HeroScene): Note[] {
  const { w, h, depth } = shape;
  const [dx, dy] = slideOffset(layerSlides.box);
  const last = panel.knobs[panel.knobs.length - 1]!;
  return [
    {
      text: 'Knobs',
      sub: `${kit.knobs.length} fluted`,
      at: camera.at(last.x + panel.knobR + dx - 2, last.y + dy, heights.knobs + 6),
      side: 'right',
    },
    {
      text: 'Enclosure',
      sub: `${kit.size} drilled`,
      at: camera.at(w + dx, h * 0.5 + dy, heights.box + depth),
      side: 'right',
    },
    {
      text: 'Board',
      sub: `${board.parts.filter((p) => p.kind !== 'WIRE').length} parts`,
      at: camera.at(boardAt[0] + 3, boardAt[1] + board.h - 3, heights.board + 1),
      side: 'left',
    },
    { text: 'Base plate', sub: '4 screws', at: camera.at(w, h * 0.8, heights.base + 3), side: 'right' },
  ];
}

/** Where the words begin: those on the right stand under each other, those on the left end where their leader does. */
function placed(list: readonly Note[]): (Note & { x: number })[] {
  const column = Math.max(...list.filter(({ side }) => side === 'right').map(({ at }) => at[0])) + leader;
  return list.map((note) => {
    const width = Math.max(textWidth(note.text, title), textWidth(note.sub, subtitle));
    return { ...note, x: note.side === 'right' ? column : note.at[0] - leader - width };
  });
}

/** The room that the words of each note take, millimetres of the drawing. */
export const noteBoxes = (scene: HeroScene): { text: string; x: number; y: number; w: number; h: number }[] =>
  placed(notesOf(scene)).map(({ text, sub, at, x }) => ({
    text,
    x: x - penWidth / 2,
    y: at[1] - title.cap - penWidth / 2,
    w: Math.max(textWidth(text, title), textWidth(sub, subtitle)) + penWidth,
    h: title.cap + lineHeight + penWidth,
  }));

/** The notes in the margins, each with its leader. */
function notes(scene: HeroScene): string {
  return g(
    { class: 'hero-notes', fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' },
    ...placed(notesOf(scene)).map(({ text, sub, at: [atX, atY], side, x }) => {
      const line =
        side === 'right'
          ? `M${n(atX + 1.4)} ${n(atY)}H${n(x - 2.4)}`
          : `M${n(atX - 1.4)} ${n(atY)}H${n(atX - leader + 2.4)}`;
      return (
        path(line, { stroke: '#f4b942', 'stroke-width': 0.45 }) +
        circle(atX, atY, 1.1, { fill: '#f4b942' }) +
        path(textPath(text, x, atY + 0.1, title), { stroke: '#f2f5ee', 'stroke-width': penWidth }) +
        path(textPath(sub, x, atY + 0.1 + lineHeight, subtitle), { stroke: '#b4cfc6', 'stroke-width': 0.36 })
      );
    }),
  );
}

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

import { enclosures, type EnclosureShape } from '#electronics/enclosure.ts';
import type { KitSpec } from '../kit/kit-spec.ts';
import type { Board } from '../pcb/board-spec.ts';
import { layoutBoard } from '../pcb/layout-board.ts';
import { type PanelLayout, panelLayout } from '../pedal/panel-layout.ts';
import { AxonometricCamera, type Point2d } from '../primitives/axonometric-camera.ts';

export const cameraTurnDegrees = -36;
const cameraPitchDegrees = 45;

/** Height of each layer above the ground, millimetres. */
export interface LayerHeights {
  base: number;
  board: number;
  box: number;
  knobs: number;
}

const defaultHeights: LayerHeights = { base: 0, board: 44, box: 112, knobs: 182 };

/** How far a layer is slid to the right in the picture, so that the box does not hide the board. */
export const layerSlides = { board: -30, box: 20 } as const;

/** The same slide in the coordinates of the ground plane. */
export function slideOffset(mm: number): Point2d {
  const turn = (cameraTurnDegrees * Math.PI) / 180;
  return [mm * Math.cos(turn), -mm * Math.sin(turn)];
}

/** One exploded pedal: what it is made of, and where each piece hangs. */
export interface HeroScene {
  camera: AxonometricCamera;
  kit: KitSpec;
  shape: EnclosureShape;
  panel: PanelLayout;
  board: Board;
  heights: LayerHeights;
  /** The board's corner on its plane. */
  boardAt: Point2d;
}

export function heroScene(kit: KitSpec, heights: LayerHeights = defaultHeights): HeroScene {
  const shape = enclosures[kit.size];
  const { board } = layoutBoard(kit);
  const [x, y] = slideOffset(layerSlides.board);
  return {
    camera: new AxonometricCamera(cameraTurnDegrees, cameraPitchDegrees),
    kit,
    shape,
    panel: panelLayout(kit),
    board,
    heights,
    boardAt: [(shape.w - board.w) / 2 + x, 9 + y],
  };
}

import type { KitSpec } from '../kit/kit-spec.ts';
import type { Board } from '../pcb/board-spec.ts';
import { layoutBoard } from '../pcb/layout.ts';
import { ENCLOSURES, type EnclosureShape } from '../pedal/enclosure.ts';
import { type Layout, layoutOf } from '../pedal/pedal-layout.ts';
import { Axo, type Pt } from './axo.ts';

export const TURN = -36;
const PITCH = 45;

/** Height of each layer above the bench, millimetres. */
export interface Lift {
  base: number;
  board: number;
  box: number;
  knobs: number;
}

const LIFT: Lift = { base: 0, board: 44, box: 112, knobs: 182 };

/** How far a layer is slid to the right in the picture, so that the box does not hide the board. */
export const SLIDE = { board: -30, box: 20 } as const;

/** The same slide as a step on the bench. */
export function slide(mm: number): Pt {
  const turn = (TURN * Math.PI) / 180;
  return [mm * Math.cos(turn), -mm * Math.sin(turn)];
}

/** One exploded pedal: what it is made of, and where each piece hangs. */
export interface HeroScene {
  cam: Axo;
  kit: KitSpec;
  shape: EnclosureShape;
  plan: Layout;
  board: Board;
  lift: Lift;
  /** The board's corner on its plane. */
  boardAt: Pt;
}

export function heroScene(kit: KitSpec, lift: Lift = LIFT): HeroScene {
  const shape = ENCLOSURES[kit.size];
  const { board } = layoutBoard(kit);
  const [x, y] = slide(SLIDE.board);
  return {
    cam: new Axo(TURN, PITCH),
    kit,
    shape,
    plan: layoutOf(kit),
    board,
    lift,
    boardAt: [(shape.w - board.w) / 2 + x, 9 + y],
  };
}

/**
 * What the screens of the workbench know of a kit: its parts, nets, board and copper, the order of the work and what to measure,
 * all from one circuit. Millimetres from the upper left corner of the board, parts towards the viewer.
 */
import type { BuildCheck } from '#electronics/assembly/build-checks.ts';
import type { StepName } from '#electronics/assembly/steps.ts';
import type { BandColour } from '#electronics/codes/resistor-bands.ts';
import type { ComponentKind } from '#electronics/component.ts';
import type { Wiring } from '#electronics/wiring/wiring.ts';
import type { Point, Turn } from '../pcb/board-spec.ts';

export interface WorkbenchPin {
  /** As the circuit names it: 1, C, +. */
  readonly pin: string;
  /** As a builder does: 'collector', 'end 1'. */
  readonly name: string;
  /** Null: left open. */
  readonly net: string | null;
  /** The middle of its pad; absent for what is wired. */
  readonly at?: Point;
}

/** How a part stands on the board. */
export interface WorkbenchPlacement {
  /** Its middle. */
  readonly at: Point;
  /** Degrees, clockwise. */
  readonly turn: Turn;
  /** The room it takes, as it stands: left, top, width, height. */
  readonly box: readonly [number, number, number, number];
  /** Printed around it, as path data from its middle before it is turned. */
  readonly outline: string;
  readonly padRadius: number;
  /** From the board to its top. */
  readonly height: number;
}

export interface WorkbenchPart {
  readonly ref: string;
  readonly kind: ComponentKind;
  readonly value: string;
  /** As the bill says: 'Resistor 4K7'. */
  readonly name: string;
  /** Slug of the sold part. */
  readonly part: string | null;
  /** What it is, in the words of its maker: 'TO-92'. */
  readonly type?: string;
  readonly bands?: readonly BandColour[];
  /** What is printed on it. */
  readonly code?: string;
  /** Which way round; absent when either is right. */
  readonly orientation?: string;
  readonly note?: string;
  readonly pins: readonly WorkbenchPin[];
  /** Absent for what is bolted to the box. A socket stands where its chip goes. */
  readonly place?: WorkbenchPlacement;
}

export interface WorkbenchNet {
  readonly name: string;
  /** 'Q2 emitter', 'Ground'. */
  readonly plain: string;
  /** REF.PIN. */
  readonly pins: readonly string[];
  /** With nothing playing, controls at noon. */
  readonly volts?: number;
  /** Copper as path data, by side. Ground is poured: its traces are only those that the pour does not reach. */
  readonly top: string;
  readonly bottom: string;
  readonly vias: readonly Point[];
}

/** A pad for a wire that leaves the board. */
interface WorkbenchWire {
  readonly label: string;
  readonly net: string;
  readonly at: Point;
}

export interface WorkbenchStep {
  readonly name: StepName;
  readonly title: string;
  readonly hint: string;
  readonly refs: readonly string[];
}

export interface WorkbenchVoltage {
  /** REF.PIN. */
  readonly at: string;
  /** 'IC1, pin 8'. */
  readonly where: string;
  readonly volts: number;
  /** The lowest and the highest that is right. */
  readonly right: readonly [number, number];
  readonly note: string;
  /** Where to look when it differs. */
  readonly check: string;
}

/** Drawings, as the markup of SVG in millimetres. */
export interface BoardDrawings {
  readonly defs: string;
  /** The bare board from either side; the solder side as it would be seen through the board. */
  readonly top: string;
  readonly bottom: string;
  /** Each part as it stands on the board, by ref. */
  readonly parts: Readonly<Record<string, string>>;
  /** The fill of a solder joint. */
  readonly joint: string;
}

export interface WorkbenchSheet {
  readonly slug: string;
  readonly name: string;
  readonly board: { readonly w: number; readonly h: number; readonly edge: string; readonly holes: readonly Point[] };
  readonly parts: readonly WorkbenchPart[];
  readonly nets: readonly WorkbenchNet[];
  readonly wires: readonly WorkbenchWire[];
  readonly steps: readonly WorkbenchStep[];
  readonly checks: readonly BuildCheck[];
  readonly voltages: readonly WorkbenchVoltage[];
  /** The least and the most that a finished one draws. Absent in a sheet that a device kept from before. */
  readonly milliamps?: readonly [number, number];
  /** The wires off the board; places are of the open box. Absent in a sheet that a device kept from before. */
  readonly wiring?: Wiring;
  readonly art: BoardDrawings;
}

/** The order in which a pedal is soldered: flat parts first, what dislikes heat late, chips last. Each part belongs to exactly one step. */

import type { Component, ComponentKind } from '../component.ts';
import { bezelRef, boxRef } from '../hardware.ts';

export interface Step {
  readonly name: StepName;
  readonly title: string;
  readonly hint: string;
  readonly parts: readonly Component[];
}

export type StepName =
  | 'resistors'
  | 'diodes'
  | 'sockets'
  | 'ceramic'
  | 'film'
  | 'electrolytics'
  | 'trimmers'
  | 'tall'
  | 'transistors'
  | 'germanium'
  | 'wires'
  | 'controls'
  | 'panel'
  | 'chips'
  | 'close';

const steps: Readonly<Record<StepName, Omit<Step, 'name' | 'parts'>>> = {
  resistors: {
    title: 'Resistors',
    hint: 'The flattest parts come first. Read the bands, and measure when two colours look alike. They can go either way round.',
  },
  diodes: {
    title: 'Diodes',
    hint: 'The band on the body goes to the line on the board. Two seconds of heat are enough.',
  },
  sockets: {
    title: 'Sockets for the chips',
    hint: 'Notch to the notch on the board. Solder two opposite corners, check that it sits flat, then solder the rest. No chip yet.',
  },
  ceramic: {
    title: 'Ceramic capacitors',
    hint: 'The marking is in picofarads: two digits, then the number of zeros. They can go either way round.',
  },
  film: {
    title: 'Film capacitors',
    hint: 'Press them down to the board before you solder. They can go either way round.',
  },
  electrolytics: {
    title: 'Electrolytic capacitors',
    hint: 'The long leg goes to +. The stripe on the sleeve marks the other leg.',
  },
  trimmers: { title: 'Trimmers', hint: 'Turn each to its middle now. You set them when everything works.' },
  tall: {
    title: 'Tall and delicate parts',
    hint: 'They stand taller or don’t like heat, so they come late. Be quick with the iron.',
  },
  transistors: {
    title: 'Transistors and regulators',
    hint: 'Turn the body as the outline shows. Leave 3 mm of leg, and let one leg cool before you heat the next.',
  },
  germanium: {
    title: 'Germanium, last on the board',
    hint: 'Heat is what kills germanium. Leave the legs long, hold each with pliers between iron and body, and let it cool before the next one.',
  },
  wires: {
    title: 'Wires to the board',
    hint: 'The strap of the footswitch, and every wire that goes into the board, while its solder side can be reached. The wiring pages say how long to cut each. Strip 3 mm, twist and tin.',
  },
  controls: {
    title: 'Controls',
    hint: 'They sit on the other side of the board and hold it in the box. Fit them through the drilled holes first, then solder, so that they line up. Lift the board out again: bezel and LED go in before it.',
  },
  panel: {
    title: 'Into the box, and the wiring',
    hint: 'In this order, the board with its controls after the LED. The wiring pages say which wire comes before which part, then lead from wire to wire and check each group. Tick each wire there.',
  },
  chips: {
    title: 'Chips, after the supply is checked',
    hint: 'Measure the supply at the empty socket first, then unplug. Notch to notch, and no leg folded under.',
  },
  close: {
    title: 'Close it',
    hint: 'Measure, play, then press the knobs on with the pointer at seven and the control at its left stop.',
  },
};

const stepOfKind: Readonly<Record<ComponentKind, StepName>> = {
  resistor: 'resistors',
  film: 'film',
  ceramic: 'ceramic',
  electrolytic: 'electrolytics',
  inductor: 'tall',
  diode: 'diodes',
  led: 'tall',
  bjt: 'transistors',
  jfet: 'transistors',
  mosfet: 'transistors',
  opto: 'tall',
  ic: 'chips',
  regulator: 'transistors',
  module: 'tall',
  pot: 'controls',
  trimmer: 'trimmers',
  toggle: 'panel',
  footswitch: 'panel',
  jack: 'panel',
  'dc-jack': 'panel',
  mechanical: 'close',
};

/** Old crystals, in cans and in glass. */
const germanium: ReadonlySet<string> = new Set(['ac128', 'mp38a', '1n34a']);

function stepOf({ kind, ref, place, part }: Component): StepName {
  if (part && germanium.has(part)) return 'germanium';
  if (ref.startsWith('XS-')) return 'sockets';
  if (ref === 'WIRE') return 'wires';
  if (ref === boxRef || ref === bezelRef) return 'panel';
  if (place === 'panel' && kind !== 'pot' && kind !== 'mechanical') return 'panel';
  return stepOfKind[kind];
}

/** What goes into the box, from its face to the lid: the LED into its bezel, and what lies over others last. */
const panelOrder: readonly (ComponentKind | 'box' | 'bezel')[] = [
  'box',
  'bezel',
  'led',
  'toggle',
  'footswitch',
  'jack',
  'dc-jack',
];

function placeInPanel({ ref, kind }: Component): number {
  return panelOrder.indexOf(ref === boxRef ? 'box' : ref === bezelRef ? 'bezel' : kind);
}

export function assemblySteps(bom: readonly Component[]): Step[] {
  const byStep = Map.groupBy(bom, stepOf);
  byStep.get('panel')?.sort((a, b) => placeInPanel(a) - placeInPanel(b));
  return (Object.keys(steps) as StepName[]).flatMap((name) => {
    const parts = byStep.get(name);
    return parts ? [{ name, ...steps[name], parts }] : [];
  });
}

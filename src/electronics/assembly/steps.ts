/** The order in which a pedal is soldered: flat parts first, what dislikes heat late, chips last. Each part belongs to exactly one step. */

import type { Component, ComponentKind } from '../component.ts';

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
    hint: 'Strip 3 mm, twist and tin. Cut each wire a little longer than it looks in the wiring drawing.',
  },
  controls: {
    title: 'Controls',
    hint: 'They sit on the other side of the board and hold it in the box. Fit them through the drilled holes first, then solder, so that they line up.',
  },
  panel: {
    title: 'Into the box, and the wiring',
    hint: 'Bolt the hardware in, then follow the wiring drawing line by line. Tick each wire there.',
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
  if (ref === 'BOX' || ref === 'BZ1') return 'panel';
  if (place === 'panel' && kind !== 'pot' && kind !== 'mechanical') return 'panel';
  return stepOfKind[kind];
}

export function assemblySteps(bom: readonly Component[]): Step[] {
  const byStep = Map.groupBy(bom, stepOf);
  return (Object.keys(steps) as StepName[]).flatMap((name) => {
    const parts = byStep.get(name);
    return parts ? [{ name, ...steps[name], parts }] : [];
  });
}

/** The picture of a loose part, from data that a catalogue can hold. */
import type { Defs } from '../drawing/defs.ts';
import { soft } from '../drawing/shadow.ts';
import { move } from '../drawing/svg.ts';
import type { CoatName, LedColor } from '../palette.ts';
import { basePlate } from '../pedal/box.ts';
import { boxShadow, enclosureBody, ENCLOSURES, type EnclosureSize } from '../pedal/enclosure.ts';
import { knob, type KnobStyle } from '../pedal/knobs.ts';
import { ceramicCap, electrolytic, filmCap } from './capacitors.ts';
import { dcPart, hookupWire, jackPart, socket } from './connectors.ts';
import { footswitchPart, potentiometer } from './controls.ts';
import { diode, ledPart } from './diode.ts';
import { type Part, partSvg } from './part.ts';
import { parseOhms } from './resistor-code.ts';
import { resistor, tape } from './resistor.ts';
import { canTransistor, dip, to92 } from './semiconductors.ts';

export type PartDrawing =
  /** Values as builders write them: 220R, 4K7, 1M. */
  | { kind: 'resistor'; value: string; tolerance?: 1 | 5 }
  | { kind: 'resistors-on-tape'; values: readonly string[] }
  | { kind: 'electrolytic'; value: string; volts?: string }
  | { kind: 'film-capacitor'; value: string }
  | { kind: 'ceramic-capacitor'; code: string }
  | { kind: 'dip'; pins: 8 | 14 | 16; mark: string }
  | { kind: 'to92'; mark: string }
  | { kind: 'germanium-can' }
  | { kind: 'diode'; body: 'glass' | 'black' }
  | { kind: 'led'; color: LedColor }
  | { kind: 'potentiometer'; mark: string }
  | { kind: 'footswitch' }
  | { kind: 'jack' }
  | { kind: 'dc-socket' }
  | { kind: 'ic-socket' }
  | { kind: 'wire'; color?: string }
  | { kind: 'knob'; style: KnobStyle; accent?: string }
  | { kind: 'enclosure'; size: EnclosureSize; coat: CoatName }
  | { kind: 'base-plate'; size: EnclosureSize };

export interface PartArt {
  /** Names the picture: part/<slug>. */
  slug: string;
  title: string;
  drawing: PartDrawing;
}

const shortLead = 3.4;

function looseKnob(d: Defs, style: KnobStyle, accent: string | undefined): Part {
  const art = knob(d, { style, r: 9, value: 0.6, ...(accent && { accent }) });
  return { w: 20, h: 22, art: soft(d, art.shadow, 1.2, 0.45) + art.art };
}

function boxed(size: EnclosureSize, art: string): Part {
  const { w, h } = ENCLOSURES[size];
  return { w: w + 8, h: h + 14, art: move(-w / 2, -h / 2, art) };
}

function drawn(d: Defs, part: PartDrawing): Part {
  switch (part.kind) {
    case 'resistor':
      return resistor(d, parseOhms(part.value), part.tolerance ?? 1, shortLead);
    case 'resistors-on-tape':
      return tape(d, part.values.map(parseOhms));
    case 'electrolytic':
      return electrolytic(d, part.value, part.volts);
    case 'film-capacitor':
      return filmCap(d, part.value);
    case 'ceramic-capacitor':
      return ceramicCap(d, part.code);
    case 'dip':
      return dip(d, part.pins, part.mark);
    case 'to92':
      return to92(d, part.mark);
    case 'germanium-can':
      return canTransistor(d);
    case 'diode':
      return diode(d, part.body, shortLead);
    case 'led':
      return ledPart(d, part.color);
    case 'potentiometer':
      return potentiometer(d, part.mark);
    case 'footswitch':
      return footswitchPart(d);
    case 'jack':
      return jackPart(d);
    case 'dc-socket':
      return dcPart(d);
    case 'ic-socket':
      return socket(d);
    case 'wire':
      return hookupWire(d, part.color);
    case 'knob':
      return looseKnob(d, part.style, part.accent);
    case 'enclosure':
      return boxed(part.size, boxShadow(d, part.size) + enclosureBody(d, part));
    case 'base-plate':
      return boxed(part.size, basePlate(d, part.size));
  }
}

/** The part in the middle of a square, filling it, with an even margin. */
export const partArtSvg = ({ slug, title, drawing }: PartArt): string =>
  partSvg((d) => drawn(d, drawing), { id: slug, title, margin: 1.5 });

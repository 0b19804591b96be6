/** The picture of a loose part, from data that a catalogue can hold. */
import { enclosures, type EnclosureSize } from '#electronics/enclosure.ts';
import type { LedColour } from '#electronics/led.ts';
import { parseValue } from '#electronics/value/parse.ts';
import type { Defs } from '../primitives/defs.ts';
import { softShadow } from '../primitives/shadow.ts';
import { move } from '../primitives/svg.ts';
import type { CoatName } from '../primitives/palette.ts';
import { basePlate } from '../pedal/box.ts';
import { boxShadow, enclosureBody } from '../pedal/enclosure.ts';
import { knob, knobDiameters, type KnobStyle } from '../pedal/knobs.ts';
import { ceramicCap, electrolytic, filmCap } from './capacitors.ts';
import { dcPart, jackPart, socket, wireSet } from './connectors.ts';
import { footswitchPart, potentiometer } from './controls.ts';
import { diode, type DiodeBody, ledPart } from './diode.ts';
import { cuttersPart, desolderingPumpPart, ironPart, solderPart, wireStripperPart } from './hand-tools.ts';
import { adapterPart, guitarCablePart, multimeterPart } from './leads-and-supply.ts';
import { type Part, partSvg } from './part.ts';
import { resistor } from './resistor.ts';
import { adapterTransistor, type CanBody, canTransistor, dip, to220, to92 } from './semiconductors.ts';
import { bezel, feet, inductor, moduleBrick, opto, togglePart, trimmer } from './small-parts.ts';

/** Values are written as builders write them: 220R, 4K7, 1M, 47u, 100n. */
export type PartDrawing =
  | { readonly draw: 'resistor'; readonly value: string; readonly tolerance?: 1 | 5 }
  | { readonly draw: 'film' | 'ceramic' | 'electrolytic'; readonly value: string }
  | { readonly draw: 'diode'; readonly body: DiodeBody }
  | { readonly draw: 'led'; readonly colour: LedColour }
  | {
      readonly draw: 'dip';
      readonly pins: 8 | 14 | 16;
      readonly mark: string;
      readonly endsOnly?: boolean;
      readonly dateCode?: string;
    }
  | { readonly draw: 'to92' | 'to220' | 'pot' | 'trimmer' | 'module'; readonly mark: string }
  | { readonly draw: 'can'; readonly body?: CanBody; readonly mark?: string; readonly dot?: boolean }
  | { readonly draw: 'adapter-board'; readonly mark: string; readonly legs: readonly string[] }
  | { readonly draw: 'socket'; readonly pins: 8 | 14 | 16 }
  | { readonly draw: 'knob'; readonly style: KnobStyle; readonly accent?: string }
  | { readonly draw: 'toggle'; readonly poles?: 1 | 2 }
  | { readonly draw: 'enclosure'; readonly size: EnclosureSize; readonly coat?: CoatName }
  | { readonly draw: 'base-plate'; readonly size: EnclosureSize }
  | { readonly draw: keyof typeof plainParts };

export interface CataloguePartDrawing {
  /** Names the picture: part/<slug>. */
  slug: string;
  title: string;
  drawing: PartDrawing;
}

const shortLead = 3.4;

function looseKnob(d: Defs, style: KnobStyle, accent: string | undefined): Part {
  const r = knobDiameters[style] / 2;
  const markup = knob(d, { style, r, value: 0.6, ...(accent && { accent }) });
  return { w: 2 * r + 0.6, h: 2 * r + 0.6, markup: softShadow(d, markup.shadow, 1.2, 0.45) + markup.markup };
}

function boxed(size: EnclosureSize, markup: string): Part {
  const { w, h } = enclosures[size];
  return { w: w + 16, h: h + 18.5, markup: move(-w / 2, -h / 2, markup) };
}

/** Parts that come in one kind only. */
const plainParts = {
  footswitch: footswitchPart,
  jack: jackPart,
  'dc-jack': dcPart,
  bezel,
  wire: wireSet,
  feet,
  opto,
  inductor,
  'soldering-iron': ironPart,
  solder: solderPart,
  cutters: cuttersPart,
  'wire-stripper': wireStripperPart,
  'desoldering-pump': desolderingPumpPart,
  multimeter: multimeterPart,
  adapter: adapterPart,
  'guitar-cable': guitarCablePart,
} as const satisfies Record<string, (d: Defs) => Part>;

/** One part at true size. */
export function drawPart(d: Defs, part: PartDrawing): Part {
  switch (part.draw) {
    case 'resistor':
      return resistor(d, parseValue(part.value, 'resistance'), part.tolerance ?? 1, shortLead);
    case 'electrolytic':
      return electrolytic(d, part.value);
    case 'film':
      return filmCap(d, part.value);
    case 'ceramic':
      return ceramicCap(d, part.value);
    case 'diode':
      return diode(d, part.body, shortLead);
    case 'led':
      return ledPart(d, part.colour);
    case 'dip':
      return dip(d, part.pins, part.mark, part.endsOnly, part.dateCode);
    case 'to92':
      return to92(d, part.mark);
    case 'to220':
      return to220(d, part.mark);
    case 'can':
      return canTransistor(d, part.mark, part.body, part.dot);
    case 'adapter-board':
      return adapterTransistor(d, part.mark, part.legs);
    case 'pot':
      return potentiometer(d, part.mark);
    case 'trimmer':
      return trimmer(d, part.mark);
    case 'module':
      return moduleBrick(d, part.mark);
    case 'socket':
      return socket(d, part.pins);
    case 'knob':
      return looseKnob(d, part.style, part.accent);
    case 'toggle':
      return togglePart(d);
    case 'enclosure':
      return boxed(
        part.size,
        boxShadow(d, part.size) + enclosureBody(d, { size: part.size, coat: part.coat ?? 'raw' }),
      );
    case 'base-plate':
      return boxed(part.size, basePlate(d, part.size));
    default:
      return plainParts[part.draw](d);
  }
}

/** The part in the middle of a square, filling it, with an even margin; a knob casts a shadow as long as it is wide. */
export const partPictureSvg = ({ slug, title, drawing }: CataloguePartDrawing): string =>
  partSvg((d) => drawPart(d, drawing), {
    id: slug,
    title,
    margin: drawing.draw === 'knob' ? 0.37 * knobDiameters[drawing.style] : 2.4,
  });

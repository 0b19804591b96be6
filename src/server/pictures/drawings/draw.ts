import { partPictureSvg, type PartDrawing as DrawnPart } from '#drawings/parts/part-drawing.ts';
import { pcbSvg } from '#drawings/pcb/board.ts';
import { pedalSvg } from '#drawings/pedal/pedal.ts';
import { describeDrawing, hasSetting, type Drawing, type PartDrawing } from '#domain/catalogue/drawings.ts';
import { parseValue } from '#electronics/value/parse.ts';
import { catalogueDrawings } from '#catalogue/catalogue-drawings.ts';

/** What cannot be drawn, in a sentence for whoever asked for it. */
export class Undrawable extends Error {}

function toPartDrawing({ shape, value, mark, pins, colour, knobStyle, size, coat }: PartDrawing): DrawnPart {
  if (hasSetting(shape, 'value')) parseValue(value, shape === 'resistor' ? 'resistance' : 'capacitance');
  switch (shape) {
    case 'resistor':
    case 'film':
    case 'ceramic':
    case 'electrolytic':
      return { draw: shape, value };
    case 'to92':
    case 'to220':
    case 'can':
    case 'pot':
    case 'trimmer':
    case 'module':
      return { draw: shape, mark };
    case 'diode':
      return { draw: 'diode', body: 'glass' };
    case 'led':
      return { draw: 'led', colour };
    case 'dip':
      return { draw: 'dip', pins, mark };
    case 'socket':
      return { draw: 'socket', pins };
    case 'knob':
      return { draw: 'knob', style: knobStyle };
    case 'enclosure':
      return { draw: 'enclosure', size, coat };
    default:
      return { draw: shape };
  }
}

/** The same drawings as those of the catalogue, from settings instead of its data. */
export function draw(drawing: Drawing): string {
  const title = describeDrawing(drawing);
  switch (drawing.draw) {
    case 'pedal': {
      const type = drawing.graphic === 'springs' ? 'reverb' : drawing.graphic;
      return pedalSvg({ ...drawing, id: drawing.name.toLowerCase(), type }, { title });
    }
    case 'board': {
      const kit = Object.hasOwn(catalogueDrawings.boards, drawing.kit)
        ? catalogueDrawings.boards[drawing.kit]
        : undefined;
      if (!kit) throw new Undrawable(`There’s no circuit of a kit ‘${drawing.kit}’. Please choose one of the list.`);
      const spec = { ...kit, title: drawing.title, mask: drawing.mask };
      return pcbSvg(spec, { populated: drawing.soldered, title });
    }
    case 'part':
      try {
        return partPictureSvg({ slug: drawing.shape, title, drawing: toPartDrawing(drawing) });
      } catch (error) {
        // No value, or one that no such part has.
        if (error instanceof RangeError) throw new Undrawable(error.message);
        throw error;
      }
  }
}

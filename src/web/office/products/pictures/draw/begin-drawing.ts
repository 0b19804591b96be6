import type { ProductDetails } from '#contracts/product-details.ts';
import type { BoardDrawing, Drawing, PartDrawing, PedalDrawing } from '#domain/catalogue/drawings.ts';

export interface Drawings {
  readonly pedal: PedalDrawing;
  readonly board: BoardDrawing;
  readonly part: PartDrawing;
}

/** Only what the drawn alphabet has, at most so much of it. */
const letters = (text: string, max: number): string =>
  text
    .replaceAll(/[^A-Za-z0-9 .,:/'#%()+!?=×Ωµ°→-]/g, '')
    .slice(0, max)
    .trim();

/** What each kind of drawing begins with, from what is known of the product. */
export function beginDrawings({ name, value, slug, pairSlug, category }: ProductDetails): Drawings {
  const title = letters(name, 24) || 'Pedal';
  return {
    pedal: {
      draw: 'pedal',
      name: title,
      size: '125B',
      coat: 'marigold',
      graphic: 'overdrive',
      lettering: 'bold',
      nameAt: 'bottom',
      knobs: ['Gain', 'Tone', 'Level'].map((label) => ({ label, value: 0.5 })),
      knobStyle: 'cream',
      led: 'red',
      lit: true,
    },
    board: {
      draw: 'board',
      kit: (category === 'pcb' ? pairSlug : slug) ?? slug,
      title,
      mask: 'green',
      soldered: false,
    },
    part: {
      draw: 'part',
      shape: 'resistor',
      value: /^\d+[RKMpnu]\d*$/.test(value ?? '') ? value! : '4K7',
      mark: letters(value ?? '', 12),
      pins: 8,
      colour: 'red',
      knobStyle: 'fluted',
      size: '125B',
      coat: 'raw',
    },
  };
}

export const kindOf = (category: ProductDetails['category']): Drawing['draw'] =>
  category === 'kit' ? 'pedal' : category === 'pcb' ? 'board' : 'part';

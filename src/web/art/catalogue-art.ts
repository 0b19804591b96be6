/** What the picture of each kit is made from. The words, prices and stock of a kit live with the catalogue. */
import type { KitSpec } from './kit/kit.ts';

export interface KitArt extends KitSpec {
  /** The product's address, which names its pictures: pedal/<slug>, board/<slug>, kit/<slug>. */
  slug: string;
  /** The full name, as a shelf label says it; `name` is what is printed on the box. */
  title: string;
}

const kit = (slug: string, title: string, spec: Omit<KitArt, 'id' | 'slug' | 'title'>): KitArt => ({
  id: slug,
  slug,
  title,
  ...spec,
});

/** The four kits of the home page, in the order of their signal chain. */
export const featuredKits: readonly KitArt[] = [
  kit('vintage-overdrive', 'Vintage Overdrive', {
    name: 'Overdrive',
    type: 'overdrive',
    size: '125B',
    coat: 'bone',
    knobs: [
      { label: 'Drive', value: 0.72 },
      { label: 'Tone', value: 0.42 },
      { label: 'Level', value: 0.58 },
    ],
    knobStyle: 'fluted',
    led: 'red',
    lettering: 'wide',
    nameAt: 'top',
    mask: 'green',
  }),
  kit('analog-delay', 'Analog Delay', {
    name: 'Analog Delay',
    type: 'delay',
    size: '125B',
    coat: 'peacock',
    knobs: [
      { label: 'Time', value: 0.6 },
      { label: 'Repeats', value: 0.45 },
      { label: 'Mix', value: 0.5 },
    ],
    knobStyle: 'cream',
    led: 'amber',
    lettering: 'bold',
    nameAt: 'top',
    mask: 'black',
  }),
  kit('fuzz-box', 'Fuzz Box', {
    name: 'Fuzz',
    type: 'fuzz',
    size: '125B',
    coat: 'gulmohar',
    knobs: [
      { label: 'Fuzz', value: 0.85 },
      { label: 'Volume', value: 0.5 },
    ],
    knobStyle: 'spun',
    led: 'red',
    lettering: 'wide',
    nameAt: 'bottom',
    mask: 'purple',
  }),
  kit('chorus-pedal', 'Chorus Pedal', {
    name: 'Chorus',
    type: 'chorus',
    size: '125B',
    coat: 'indigo',
    knobs: [
      { label: 'Rate', value: 0.35 },
      { label: 'Depth', value: 0.62 },
      { label: 'Mix', value: 0.5 },
    ],
    knobStyle: 'inlay',
    led: 'blue',
    lettering: 'wide',
    nameAt: 'top',
    mask: 'blue',
  }),
];

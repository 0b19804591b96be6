/** What to do when it does not work, in the order that finds most faults soonest. */

import { type Component, type ComponentKind, NC } from '#electronics/component.ts';
import { shop } from '#domain/shop/shop.ts';
import { joinList } from '../wording.ts';

export interface Remedy {
  readonly symptom: string;
  readonly remedy: string;
}

const refsOf = (bom: readonly Component[], ...kinds: readonly ComponentKind[]): string[] =>
  bom.filter(({ kind, place }) => kinds.includes(kind) && place === 'board').map(({ ref }) => ref);

/** Every part that must face the right way. */
export const polarisedRefs = (bom: readonly Component[]): string[] =>
  refsOf(bom, 'diode', 'led', 'electrolytic', 'bjt', 'jfet', 'mosfet', 'regulator', 'ic', 'opto', 'module').sort(
    (a, b) => a.localeCompare(b, 'en', { numeric: true }),
  );

function lampRemedy(bom: readonly Component[]): string {
  const series = bom.find(({ kind, pins }) => kind === 'resistor' && Object.values(pins).includes('LED+'));
  return `Check LED1 (long leg to +), the joints of ${series?.ref ?? 'its resistor'} and lugs 4 and 5 of the switch. If there’s no supply voltage either, start there.`;
}

/** A footswitch whose third lug is empty turns on and off, and nothing passes the board. */
const hasBypass = (bom: readonly Component[]): boolean =>
  bom.some(({ kind, pins }) => kind === 'footswitch' && pins['3'] !== NC);

export function troubleshooting(bom: readonly Component[], path: readonly string[]): Remedy[] {
  const chips = refsOf(bom, 'ic');
  const trimmers = refsOf(bom, 'trimmer');
  const remedies: (Remedy | false)[] = [
    {
      symptom: 'Before anything else',
      remedy:
        'Unplug it. Look at every joint in good light: shiny and cone-shaped is right; a ball or a grey crust needs a second of heat and a little solder. Look for bridges between pads, and for pads without solder.',
    },
    hasBypass(bom) && {
      symptom: 'No sound even in bypass',
      remedy:
        'Only jacks, switch and wires matter here. Check for tip and sleeve swapped on a jack, then the link from lug 3 to lug 9, then lugs 2 and 8. A switch that got too hot fails like this too.',
    },
    {
      symptom: hasBypass(bom) ? 'Bypass works, the LED stays dark' : 'Switched on, the LED stays dark',
      remedy: lampRemedy(bom),
    },
    {
      symptom: 'Something gets hot or smells',
      remedy: `Unplug at once. A part faces the wrong way, or solder bridges two pads; an adapter of the wrong polarity is blocked and warms nothing.${chips.length ? ` Take ${joinList(chips)} out and measure the supply again.` : ''}`,
    },
    {
      symptom: 'LED lights, effect is silent',
      remedy: 'Work down the table above. The first voltage that’s wrong is next to the fault.',
    },
    {
      symptom: 'Parts that must face the right way',
      remedy: `Compare each with the placement map: ${polarisedRefs(bom).join(', ')}.${chips.length ? ' Look under the chips for a folded leg.' : ''}`,
    },
    {
      symptom: 'Too quiet, too thin or too loud',
      remedy: `A value is in the wrong place. Read the bands again, above all 1K against 10K and 100K against 1M.${trimmers.length ? ` Then set ${joinList(trimmers)} again.` : ''}`,
    },
    {
      symptom: 'Hum, whistle or radio',
      remedy:
        'Try another adapter first. Then check ground: the sleeve of both jacks, the board, and the lid screwed on. Keep input and output wires apart.',
    },
    path.length > 0 && {
      symptom: 'Follow the sound',
      remedy: `With an audio probe (a cable with a 100n capacitor at its tip), listen behind one part after the other: ${['IN', ...path].join(' > ')}, which is OUT. The fault is where the sound stops.`,
    },
    {
      symptom: 'Ask us',
      remedy: `Email sharp photos of both sides of the board, taken in daylight, and your table of voltages to ${shop.email.support}. We’ve built it too.`,
    },
  ];
  return remedies.filter((remedy) => remedy !== false);
}

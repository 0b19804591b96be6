/** What to do when it does not work, in the order that finds most faults soonest. */

import type { Component, ComponentKind } from '#electronics/component.ts';
import { shop } from '#domain/shop/shop.ts';
import { joinList } from '../wording.ts';

export interface Remedy {
  readonly symptom: string;
  readonly remedy: string;
}

const refsOf = (bom: readonly Component[], ...kinds: readonly ComponentKind[]): string[] =>
  bom.filter(({ kind, place }) => kinds.includes(kind) && place === 'board').map(({ ref }) => ref);

/** Every part that has a wrong way round. */
export const polarisedRefs = (bom: readonly Component[]): string[] =>
  refsOf(bom, 'diode', 'led', 'electrolytic', 'bjt', 'jfet', 'mosfet', 'regulator', 'ic', 'opto', 'module').sort(
    (a, b) => a.localeCompare(b, 'en', { numeric: true }),
  );

function lampRemedy(bom: readonly Component[]): string {
  const series = bom.find(({ kind, pins }) => kind === 'resistor' && Object.values(pins).includes('LED+'));
  return `LED1 the wrong way round (long leg to +), the joints of ${series?.ref ?? 'its resistor'}, lugs 4 and 5 of the switch. If the supply is dead too, begin there.`;
}

export function troubleshooting(bom: readonly Component[], path: readonly string[]): Remedy[] {
  const chips = refsOf(bom, 'ic');
  const trimmers = refsOf(bom, 'trimmer');
  const remedies: (Remedy | false)[] = [
    {
      symptom: 'Before anything else',
      remedy:
        'Unplug it. Look at every joint in good light: shiny and cone-shaped is right, a ball or a grey crust wants a second of heat and a little solder. Look for bridges between neighbours, and for pads without solder.',
    },
    {
      symptom: 'No sound even in bypass',
      remedy:
        'Only jacks, switch and wires are in the way then. Tip and sleeve swapped on a jack, the strap from lug 3 to lug 9, lugs 2 and 8. A switch that was heated too long fails here.',
    },
    { symptom: 'Bypass plays, the lamp stays dark', remedy: lampRemedy(bom) },
    {
      symptom: 'Something gets hot or smells',
      remedy: `Unplug at once. Adapter with the centre positive, or a part the wrong way round.${chips.length ? ` Take ${joinList(chips)} out and measure the supply without.` : ''}`,
    },
    {
      symptom: 'Lamp lights, effect is silent',
      remedy: 'Measure the table above from its first line. The first point that is wrong is next to the fault.',
    },
    {
      symptom: 'Still wrong: the parts with a wrong way round',
      remedy: `Compare each with the placement map: ${polarisedRefs(bom).join(', ')}.${chips.length ? ' Look under the chips for a folded leg.' : ''}`,
    },
    {
      symptom: 'Quiet, thin or too much',
      remedy: `A value in the wrong place: read the bands again, above all pairs such as 1K and 10K or 100K and 1M.${trimmers.length ? ` Then set ${joinList(trimmers)} again.` : ''}`,
    },
    {
      symptom: 'Hum, whistle or radio',
      remedy:
        'Try another adapter first. Then ground: sleeve of both jacks, the board, and a lid that is screwed on. Keep the wires of input and output apart.',
    },
    path.length > 0 && {
      symptom: 'Follow the sound',
      remedy: `With an audio probe (a cable with a 100n capacitor at its tip), touch the way of the signal: ${['IN', ...path, 'OUT'].join(' > ')}. The fault is where the sound stops.`,
    },
    {
      symptom: 'Ask us',
      remedy: `Send two sharp photographs (both sides of the board, in daylight) and your table of voltages to ${shop.email.support}. We have built it too.`,
    },
  ];
  return remedies.filter((remedy) => remedy !== false);
}

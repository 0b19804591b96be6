/** The file for ngspice that a kit offers: the deck that the golden results are made from, with its analyses. */

import type { Circuit } from '#electronics/component.ts';
import { testSetupElements, jacksOf } from '#electronics/simulation/test-setup.ts';
import { adjustTrimmers } from '#electronics/simulation/trimmer-adjustment.ts';
import { spiceDeck, spiceNet } from '#electronics/simulation/spice-deck.ts';
import { modelBySlug as modelOf } from '#catalogue/models/models.ts';

const about = [
  'On the bench: 9 V at the plug, a guitar of 10 kilohms in the input, an amplifier at the output, the effect switched on.',
  'Controls at noon, trimmers as the build document sets them. Typical parts.',
  'Nodes are the nets of the schematic with n_ before them, devices bear the names on the board. Run: ngspice -b file.cir',
];

/** Everything of a kit but what is to be done with it. */
export function kitDeck(title: string, circuit: Circuit, tail: readonly string[]): string {
  const { positions } = adjustTrimmers(circuit, { modelOf, input: 'guitar' });
  return spiceDeck([title, ...about], testSetupElements(circuit, { modelOf, input: 'guitar', positions }), tail);
}

/** Operating point, and the response from the guitar to every output. */
export const offeredDeck = (title: string, circuit: Circuit): string =>
  kitDeck(title, circuit, [
    '.op',
    '.ac dec 20 20 20k',
    `.print ac ${jacksOf(circuit)
      .outputs.map((net) => `vdb(${spiceNet(net)})`)
      .join(' ')}`,
  ]);

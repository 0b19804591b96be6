import type { BenchSheet } from '#drawings/board-sheet/bench-sheet.ts';
import { pinWords } from './chip-pins.ts';
import { type Lit, litNet, litRef } from '../../components/board-view/selection.ts';

/** What is lit, for those who do not see it. */
export function saidOf({ parts, nets }: BenchSheet, lit: Lit | null): string {
  const part = parts.find(({ ref }) => ref === litRef(lit));
  if (part) {
    const way = part.orientation ? ` ${part.orientation}` : '';
    const joins = part.pins.map(({ net, ...leg }) => {
      const name = pinWords(part, leg);
      const plain = nets.find((each) => each.name === net)?.plain;
      return plain ? `${name} to ${plain}` : `${name} left open`;
    });
    return `${part.ref}, ${part.name}, lit on board, schematic and list.${way} ${joins.join(', ')}`.trim();
  }
  const net = nets.find(({ name }) => name === litNet(lit));
  return net ? `Net ${net.plain} lit: ${net.pins.length === 1 ? '1 pin' : `${net.pins.length} pins`}` : 'Nothing lit';
}

import type { WorkbenchSheet } from '#drawings/workbench/workbench-sheet.ts';
import { pinText } from './chip-pins.ts';
import { type Selection, selectedNet, selectedRef } from '../../components/board-view/selection.ts';

/** What is selected, for those who do not see it. */
export function announcement({ parts, nets }: WorkbenchSheet, selection: Selection | null): string {
  const part = parts.find(({ ref }) => ref === selectedRef(selection));
  if (part) {
    const way = part.orientation ? ` ${part.orientation}` : '';
    const joins = part.pins.map(({ net, ...leg }) => {
      const name = pinText(part, leg);
      const plain = nets.find((each) => each.name === net)?.plain;
      return plain ? `${name} to ${plain}` : `${name} left open`;
    });
    return `${part.ref}, ${part.name}, lit on board, schematic and list.${way} ${joins.join(', ')}`.trim();
  }
  const net = nets.find(({ name }) => name === selectedNet(selection));
  return net ? `Net ${net.plain} lit: ${net.pins.length === 1 ? '1 pin' : `${net.pins.length} pins`}` : 'Nothing lit';
}

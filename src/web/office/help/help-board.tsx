import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import type { HelpFacts } from '#contracts/help.ts';
import type { WorkbenchSheet } from '#drawings/workbench/workbench-sheet.ts';
import type { Side } from '../../components/board-view/board-places.ts';
import { sheetQuery } from '../../components/board-view/board-sheet.queries.ts';
import { BoardTools } from '../../components/board-view/board-tools.tsx';
import { BoardView, type BoardViewHandle } from '../../components/board-view/board-view.tsx';
import { meterText } from '../../components/build-readings/volt-text.ts';
import type { Flag } from '../../components/board-view/marks.tsx';
import { verdictOf } from '../../components/help-packet/reading-table.tsx';
import { contentsQuery } from '../../components/product/product.queries.ts';
import styles from './help-board.module.css';

/** Every reading at its point, in its colour, and the letters of the suspects at their parts. */
export function flagsOf({ readings, suspects }: Pick<HelpFacts, 'readings' | 'suspects'>): Flag[] {
  const letters = Map.groupBy(
    suspects.map(({ ref }, place) => ({ ref, letter: 'ABCDE'[place]! })),
    ({ ref }) => ref,
  );
  return [
    ...readings.map((reading): Flag => {
      const isRight = verdictOf(reading) === 'Inside';
      return { at: reading.at, text: meterText(reading.volts), tone: isRight ? 'also' : 'wrong' };
    }),
    ...[...letters].map(([ref, named]): Flag => ({
      at: ref,
      text: named.map(({ letter }) => letter).join(', '),
      below: true,
    })),
  ];
}

function Board({ sheet, facts }: { sheet: WorkbenchSheet; facts: HelpFacts }) {
  const boardView = useRef<BoardViewHandle>(null);
  const [side, setSide] = useState<Side>('bottom');
  const [xray, setXray] = useState(false);
  const flags = useMemo(() => flagsOf(facts), [facts]);
  const wrong = facts.readings.filter((reading) => verdictOf(reading) !== 'Inside').map(({ name }) => name);
  return (
    <BoardView
      sheet={sheet}
      label={`${sheet.name} board with the readings on it. Wrong: ${wrong.join(', ') || 'none'}.`}
      {...{ side, xray, flags, handle: boardView }}
    >
      <BoardTools {...{ boardView, side, xray }} onSide={setSide} onXray={setXray} />
    </BoardView>
  );
}

/** The board as the bench draws it. A kit that is not sold any more has none; the table beside it says the same. */
export function HelpBoard({ kit, facts }: { kit: string; facts: HelpFacts }) {
  const { data: contents } = useQuery({ ...contentsQuery(kit), retry: false });
  const url = contents?.bench?.sheetUrl;
  const { data: sheet } = useQuery({ ...sheetQuery(url ?? ''), enabled: url !== undefined });
  if (!sheet) return null;
  return (
    <div className={styles.board}>
      <Board {...{ sheet, facts }} />
    </div>
  );
}

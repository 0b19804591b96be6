import { useMemo } from 'react';
import type { WorkbenchSheet } from '#drawings/workbench/workbench-sheet.ts';
import { tickedOf, type BuildState } from '#domain/workbench/builds/build-state.ts';
import { BoardDrawing } from './board-drawing.tsx';

interface BoardSoFarProps {
  sheet: WorkbenchSheet;
  state: BuildState;
  /** Parts on the board, and all of them. */
  placed: number;
  parts: number;
}

/** The board of a build as it is, to look at. */
export function BoardSoFar({ sheet, state, placed, parts }: BoardSoFarProps) {
  const soldered = useMemo(() => new Set(tickedOf(state, 'placed')), [state]);
  return (
    <BoardDrawing
      sheet={sheet}
      placed={soldered}
      label={`Board with ${placed} of ${parts} parts`}
      side="top"
      xray={false}
      selection={null}
      targets={[]}
      current={undefined}
    />
  );
}

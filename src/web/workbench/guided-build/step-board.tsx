import { useMemo, useRef, useState } from 'react';
import type { WorkbenchPart, WorkbenchSheet } from '#drawings/workbench/workbench-sheet.ts';
import { tickedOf, type BuildState } from '#domain/workbench/builds/build-state.ts';
import type { Side } from '../../components/board-view/board-places.ts';
import { BoardView, type BoardViewHandle } from '../../components/board-view/board-view.tsx';
import { BoardTools } from '../../components/board-view/board-tools.tsx';
import type { Flag, Probe } from '../../components/board-view/marks.tsx';
import type { CheckStep, PartsStep } from '../builds/steps/build-steps.ts';
import { titleOf } from '../builds/steps/step-text.ts';
import styles from './step-board.module.css';

/** Where the red probe goes. */
export interface BoardPoint {
  readonly at: string;
  readonly words: string;
}

/** What stands at a leg that must not be at another. */
const legText: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  electrolytic: { '+': 'Long leg, +' },
  diode: { K: 'Band' },
  led: { A: 'Long leg, +' },
  ic: { '1': 'Pin 1' },
};

const legFlags = ({ kind, ref, pins }: WorkbenchPart): Flag[] =>
  pins.flatMap(({ pin, at }): Flag[] => {
    const text = legText[kind]?.[pin];
    return text && at ? [{ at: `${ref}.${pin}`, text, tone: 'also', below: true }] : [];
  });

const probesAt = ({ at, words }: BoardPoint): { probes: Probe[]; flags: Flag[] } => ({
  probes: [
    { at, colour: 'red' },
    { at: 'GND', colour: 'black' },
  ],
  flags: [
    { at, text: words },
    { at: 'GND', text: 'GND', tone: 'also' },
  ],
});

interface StepBoardProps {
  sheet: WorkbenchSheet;
  step: PartsStep | CheckStep;
  state: BuildState;
  current: string | null;
  point: BoardPoint | null;
}

/** The board as it is now: what is in, where these parts go, and where to hold the probes. */
export function StepBoard({ sheet, step, state, current, point }: StepBoardProps) {
  const boardView = useRef<BoardViewHandle>(null);
  const isControls = step.kind === 'parts' && step.group.name === 'controls';
  const [turned, setTurned] = useState<{ readonly step: string; readonly side: Side } | null>(null);
  const [xray, setXray] = useState(false);
  // Controls are soldered from the other side.
  const side = turned?.step === step.id ? turned.side : isControls ? 'bottom' : 'top';
  const placedKey = tickedOf(state, 'placed').join(' ');
  const placed = useMemo(() => new Set(placedKey.split(' ')), [placedKey]);
  const part = sheet.parts.find(({ ref }) => ref === current);
  const isPolarised = part?.orientation !== undefined && part.place !== undefined;
  const targets = useMemo(
    () => (step.kind === 'parts' ? step.parts.map(({ ref }) => ref).filter((ref) => !placed.has(ref)) : []),
    [step, placed],
  );
  const marks = useMemo(() => {
    if (point) return probesAt(point);
    return { probes: [], flags: part && isPolarised ? legFlags(part) : [] };
  }, [point, part, isPolarised]);
  const label =
    step.kind === 'check'
      ? `${sheet.name} board. ${point ? `Red probe on ${point.words}, black on ground.` : ''}`
      : `${sheet.name} board. ${titleOf(step)}${current ? `; ${current} is next` : ''}.`;
  return (
    <BoardView
      {...{ sheet, label, side, xray, placed, targets, handle: boardView }}
      {...marks}
      current={current ?? undefined}
      focus={isPolarised && side === 'top' ? [part.ref] : undefined}
      className={styles.mat}
    >
      <div className={styles.tools}>
        <BoardTools
          {...{ boardView, side, xray }}
          onSide={(to) => setTurned({ step: step.id, side: to })}
          onXray={setXray}
        />
      </div>
    </BoardView>
  );
}

import { type ReactNode, type Ref, useMemo } from 'react';
import type { WorkbenchSheet } from '#drawings/workbench/workbench-sheet.ts';
import { type Selection, selectedNet, selectedRef } from './selection.ts';
import { BoardDrawing } from './board-drawing.tsx';
import { boxOf, padsOf, placeAt, type Side, turnedBox } from './board-places.ts';
import { pickedAt } from './hit-areas.tsx';
import type { Flag, Probe } from './marks.tsx';
import { Mat, type MatHandle } from './mat.tsx';
import { type Box, boxAround } from './view.ts';

/** What a page can ask of the board without rendering it. */
export type BoardViewHandle = MatHandle;

export interface BoardViewProps {
  sheet: WorkbenchSheet;
  /** For those who do not see it. */
  label: string;
  side?: Side;
  /** Copper of both sides instead of the board. */
  xray?: boolean;
  selection?: Selection | null | undefined;
  /** What a mouse rests on: shown instead of what is selected, and never brought into sight. */
  preview?: Selection | null;
  /** The refs that are soldered so far; absent: all. */
  placed?: ReadonlySet<string>;
  /** Refs that this step is about, dashed. */
  targets?: readonly string[];
  /** The one of them that is next: solid, with a flag. */
  current?: string | undefined;
  /** Zoom to these: refs, pads (REF.PIN) or wires. Absent: the whole board. */
  focus?: readonly string[] | undefined;
  flags?: readonly Flag[];
  probes?: readonly Probe[];
  /** A tap on a part or on copper; null: beside them. */
  onPick?: (picked: Selection | null) => void;
  handle?: Ref<BoardViewHandle>;
  className?: string | undefined;
  /** Tools that lie over the board. */
  children?: ReactNode;
}

/** The middle of what is selected, for the needles of the rulers. */
function selectionBox(
  sheet: WorkbenchSheet,
  selection: Selection | null | undefined,
  current: string | undefined,
): Box | null {
  const ref = selectedRef(selection) ?? current;
  if (ref) return boxOf(sheet, ref);
  const net = selectedNet(selection);
  const pads = net ? padsOf(sheet, net) : [];
  return pads.length > 0 && net !== 'GND'
    ? boxAround(
        pads.map(([x, y]): Box => [x, y, 0, 0]),
        1,
      )
    : null;
}

const none = [] as const;

/** A board on the green mat, in millimetres: selected, zoomed, turned over, seen through. */
export function BoardView({
  sheet,
  label,
  side = 'top',
  xray = false,
  selection,
  preview,
  placed,
  targets = none,
  current,
  focus,
  flags = none,
  probes = none,
  onPick,
  handle,
  className,
  children,
}: BoardViewProps) {
  const turned = side === 'bottom';
  const { w, h } = sheet.board;
  const found = selectionBox(sheet, selection, current);
  const shown = found && turned ? turnedBox(found, w) : found;
  const home = useMemo(() => {
    const boxes = (focus ?? none).map((name) => boxOf(sheet, name)).filter((box) => box !== null);
    const around = boxes.length > 0 ? boxAround(boxes, 7) : null;
    return around && turned ? turnedBox(around, w) : around;
  }, [focus, sheet, turned, w]);
  const marks = useMemo(() => {
    const named = current ? [{ at: current, text: current } satisfies Flag, ...flags] : flags;
    const turn = <Mark extends { readonly at: string }>(mark: Mark) => {
      const place = placeAt(sheet, mark.at);
      return place ? [{ ...mark, place: [turned ? w - place[0] : place[0], place[1]] as const }] : [];
    };
    return { flags: named.flatMap(turn), probes: probes.flatMap(turn) };
  }, [sheet, current, flags, probes, turned, w]);

  return (
    <Mat
      {...{ w, h, home, shown, marks, handle, className }}
      face={side}
      drawing={
        <BoardDrawing
          {...{ sheet, label, side, xray, placed, targets, current, selection: preview ?? selection ?? null }}
        />
      }
      onTouch={onPick && ((target) => onPick(pickedAt(target)))}
    >
      {children}
    </Mat>
  );
}

import { type ReactNode, type Ref, useEffect, useImperativeHandle, useMemo, useRef } from 'react';
import type { WorkbenchSheet } from '#drawings/workbench/workbench-sheet.ts';
import { classNames } from '../../ui/class-names.ts';
import { type Selection, selectedNet, selectedRef } from './selection.ts';
import { BoardDrawing } from './board-drawing.tsx';
import { boxOf, padsOf, placeAt, type Side, turnedBox } from './board-places.ts';
import { pickedAt } from './hit-areas.tsx';
import { Marks, type Flag, type Probe } from './marks.tsx';
import { PanZoom } from './pan-zoom.ts';
import { type Box, boxAround } from './view.ts';
import styles from './board-view.module.css';

/** What a page can ask of the board without rendering it. */
export interface BoardViewHandle {
  zoom(factor: number): void;
  fit(): void;
}

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

/** The board as an object that lives as long as the sheet lies on it. */
function usePanZoom(sheet: WorkbenchSheet) {
  const pane = useRef<HTMLDivElement>(null);
  const panZoom = useRef<PanZoom>(null);
  useEffect(() => {
    const find = (part: string): HTMLElement => pane.current!.querySelector<HTMLElement>(`[data-mat="${part}"]`)!;
    const made = new PanZoom(
      {
        pane: pane.current!,
        stage: find('stage'),
        marks: find('marks'),
        grid: find('grid'),
        across: find('across'),
        down: find('down'),
      },
      sheet.board,
    );
    panZoom.current = made;
    made.fit();
    return () => made.destroy();
  }, [sheet]);
  return { pane, panZoom };
}

const none = [] as const;

const Ruler = ({ way, needle }: { way: 'across' | 'down'; needle: number | null }) => (
  <div className={classNames(styles.ruler, way === 'across' ? styles.across : styles.down)} aria-hidden="true">
    <div data-mat={way}>
      <svg />
      {needle !== null && <i style={{ '--at': needle + 120 } as object} />}
    </div>
  </div>
);

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
  const { pane, panZoom } = usePanZoom(sheet);
  useImperativeHandle(
    handle,
    () => ({ zoom: (factor) => panZoom.current?.zoom(factor), fit: () => panZoom.current?.fit(true) }),
    [panZoom],
  );
  const turned = side === 'bottom';
  const { w } = sheet.board;
  const found = selectionBox(sheet, selection, current);
  const shown = found && turned ? turnedBox(found, w) : found;
  const [needleX, needleY] = shown ? [shown[0] + shown[2] / 2, shown[1] + shown[3] / 2] : [null, null];

  const focusKey = focus?.join(' ') ?? '';
  useEffect(() => {
    const boxes = focusKey
      .split(' ')
      .map((name) => boxOf(sheet, name))
      .filter((box) => box !== null);
    const around = boxes.length > 0 ? boxAround(boxes, 7) : null;
    panZoom.current?.setHome(around && turned ? turnedBox(around, w) : around);
  }, [focusKey, turned, sheet, w, panZoom]);

  const selectionKey = shown?.join(' ');
  useEffect(() => {
    if (selectionKey) panZoom.current?.reveal(selectionKey.split(' ').map(Number) as unknown as Box);
  }, [selectionKey, panZoom]);

  const marks = useMemo(() => {
    const named = current ? [{ at: current, text: current } satisfies Flag, ...flags] : flags;
    const turn = <Mark extends { readonly at: string }>(mark: Mark) => {
      const place = placeAt(sheet, mark.at);
      return place ? [{ ...mark, place: [turned ? w - place[0] : place[0], place[1]] as const }] : [];
    };
    return { flags: named.flatMap(turn), probes: probes.flatMap(turn) };
  }, [sheet, current, flags, probes, turned, w]);

  useEffect(() => {
    if (marks.flags.length > 0) panZoom.current?.arrangeFlags();
  }, [marks, panZoom]);

  return (
    <div ref={pane} className={classNames(styles.mat, className)}>
      <div className={styles.grid} data-mat="grid" />
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div
        className={styles.stage}
        data-mat="stage"
        style={{ '--w': w, '--h': sheet.board.h } as object}
        onClick={onPick && ((event) => onPick(pickedAt(event.target)))}
      >
        <BoardDrawing
          {...{ sheet, label, side, xray, placed, targets, current, selection: preview ?? selection ?? null }}
        />
      </div>
      <div className={styles.marks} data-mat="marks">
        <Marks {...marks} />
      </div>
      <Ruler way="across" needle={needleX} />
      <Ruler way="down" needle={needleY} />
      <span className={styles.unit} aria-hidden="true">
        mm
      </span>
      {children}
    </div>
  );
}

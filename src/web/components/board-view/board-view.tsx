import { type ReactNode, type Ref, useEffect, useImperativeHandle, useMemo, useRef } from 'react';
import type { WorkbenchSheet } from '#drawings/workbench/workbench-sheet.ts';
import { classNames } from '../../ui/class-names.ts';
import { type Selection, selectedNet, selectedRef } from './selection.ts';
import { BoardDrawing } from './board-drawing.tsx';
import { boxOf, padsOf, type Place, placeAt, type Side, turnedBox } from './board-places.ts';
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

/** What stands on it and keeps its size, by place. */
export interface MatMarks {
  readonly flags: readonly (Flag & { readonly place: Place })[];
  readonly probes: readonly (Probe & { readonly place: Place })[];
}

/** The mat as an object that lives as long as what lies on it. */
function usePanZoom(w: number, h: number) {
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
      { w, h },
    );
    panZoom.current = made;
    made.fit();
    return () => made.destroy();
  }, [w, h]);
  return { pane, panZoom };
}

const Ruler = ({ way, needle }: { way: 'across' | 'down'; needle: number | null }) => (
  <div className={classNames(styles.ruler, way === 'across' ? styles.across : styles.down)} aria-hidden="true">
    <div data-mat={way}>
      <svg />
      {needle !== null && <i style={{ '--at': needle + 120 } as object} />}
    </div>
  </div>
);

interface MatProps {
  /** Millimetres of what lies on it. */
  w: number;
  h: number;
  /** Zoom to this; null: all of it. */
  home: Box | null;
  /** Brought into sight, with needles on the rulers. */
  shown?: Box | null;
  /** What looks up: whoever turns it over sees all of it again. */
  face: string;
  marks: MatMarks;
  /** The drawing, in a view box with `boardMargin` millimetres around. */
  drawing: ReactNode;
  onTouch?: ((target: EventTarget) => void) | undefined;
  handle?: Ref<BoardViewHandle> | undefined;
  className?: string | undefined;
  /** Tools that lie over it. */
  children?: ReactNode;
}

/** The green mat with its rulers in millimetres: what lies on it is moved, zoomed and marked. */
export function Mat({
  w,
  h,
  home,
  shown = null,
  face,
  marks,
  drawing,
  onTouch,
  handle,
  className,
  children,
}: MatProps) {
  const { pane, panZoom } = usePanZoom(w, h);
  useImperativeHandle(
    handle,
    () => ({ zoom: (factor) => panZoom.current?.zoom(factor), fit: () => panZoom.current?.fit(true) }),
    [panZoom],
  );
  const [needleX, needleY] = shown ? [shown[0] + shown[2] / 2, shown[1] + shown[3] / 2] : [null, null];

  const homeKey = [face, w, h, ...(home ?? [])].join(' ');
  useEffect(() => {
    const box = homeKey.split(' ').slice(3).map(Number);
    panZoom.current?.setHome(box.length === 0 ? null : (box as unknown as Box));
  }, [homeKey, panZoom]);

  const shownKey = shown?.join(' ');
  useEffect(() => {
    if (shownKey) panZoom.current?.reveal(shownKey.split(' ').map(Number) as unknown as Box);
  }, [shownKey, panZoom]);

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
        style={{ '--w': w, '--h': h } as object}
        onClick={onTouch && ((event) => onTouch(event.target))}
      >
        {drawing}
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

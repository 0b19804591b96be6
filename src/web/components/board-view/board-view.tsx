import { type ReactNode, type Ref, useEffect, useImperativeHandle, useMemo, useRef } from 'react';
import type { BenchSheet } from '#drawings/board-sheet/bench-sheet.ts';
import { classNames } from '../../ui/class-names.ts';
import { type Lit, litNet, litRef } from './selection.ts';
import { BoardDrawing } from './board-drawing.tsx';
import { boxOf, padsOf, placeAt, type Side, turnedBox } from './board-places.ts';
import { pickedAt } from './hit-areas.tsx';
import { Marks, type Flag, type Probe } from './marks.tsx';
import { Mat } from './pan-zoom.ts';
import { type Box, boxAround } from './view.ts';
import styles from './board-view.module.css';

/** What a page can ask of the mat without rendering it. */
export interface MatHandle {
  zoom(factor: number): void;
  fit(): void;
}

export interface BoardViewProps {
  sheet: BenchSheet;
  /** For those who do not see it. */
  label: string;
  side?: Side;
  /** Copper of both sides instead of the board. */
  xray?: boolean;
  lit?: Lit | null | undefined;
  /** What a mouse rests on: shown instead of what is lit, and never brought into sight. */
  preview?: Lit | null;
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
  /** A tap on a part or on copper; null: on the mat. */
  onPick?: (picked: Lit | null) => void;
  mat?: Ref<MatHandle>;
  className?: string | undefined;
  /** Tools that lie on the mat. */
  children?: ReactNode;
}

/** The middle of what is lit, for the needles of the rulers. */
function litBox(sheet: BenchSheet, lit: Lit | null | undefined, current: string | undefined): Box | null {
  const ref = litRef(lit) ?? current;
  if (ref) return boxOf(sheet, ref);
  const net = litNet(lit);
  const pads = net ? padsOf(sheet, net) : [];
  return pads.length > 0 && net !== 'GND'
    ? boxAround(
        pads.map(([x, y]): Box => [x, y, 0, 0]),
        1,
      )
    : null;
}

/** The mat as an object that lives as long as the sheet lies on it. */
function useMat(sheet: BenchSheet) {
  const pane = useRef<HTMLDivElement>(null);
  const mat = useRef<Mat>(null);
  useEffect(() => {
    const find = (part: string): HTMLElement => pane.current!.querySelector<HTMLElement>(`[data-mat="${part}"]`)!;
    const made = new Mat(
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
    mat.current = made;
    made.fit();
    return () => made.destroy();
  }, [sheet]);
  return { pane, mat };
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

/** A board on the green mat, in millimetres: lit, zoomed, turned over, seen through. */
export function BoardView({
  sheet,
  label,
  side = 'top',
  xray = false,
  lit,
  preview,
  placed,
  targets = none,
  current,
  focus,
  flags = none,
  probes = none,
  onPick,
  mat: handle,
  className,
  children,
}: BoardViewProps) {
  const { pane, mat } = useMat(sheet);
  useImperativeHandle(
    handle,
    () => ({ zoom: (factor) => mat.current?.zoom(factor), fit: () => mat.current?.fit(true) }),
    [mat],
  );
  const turned = side === 'bottom';
  const { w } = sheet.board;
  const found = litBox(sheet, lit, current);
  const shown = found && turned ? turnedBox(found, w) : found;
  const [needleX, needleY] = shown ? [shown[0] + shown[2] / 2, shown[1] + shown[3] / 2] : [null, null];

  const focusKey = focus?.join(' ') ?? '';
  useEffect(() => {
    const boxes = focusKey
      .split(' ')
      .map((name) => boxOf(sheet, name))
      .filter((box) => box !== null);
    const around = boxes.length > 0 ? boxAround(boxes, 7) : null;
    mat.current?.setHome(around && turned ? turnedBox(around, w) : around);
  }, [focusKey, turned, sheet, w, mat]);

  const litKey = shown?.join(' ');
  useEffect(() => {
    if (litKey) mat.current?.reveal(litKey.split(' ').map(Number) as unknown as Box);
  }, [litKey, mat]);

  const marks = useMemo(() => {
    const named = current ? [{ at: current, text: current } satisfies Flag, ...flags] : flags;
    const turn = <Mark extends { readonly at: string }>(mark: Mark) => {
      const place = placeAt(sheet, mark.at);
      return place ? [{ ...mark, place: [turned ? w - place[0] : place[0], place[1]] as const }] : [];
    };
    return { flags: named.flatMap(turn), probes: probes.flatMap(turn) };
  }, [sheet, current, flags, probes, turned, w]);

  useEffect(() => {
    if (marks.flags.length > 0) mat.current?.arrangeFlags();
  }, [marks, mat]);

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
        <BoardDrawing {...{ sheet, label, side, xray, placed, targets, current, lit: preview ?? lit ?? null }} />
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

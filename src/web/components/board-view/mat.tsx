import { type ReactNode, type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { classNames } from '../../ui/class-names.ts';
import type { Place } from './board-places.ts';
import { Marks, type Flag, type Probe } from './marks.tsx';
import { PanZoom } from './pan-zoom.ts';
import type { Box } from './view.ts';
import styles from './mat.module.css';

/** What a page can ask of the mat without rendering it. */
export interface MatHandle {
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
  handle?: Ref<MatHandle> | undefined;
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

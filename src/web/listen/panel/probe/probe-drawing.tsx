import { type KeyboardEvent, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { Probed } from './probed.ts';
import { inlined, lightUp, prepare, targetsIn } from './schematic-drawing.ts';
import { pointOf, type TouchPoint } from './schematic-points.ts';
import styles from './probe-drawing.module.css';

interface ProbeDrawingProps {
  /** As the shop's own build has drawn it: it holds no script and nothing that anyone has typed. */
  drawing: string;
  /** Of all that can be touched, in the order of the signal. */
  labels: readonly string[];
  probed: Probed | null;
  /** Null: the probe is taken away. */
  onTouch: (point: TouchPoint | null) => void;
}

/** Steps along the signal; null when the key is none of those. */
function steppedTo(key: string, at: number, count: number): number | null {
  if (key === 'ArrowRight' || key === 'ArrowDown') return Math.min(count - 1, at + 1);
  if (key === 'ArrowLeft' || key === 'ArrowUp') return Math.max(0, at - 1);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

const targetAt = ({ target }: { readonly target: EventTarget }): SVGElement | null =>
  (target as Element).closest<SVGElement>('.schematic-hits > [role=button]');

/** One stop for the Tab key; arrows go from point to point as the signal does. Enter holds the probe there, Escape takes it away. */
export function ProbeDrawing({ drawing, labels, probed, onTouch }: ProbeDrawingProps) {
  const place = useRef<HTMLDivElement>(null);
  const inline = useMemo(() => ({ __html: inlined(drawing) }), [drawing]);
  useLayoutEffect(() => prepare(place.current!, labels), [labels]);
  useEffect(() => lightUp(place.current!, probed), [probed]);

  const onKeyDown = (event: KeyboardEvent): void => {
    const target = targetAt(event);
    if (!target) return;
    const targets = targetsIn(place.current!);
    const next = steppedTo(event.key, targets.indexOf(target), targets.length);
    if (next !== null) targets[next]!.focus();
    else if (event.key === 'Enter' || event.key === ' ') onTouch(pointOf(target));
    else if (event.key === 'Escape') onTouch(null);
    else return;
    event.preventDefault();
    // The panel has a use of its own for Space.
    event.stopPropagation();
  };
  return (
    // What can be pressed are the buttons of the drawing, each of which has its own name and its own focus.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      ref={place}
      className={styles.drawing}
      onClick={(event) => {
        const target = targetAt(event);
        if (target) onTouch(pointOf(target));
      }}
      onKeyDown={onKeyDown}
      onFocus={(event) => {
        const target = targetAt(event);
        for (const each of targetsIn(place.current!)) each.setAttribute('tabindex', each === target ? '0' : '-1');
      }}
      // oxlint-disable-next-line react/no-danger
      dangerouslySetInnerHTML={inline}
    />
  );
}

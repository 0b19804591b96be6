import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Circuit } from '#electronics/component.ts';
import { sheetQuery } from '../../../components/board-view/board-sheet.queries.ts';
import { usePreview } from '../../../components/board-view/use-preview.ts';
import { BoardDrawing } from '../../../components/board-view/board-drawing.tsx';
import type { Side } from '../../../components/board-view/board-places.ts';
import { pickedAt } from '../../../components/board-view/hit-areas.tsx';
import { Segmented } from '../../../components/segmented/segmented.tsx';
import { joinedBy } from './net-names.ts';
import type { Probed } from './probed.ts';
import { bringToMiddle } from './schematic-drawing.ts';
import type { TouchPoint } from './schematic-points.ts';
import styles from './probe-board.module.css';

const sides = [
  ['top', 'Parts side'],
  ['bottom', 'Solder side'],
] as const;

interface ProbeBoardProps {
  sheetUrl: string;
  circuit: Circuit;
  probed: Probed | null;
  onTouch: (point: TouchPoint) => void;
}

const nothing = [] as const;

/** The status lamp and its resistor are on the board, and in no circuit that is played. */
export const isPlayed = (circuit: Circuit, point: TouchPoint): boolean =>
  'net' in point ? joinedBy(circuit, point.net).length > 0 : circuit.components.some(({ ref }) => ref === point.ref);

/** The circuit board: a leg, a pad or a track is touched at its net, and a part at what it hands on. */
export function ProbeBoard({ sheetUrl, circuit, probed, onTouch }: ProbeBoardProps) {
  const { data: sheet, isError } = useQuery(sheetQuery(sheetUrl));
  const [side, setSide] = useState<Side>('top');
  const [isBeside, setBeside] = useState(false);
  const { preview, handlers } = usePreview();
  const place = useRef<HTMLDivElement>(null);
  const at = probed && (probed.ref ? `[data-ref="${probed.ref}"]` : `[data-net="${probed.net}"]`);
  // Turned over, it lies elsewhere.
  const target = at && `[data-side="${side}"] ${at}`;
  useEffect(() => {
    const found = sheet && target && place.current!.querySelector(target);
    if (found) bringToMiddle(place.current!, found);
  }, [sheet, target]);
  if (isError) return <p role="alert">The board didn’t load. Check your connection, then load the page again.</p>;
  if (!sheet) return <p role="status">Getting the board.</p>;
  const label = `${sheet.name} board, ${side === 'top' ? 'parts' : 'solder'} side. The list of points says the same in words.`;
  return (
    <div className={styles.mat}>
      <Segmented label="Side of the board" options={sides} value={side} onChange={setSide} onMat />
      <p role="status">
        {isBeside && 'That only lights the status lamp: no signal passes there. Touch another point.'}
      </p>
      {/* Keys scroll it, and touch its points by the list. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-tabindex */}
      <div
        ref={place}
        className={styles.place}
        data-side={side}
        role="group"
        aria-label="Board"
        tabIndex={0}
        {...handlers}
        onClick={({ target: touched }) => {
          const point = pickedAt(touched);
          if (!point) return;
          setBeside(!isPlayed(circuit, point));
          if (isPlayed(circuit, point)) onTouch(point);
        }}
      >
        <div className={styles.board} style={{ '--w': sheet.board.w, '--h': sheet.board.h } as object}>
          <BoardDrawing
            {...{ sheet, label, side }}
            xray={false}
            selection={preview ?? (probed && { net: probed.net })}
            placed={undefined}
            targets={nothing}
            current={probed?.ref}
            hasLegs
          />
        </div>
      </div>
    </div>
  );
}

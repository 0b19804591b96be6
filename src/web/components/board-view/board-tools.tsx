import type { RefObject } from 'react';
import { Icon } from '../../ui/icon/icon.tsx';
import { minus, plus } from '../../ui/icon/icon-shapes.ts';
import type { BoardViewHandle } from './board-view.tsx';
import type { Side } from './board-places.ts';
import styles from './board-tools.module.css';

const xrayShape = 'M5 4h14a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2M6 9h5l3 6h4M6 15h3M15 9h3';
const fitShape = 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5';

const zoomStep = 1.3;

interface BoardToolsProps {
  boardView: RefObject<BoardViewHandle | null>;
  side: Side;
  onSide: (side: Side) => void;
  xray: boolean;
  onXray: (xray: boolean) => void;
}

const sides: readonly (readonly [Side, string])[] = [
  ['top', 'Parts side'],
  ['bottom', 'Solder side'],
];

/** What one does with the board besides touching what lies on it. */
export function BoardTools({ boardView, side, onSide, xray, onXray }: BoardToolsProps) {
  return (
    <>
      <div className={styles.tools}>
        <div className={styles.sides} role="group" aria-label="Side of the board">
          {sides.map(([each, words]) => (
            <button key={each} type="button" aria-pressed={side === each} onClick={() => onSide(each)}>
              {words}
            </button>
          ))}
        </div>
        <button type="button" className={styles.xray} aria-pressed={xray} onClick={() => onXray(!xray)}>
          <Icon shape={xrayShape} />
          X-ray
        </button>
      </div>
      <div className={styles.zoom} role="group" aria-label="Zoom">
        <button type="button" aria-label="Closer" onClick={() => boardView.current?.zoom(zoomStep)}>
          <Icon shape={plus} />
        </button>
        <button type="button" aria-label="Further away" onClick={() => boardView.current?.zoom(1 / zoomStep)}>
          <Icon shape={minus} />
        </button>
        <button type="button" aria-label="The whole board" onClick={() => boardView.current?.fit()}>
          <Icon shape={fitShape} />
        </button>
      </div>
    </>
  );
}

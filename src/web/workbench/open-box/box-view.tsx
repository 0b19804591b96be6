import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Place, Wiring } from '#electronics/wiring/wiring.ts';
import { turnedBox } from '../../components/board-view/board-places.ts';
import { openBoxQuery } from '../../components/board-view/board-sheet.queries.ts';
import { Mat, type MatMarks } from '../../components/board-view/board-view.tsx';
import { boardMargin } from '../../components/board-view/pan-zoom.ts';
import { classNames } from '../../ui/class-names.ts';
import { drawBox } from './box-drawing.ts';
import type { Scene, SceneFlag } from './scene.ts';
import styles from './box-view.module.css';

interface DrawingProps {
  wiring: Wiring;
  markup: string | undefined;
  scene: Scene;
  isMirrored: boolean;
}

const lugRadius = 2.4;

/** Where things are, until the drawing lies over it. */
function Outline({ wiring, scene }: Pick<DrawingProps, 'wiring' | 'scene'>) {
  const { w, h } = wiring.box;
  const isIn = (ref: string): boolean =>
    scene.alone === null ? ['in', 'now'].includes(scene.parts[ref] ?? 'in') : ref === scene.alone;
  return (
    <g className={styles.outline}>
      {scene.alone === null && <rect width={w} height={h} rx={5} />}
      {wiring.parts
        .filter(({ ref }) => isIn(ref))
        .map(({ ref, box: [x, y, width, height] }) => (
          <rect key={ref} {...{ x, y, width, height }} rx={1.5} />
        ))}
      {Object.values(wiring.lugs)
        .filter(({ ref }) => isIn(ref))
        .map(({ id, at: [cx, cy] }) => (
          <circle key={id} {...{ cx, cy }} r={1} />
        ))}
    </g>
  );
}

/** What is lit keeps its ring, also while the drawing is on its way. */
function Rings({ wiring, scene, isMirrored, markup }: DrawingProps) {
  const { w, h } = wiring.box;
  const now = wiring.parts.find(({ ref }) => scene.parts[ref] === 'now');
  const [x, y, width, height] = now?.box ?? [0, 0, 0, 0];
  return (
    <svg
      className={styles.overlay}
      viewBox={`${-boardMargin} ${-boardMargin} ${w + 2 * boardMargin} ${h + 2 * boardMargin}`}
      aria-hidden="true"
    >
      <g className={styles.marks} transform={isMirrored ? `translate(${w} 0) scale(-1 1)` : undefined}>
        {markup === undefined && <Outline {...{ wiring, scene }} />}
        {scene.flags.length > 0 &&
          scene.lit.map((lug) => {
            const [cx, cy] = scene.flags.find((flag) => flag.lug === lug)?.place ?? wiring.lugs[lug]!.at;
            return (
              <g key={lug}>
                <circle className={styles.halo} {...{ cx, cy }} r={lugRadius} />
                <circle {...{ cx, cy }} r={lugRadius} />
              </g>
            );
          })}
        {now && <rect x={x - 1.5} y={y - 1.5} width={width + 3} height={height + 3} rx={2.5} />}
      </g>
    </svg>
  );
}

function Drawing({ wiring, markup, scene, isMirrored }: DrawingProps) {
  const host = useRef<HTMLDivElement>(null);
  const { w, h } = wiring.box;
  useLayoutEffect(() => {
    if (markup !== undefined) drawBox(host.current!, { markup, w, h, scene, isMirrored });
  }, [markup, w, h, scene, isMirrored]);
  return (
    <>
      <div ref={host} className={styles.drawing} role="img" aria-label={scene.label} />
      <Rings {...{ wiring, scene, isMirrored, markup }} />
    </>
  );
}

interface BoxViewProps {
  wiring: Wiring;
  /** Absent where the drawing is not there yet: lugs and flags show where things are. */
  openBoxUrl: string | undefined;
  scene: Scene;
  isLeftHand: boolean;
  /** All of the box first, for whoever only looks. */
  startsWhole?: boolean;
}

/** The open box on the mat: near to what is done now, or whole; from behind as one works, or from the front. */
export function BoxView({ wiring, openBoxUrl, scene, isLeftHand, startsWhole = false }: BoxViewProps) {
  const { data, isError, refetch } = useQuery({ ...openBoxQuery(openBoxUrl ?? ''), enabled: openBoxUrl !== undefined });
  const [isWhole, setWhole] = useState(startsWhole);
  const [isMirrored, setMirrored] = useState(false);
  const { w, h } = wiring.box;
  const home = isWhole ? null : scene.near && isMirrored ? turnedBox(scene.near, w) : scene.near;
  const marks = useMemo((): MatMarks => {
    // Away from each other, so that no word covers the other lug.
    const lowest = Math.max(...scene.flags.map(({ place }) => place[1]));
    const isBelow = ({ place }: SceneFlag): boolean => scene.flags.length > 1 && place[1] === lowest;
    const seen = ([x, y]: Place): Place => [isMirrored ? w - x : x, y];
    return {
      flags: scene.flags.map((flag) => ({
        at: flag.lug,
        text: flag.text,
        isWords: true,
        place: seen(flag.place),
        ...(flag.tone && { tone: flag.tone }),
        ...(isBelow(flag) && { below: true }),
      })),
      probes: scene.probes.map(({ place, colour }) => ({ at: colour, colour, place: seen(place) })),
    };
  }, [scene, isMirrored, w]);
  return (
    <Mat
      {...{ w, h, home, marks }}
      face={isMirrored ? 'front' : 'behind'}
      className={classNames(styles.mat, isLeftHand && styles.left)}
      drawing={<Drawing {...{ wiring, scene, isMirrored }} markup={data} />}
    >
      {isError && (
        <div className={styles.failed} role="alert">
          <p>The drawing didn’t load. It’s in the build document too.</p>
          <button type="button" onClick={() => void refetch()}>
            Try again
          </button>
        </div>
      )}
      <div className={styles.tools} role="group" aria-label="Look at the box">
        <button type="button" aria-pressed={isWhole} onClick={() => setWhole(!isWhole)}>
          Whole box
        </button>
        <button type="button" aria-pressed={isMirrored} onClick={() => setMirrored(!isMirrored)}>
          From the front
        </button>
      </div>
    </Mat>
  );
}

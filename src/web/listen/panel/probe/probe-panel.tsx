import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useMemo, useRef, useState, type KeyboardEvent, useEffect, useLayoutEffect } from 'react';
import type { ListenSheet } from '#drawings/listen/listen-sheet.ts';
import type { Net } from '#electronics/component.ts';
import type { Player, PlayerState } from '../../../components/player/audio/player.ts';
import { fetchOk } from '../../../components/player/listen-kit.ts';
import { Segmented } from '../../../components/segmented/segmented.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { ScopePlot } from '../plots/scope-plot.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import type { Sound } from '#drawings/listen/sound.ts';
import { netName, pointName, probedAt } from './net-names.ts';
import type { Probed } from './probed.ts';
import { ProbeReading } from './probe-reading.tsx';
import { pointsIn, type TouchPoint, pointOf } from './schematic-points.ts';
import styles from './probe-panel.module.css';
import { inlined, lightUp, prepare, targetsIn } from './schematic-drawing.ts';

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
function ProbeDrawing({ drawing, labels, probed, onTouch }: ProbeDrawingProps) {
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

/** Fetched by those who choose it. */
const ProbeBoard = lazy(() =>
  import('./probe-board.tsx').then(
    ({ ProbeBoard: Board }) => ({ default: Board }),
    () => ({
      default: () => <p role="alert">The board didn’t load. Check your connection, then load the page again.</p>,
    }),
  ),
);

const surfaces = [
  ['schematic', 'Schematic'],
  ['board', 'Board'],
] as const;

export interface ProbePanelProps {
  /** Of the schematic. */
  imageUrl: string;
  /** Of the sheet with the board; undefined: none was drawn. */
  boardUrl: string | undefined;
  sheet: ListenSheet;
  sound: Sound;
  player: Player;
  playing: PlayerState;
  bypassed: boolean;
  probed: Probed | null;
  onProbe: (probed: Probed | null) => void;
  /** Listen, from here: nothing sounds before it is pressed, and the point waits for it. */
  onGo: () => void;
}

const drawingQuery = (url: string) => ({
  queryKey: ['drawing', url],
  queryFn: async () => (await fetchOk(url)).text(),
  staleTime: Infinity,
});

/** The schematic or the board, which is touched; the list of points, for those who see neither; and what is there. */
export function ProbePanel({
  imageUrl,
  boardUrl,
  sheet,
  sound,
  player,
  playing,
  bypassed,
  probed,
  onProbe,
  onGo,
}: ProbePanelProps) {
  const { data: drawing, isError } = useQuery(drawingQuery(imageUrl));
  const [surface, setSurface] = useState<(typeof surfaces)[number][0]>('schematic');
  const select = useRef<HTMLSelectElement>(null);
  const { circuit, unplayed } = sheet;
  const points = useMemo(() => (drawing === undefined ? [] : pointsIn(drawing)), [drawing]);
  const nets = useMemo(() => points.flatMap((point) => ('net' in point ? [point.net] : [])), [points]);
  const labels = useMemo(() => points.map((point) => pointName(circuit, point)), [circuit, points]);
  const isSignal = (net: Net): boolean => net !== 'GND' && !unplayed.nets.includes(net);
  const touch = (point: TouchPoint | null): void => {
    onProbe(point && probedAt(circuit, nets, point));
  };
  if (isError) return <p role="alert">The schematic didn’t load. Check your connection, then load the page again.</p>;
  if (drawing === undefined) return <p role="status">Getting the schematic.</p>;
  return (
    <div className={styles.panel}>
      <div className={styles.bar}>
        <div className={styles.choice}>
          <SelectField
            ref={select}
            label="Probe at"
            value={probed?.net ?? ''}
            onChange={({ target }) => touch(target.value === '' ? null : { net: target.value })}
          >
            <option value="">Off: the output</option>
            {nets.filter(isSignal).map((net) => (
              <option key={net} value={net}>
                {netName(circuit, net)}
              </option>
            ))}
            {probed && !isSignal(probed.net) && <option value={probed.net}>{probed.name}</option>}
          </SelectField>
          {boardUrl !== undefined && (
            <Segmented label="Where to touch it" options={surfaces} value={surface} onChange={setSurface} />
          )}
          {probed && (playing.phase === 'idle' || playing.phase === 'failed') && (
            <Button
              small
              variant="primary"
              onClick={() => {
                onGo();
                // This button goes once it plays.
                select.current!.focus();
              }}
            >
              Listen here
            </Button>
          )}
        </div>
        <ProbeReading {...{ sheet, sound, player, playing, bypassed, probed, onProbe }} />
        {probed && (
          <div className={styles.scope}>
            <ScopePlot
              player={player}
              isPlaying={playing.phase === 'playing'}
              before={null}
              names={['Here', 'Input']}
              probedAt={probed.name}
            />
          </div>
        )}
        {probed && (
          <Button
            small
            onClick={() => {
              onProbe(null);
              // This button goes with the probe.
              select.current!.focus();
            }}
          >
            Probe off
          </Button>
        )}
      </div>
      {surface === 'board' && boardUrl !== undefined ? (
        <Suspense fallback={<p role="status">Getting the board.</p>}>
          <ProbeBoard sheetUrl={boardUrl} circuit={circuit} probed={probed} onTouch={touch} />
        </Suspense>
      ) : (
        <ProbeDrawing drawing={drawing} labels={labels} probed={probed} onTouch={touch} />
      )}
    </div>
  );
}

import { useEffect, useRef, useState } from 'react';
import type { OwnCircuit } from '#electronics/own-circuit/draft-circuit.ts';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { minus, plus } from '../../ui/icon/icon-shapes.ts';
import text from '../../ui/text/text.module.css';
import { Notice } from '../panel/parts/notice.tsx';
import { DrawClient, type DrawnOwn } from './draw-client.ts';
import styles from './own-schematic.module.css';

/** Pixels to a unit of the sheet; at first as many as fit, within what can be read. */
const zooms = ['fit', 1.4, 2] as const;

const undrawn: Readonly<Record<Extract<DrawnOwn, string>, readonly [title: string, words: string]>> = {
  'not-loaded': [
    'The schematic wasn’t drawn',
    'What draws it didn’t load. Your netlist is as you left it: check your connection, then draw it again.',
  ],
  'too-long': [
    'It’s too large to draw',
    'Twenty seconds weren’t enough to lay it out. Your netlist is as you left it, and the circuit can still be played.',
  ],
  'no-way': [
    'The schematic wasn’t drawn',
    'We found no way to lay this circuit out. Your netlist is as you left it, and the circuit can still be played.',
  ],
};

function Sheet({ svg }: { svg: string }) {
  const [zoom, setZoom] = useState(0);
  const width = /viewBox="\S+ \S+ (\S+)/.exec(svg)?.[1];
  return (
    <>
      <div className={styles.cap}>
        <IconButton label="Schematic smaller" disabled={zoom === 0} onClick={() => setZoom(zoom - 1)}>
          <Icon shape={minus} />
        </IconButton>
        <IconButton label="Schematic larger" disabled={zoom === zooms.length - 1} onClick={() => setZoom(zoom + 1)}>
          <Icon shape={plus} />
        </IconButton>
      </div>
      {/* Where it scrolls, the arrow keys scroll it. Names that were typed are escaped where it is drawn. */}
      {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, react/no-danger */}
      <div
        className={styles.paper}
        role="group"
        aria-label="The sheet; the netlist says the same in words"
        tabIndex={0}
        data-zoom={zooms[zoom]}
        style={{ '--units': width, '--zoom': zooms[zoom] } as object}
        dangerouslySetInnerHTML={{ __html: svg }}
      />
      {/* oxlint-enable jsx-a11y/no-noninteractive-tabindex, react/no-danger */}
      <p className={text.meta}>
        Laid out by{' '}
        <a href="https://github.com/kieler/elkjs" rel="noreferrer">
          elkjs
        </a>
        , under the EPL 2.0
      </p>
    </>
  );
}

type Drawing = { readonly of: OwnCircuit; readonly drawn: DrawnOwn | 'drawing' };

/** The schematic of the circuit that can be played, once somebody wants it. Another circuit takes it away. */
export function OwnSchematic({ own }: { own: OwnCircuit }) {
  const [client] = useState(() => new DrawClient());
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => () => client.close(), [client]);
  useEffect(() => client.keepOnly(own), [client, own]);
  const drawn = drawing?.of === own ? drawing.drawn : null;

  const draw = async (): Promise<void> => {
    setDrawing({ of: own, drawn: 'drawing' });
    const done = await client.draw(own);
    if (done === null) return;
    setDrawing({ of: own, drawn: done });
    // The button that was pressed is gone.
    if (typeof done === 'object') heading.current?.focus();
  };

  const isDrawn = drawn !== null && typeof drawn === 'object';
  return (
    <section className={styles.schematic} aria-labelledby="own-schematic">
      <h2 id="own-schematic" tabIndex={-1} ref={heading}>
        Schematic
      </h2>
      {drawn !== null && typeof drawn === 'object' ? (
        <Sheet svg={drawn.svg} />
      ) : (
        <Button pending={drawn === 'drawing'} onClick={() => void draw()}>
          Draw the schematic
        </Button>
      )}
      <p role="status" className={text.meta} hidden={isDrawn}>
        {drawn === 'drawing' && 'Drawing it. The first time, this loads 380 KB.'}
      </p>
      {drawn !== null && typeof drawn === 'string' && drawn !== 'drawing' && (
        <Notice look="bad" title={undrawn[drawn][0]}>
          {undrawn[drawn][1]}
        </Notice>
      )}
    </section>
  );
}

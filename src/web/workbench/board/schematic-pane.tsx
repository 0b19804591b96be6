import { memo, type RefObject, useEffect, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { minus, plus } from '../../ui/icon/icon-shapes.ts';
import { schematicQuery } from '../../components/board-view/board-sheet.queries.ts';
import { type Selection, selectedNet, selectedRef } from '../../components/board-view/selection.ts';
import { SchematicKey } from './schematic-key.tsx';
import styles from './schematic-pane.module.css';

/** Times the size at which the whole sheet is seen. */
const zooms = [1, 1.4, 2, 2.8, 4] as const;
/** On a phone the whole sheet is too small to read: it is a press away. */
const firstZoom = (): number => (matchMedia('(width < 64rem)').matches ? 2 : 0);

/** The drawing as the shop's own build made it: it holds no script and nothing that anyone has typed. */
const Drawn = memo(function Drawn({ markup, sheet }: { markup: string; sheet: RefObject<HTMLDivElement | null> }) {
  // oxlint-disable-next-line react/no-danger
  return <div ref={sheet} className={styles.sheet} dangerouslySetInnerHTML={{ __html: markup }} />;
});

/** Width over height, as its own root says. */
function ratioOf(markup = ''): number {
  const [, width = 2, height = 1] = /<svg[^>]*? width="([\d.]+)" height="([\d.]+)"/.exec(markup) ?? [];
  return Number(width) / Number(height);
}

/** Marks what is selected in the drawing, and brings it to the middle where the paper scrolls. */
function select(root: HTMLElement, selection: Selection | null): void {
  for (const was of root.querySelectorAll('[data-lit]')) was.removeAttribute('data-lit');
  const [ref, net] = [selectedRef(selection), selectedNet(selection)];
  const selector = ref ? `[data-ref="${CSS.escape(ref)}"]` : net ? `[data-net="${CSS.escape(net)}"]` : null;
  for (const part of selector ? root.querySelectorAll(selector) : []) part.setAttribute('data-lit', '');
}

function bringToMiddle(root: HTMLElement): void {
  const paper = root.parentElement!;
  // A rail is everywhere: one of its places will do.
  const [first] = [...root.querySelectorAll('[data-lit]')]
    .map((each) => each.getBoundingClientRect())
    .sort((a, b) => a.width - b.width);
  const seen = paper.getBoundingClientRect();
  if (!first || seen.width === 0 || (paper.scrollWidth <= seen.width && paper.scrollHeight <= seen.height)) return;
  paper.scrollBy({
    left: first.left + first.width / 2 - seen.left - seen.width / 2,
    top: first.top + first.height / 2 - seen.top - seen.height / 2,
    behavior: 'instant',
  });
}

interface SchematicPaneProps {
  imageUrl: string;
  selection: Selection | null;
  /** What a mouse is over: shown, and never brought to the middle. */
  preview: Selection | null;
  /** Changes when the pane comes into sight. */
  shown: boolean;
  onPick: (picked: Selection | null) => void;
}

function pickedAt(target: EventTarget): Selection | null {
  const hit = target instanceof Element ? target.closest<SVGElement>('[data-ref],[data-net]') : null;
  if (hit?.dataset['ref']) return { ref: hit.dataset['ref'] };
  return hit?.dataset['net'] ? { net: hit.dataset['net'] } : null;
}

/** The circuit on paper, with the same selection as the board. */
export function SchematicPane({ imageUrl, selection, preview, shown, onPick }: SchematicPaneProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(firstZoom);
  const { data: markup, isError } = useQuery(schematicQuery(imageUrl));
  useEffect(() => {
    if (markup && sheet.current) select(sheet.current, preview ?? selection);
  }, [selection, preview, markup]);
  const moment = JSON.stringify([selection, shown, zoom]);
  useEffect(() => {
    if (markup && moment && sheet.current) bringToMiddle(sheet.current);
  }, [moment, markup]);
  return (
    <>
      <div className={styles.cap}>
        <h2>Schematic</h2>
        <SchematicKey />
        <IconButton label="Schematic smaller" disabled={zoom === 0} onClick={() => setZoom(zoom - 1)}>
          <Icon shape={minus} />
        </IconButton>
        <IconButton label="Schematic larger" disabled={zoom === zooms.length - 1} onClick={() => setZoom(zoom + 1)}>
          <Icon shape={plus} />
        </IconButton>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-tabindex */}
      <div
        className={styles.paper}
        role="group"
        aria-label="The sheet; the parts list says the same in words"
        // Where it scrolls, the arrow keys scroll it.
        tabIndex={0}
        style={{ '--zoom': zooms[zoom], '--ratio': ratioOf(markup) } as object}
        data-lighting={preview || selection ? '' : undefined}
        onClick={(event) => onPick(pickedAt(event.target))}
      >
        {markup && <Drawn markup={markup} sheet={sheet} />}
        {!markup && <p role="status">{isError ? 'The schematic didn’t load.' : 'Unrolling the schematic.'}</p>}
      </div>
    </>
  );
}

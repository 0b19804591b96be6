import { memo, type RefObject, useEffect, useRef, useState, useId } from 'react';
import { useQuery } from '@tanstack/react-query';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { minus, plus } from '../../ui/icon/icon-shapes.ts';
import { schematicQuery } from '../../components/board-view/board-sheet.queries.ts';
import { type Selection, selectedNet, selectedRef } from '../../components/board-view/selection.ts';
import styles from './schematic-pane.module.css';
import { buttonClass } from '../../ui/button/button-class.ts';

/** As the sheet draws them, on a ground of 44 by 28. */
const signs: readonly (readonly [shape: string, words: string])[] = [
  ['M2 14h40M22 2v24M19.500 14a2.500 2.500 0 1 0 5 0a2.500 2.500 0 1 0-5 0z', 'Wires that meet at a dot are joined'],
  ['M2 14h40M22 2v7a5 5 0 0 1 0 10v7', 'Wires that cross without one are not'],
  ['M22 4v10M13 14h18M16.500 18.500h11M20 23h4', 'Ground: all of these are one'],
  ['M2 14h9v-5h22v10H11v-5M33 14h9', 'Resistor'],
  ['M22 24v-8M22 16l-3 4M22 16l3 4M2 11h9V6h22v10H11v-5M33 11h9', 'Pot: the arrow is its middle lug'],
  ['M2 14h16M18 5v18M26 5v18M26 14h16', 'Capacitor; with a + it has a right way round'],
  ['M2 14h14M16 6v16l12-8zM28 6v16M28 14h14', 'Diode: the bar is its band'],
  ['M10 3v22l24-11zM34 14h8M2 9h8M2 19h8', 'Op-amp, or half of one'],
];

/** What the signs of the sheet mean; the numbers on its fields are the way of the signal. */
function SchematicKey() {
  const id = useId();
  return (
    <>
      <button type="button" className={buttonClass({ small: true, variant: 'quiet' })} popoverTarget={id}>
        Key
      </button>
      <div id={id} popover="auto" className={styles.key} role="group" aria-label="Key to the schematic">
        <h3>Key</h3>
        <ul>
          {signs.map(([shape, words]) => (
            <li key={words}>
              <svg viewBox="0 0 44 28" aria-hidden="true">
                <path d={shape} />
              </svg>
              {words}
            </li>
          ))}
          <li>
            <span className={styles.lit} />
            Highlighted: everything on the same net, wired together
          </li>
        </ul>
      </div>
    </>
  );
}

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

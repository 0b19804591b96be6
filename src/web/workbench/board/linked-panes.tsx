import { useMemo, useRef, useState, useEffect, useEffectEvent, useCallback } from 'react';
import type { WorkbenchSheet } from '#drawings/workbench/workbench-sheet.ts';
import type { ProductContents } from '#contracts/catalogue.ts';
import { classNames } from '../../ui/class-names.ts';
import { VisuallyHidden } from '../../ui/visibility/visually-hidden.tsx';
import { type Selection, selectedNet, selectedRef } from '../../components/board-view/selection.ts';
import { BoardView, type BoardViewHandle } from '../../components/board-view/board-view.tsx';
import { BoardTools } from '../../components/board-view/board-tools.tsx';
import { listedGroups, type PartsFilter } from './kinds.ts';
import { PartsList } from './board-parts.tsx';
import { Reading } from './reading.tsx';
import { SchematicPane } from './schematic-pane.tsx';
import { usePreview } from '../../components/board-view/use-preview.ts';
import styles from './linked-panes.module.css';
import { pinText } from './chip-pins.ts';
import type { Side } from '../../components/board-view/board-places.ts';

interface Shown {
  readonly selection: Selection | null;
  readonly side: Side;
}

/** An address may name what the board has not. */
export function shownIn(search: string, { parts, nets }: Pick<WorkbenchSheet, 'parts' | 'nets'>): Shown {
  const params = new URLSearchParams(search);
  const ref = parts.find((part) => part.ref === params.get('ref'))?.ref;
  const net = nets.find(({ name }) => name === params.get('net'))?.name;
  return { selection: ref ? { ref } : net ? { net } : null, side: params.get('side') === 'bottom' ? 'bottom' : 'top' };
}

export function addressOf({ selection, side }: Shown): string {
  const query = new URLSearchParams({ ...selection, ...(side === 'bottom' && { side }) }).toString();
  return query ? `?${query}` : '';
}

/** What is selected and which side is up stand in the address, so that a link shows the same. */
function useSelectionAddress(sheet: WorkbenchSheet) {
  const [shown, setShown] = useState(() => shownIn(location.search, sheet));
  const show = useCallback((change: Partial<Shown>): void => {
    setShown((was) => {
      const next = { ...was, ...change };
      history.replaceState(history.state, '', `${location.pathname}${addressOf(next)}`);
      return next;
    });
  }, []);
  return { ...shown, show };
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable], [role=dialog]') !== null;

/** Single keys for the whole screen: not while one types, and not with a modifier. */
function useBoardKeys(keys: Readonly<Record<string, () => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    // What lies over the page is closed by Escape, and nothing below it is touched.
    if (document.querySelector(':popover-open')) return;
    const act = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/** What is selected, for those who do not see it. */
function announcement({ parts, nets }: WorkbenchSheet, selection: Selection | null): string {
  const part = parts.find(({ ref }) => ref === selectedRef(selection));
  if (part) {
    const way = part.orientation ? ` ${part.orientation}` : '';
    const joins = part.pins.map(({ net, ...leg }) => {
      const name = pinText(part, leg);
      const plain = nets.find((each) => each.name === net)?.plain;
      return plain ? `${name} to ${plain}` : `${name} left open`;
    });
    return `${part.ref}, ${part.name}, lit on board, schematic and list.${way} ${joins.join(', ')}`.trim();
  }
  const net = nets.find(({ name }) => name === selectedNet(selection));
  return net ? `Net ${net.plain} lit: ${net.pins.length === 1 ? '1 pin' : `${net.pins.length} pins`}` : 'Nothing lit';
}

type Tab = 'board' | 'schematic' | 'parts';

const tabs: readonly (readonly [Tab, string])[] = [
  ['board', 'Board'],
  ['schematic', 'Schematic'],
  ['parts', 'Parts'],
];

const zoomStep = 1.3;

function picturesOf({ lines }: ProductContents): ReadonlyMap<string, string> {
  return new Map(lines.flatMap(({ refs, part }) => (part ? refs.map((ref) => [ref, part.imageUrl] as const) : [])));
}

const KeyHints = () => (
  <p className={styles.keys}>
    <kbd>J</kbd> <kbd>K</kbd> next, previous <kbd>B</kbd> side <kbd>X</kbd> x-ray <kbd>Esc</kbd> nothing lit
  </p>
);

/** The list, its filter, and the way from one part to the next. */
function useList(sheet: WorkbenchSheet, selection: Selection | null, onSelect: (selection: Selection) => void) {
  const list = useRef<HTMLDivElement>(null);
  const [filter, setFilter] = useState<PartsFilter>({ text: '', group: null });
  const groups = useMemo(() => listedGroups(sheet.parts, filter), [sheet, filter]);
  const step = (by: 1 | -1): void => {
    const refs = groups.flatMap(({ parts }) => parts.map(({ ref }) => ref));
    const at = refs.indexOf(selectedRef(selection) ?? '');
    const ref = refs[Math.max(0, Math.min(refs.length - 1, at < 0 ? 0 : at + by))];
    if (ref === undefined) return;
    onSelect({ ref });
    list.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(ref)}"]`)?.focus();
  };
  return { list, filter, setFilter, groups, step };
}

/** Board, schematic and parts: what is selected in one is selected in all. */
export function LinkedPanes({ sheet, contents }: { sheet: WorkbenchSheet; contents: ProductContents }) {
  const boardView = useRef<BoardViewHandle>(null);
  const { selection, side, show } = useSelectionAddress(sheet);
  const [xray, setXray] = useState(false);
  const [tab, setTab] = useState<Tab>('board');
  const { preview, handlers } = usePreview();
  const select = (next: Selection | null): void => show({ selection: next });
  const { list, filter, setFilter, groups, step } = useList(sheet, selection, select);
  const pictures = useMemo(() => picturesOf(contents), [contents]);
  const net = sheet.nets.find(({ name }) => name === selectedNet(selection));
  const near = useMemo(() => (net ? new Set(net.pins.map((pin) => pin.slice(0, pin.lastIndexOf('.')))) : null), [net]);
  useBoardKeys({
    j: () => step(1),
    k: () => step(-1),
    b: () => show({ side: side === 'top' ? 'bottom' : 'top' }),
    x: () => setXray(!xray),
    '+': () => boardView.current?.zoom(zoomStep),
    '-': () => boardView.current?.zoom(1 / zoomStep),
    '0': () => boardView.current?.fit(),
    Escape: () => select(null),
  });
  const shown = (pane: Tab): string | undefined => (tab === pane ? undefined : styles.away);
  return (
    <div className={styles.linked} data-tab={tab} {...handlers}>
      <p role="status" className={styles.said}>
        <VisuallyHidden>{announcement(sheet, selection)}</VisuallyHidden>
      </p>
      <section className={classNames(styles.board, shown('board'))} aria-label="Board">
        <BoardView
          sheet={sheet}
          label={`${sheet.name} board, ${side === 'top' ? 'parts' : 'solder'} side. The parts list says the same in words.`}
          {...{ side, xray, selection, preview, handle: boardView }}
          onPick={select}
        >
          <BoardTools {...{ boardView, side, xray }} onSide={(next) => show({ side: next })} onXray={setXray} />
        </BoardView>
      </section>
      <section className={classNames(styles.reading, tab === 'schematic' && styles.away)} aria-label="Reading">
        <Reading {...{ sheet, selection, pictures }} onSelect={select} />
      </section>
      <section className={classNames(styles.parts, shown('parts'))} aria-label="Parts">
        <PartsList
          parts={sheet.parts}
          selectedRef={selectedRef(selection)}
          {...{ groups, filter, near, pictures, list }}
          onFilter={setFilter}
          onSelect={(ref) => select({ ref })}
        />
        <KeyHints />
      </section>
      {contents.schematic && (
        <section className={classNames(styles.schematic, shown('schematic'))} aria-label="Schematic">
          <SchematicPane
            imageUrl={contents.schematic.imageUrl}
            {...{ selection, preview }}
            shown={tab === 'schematic'}
            onPick={select}
          />
        </section>
      )}
      <div className={styles.tabs} role="group" aria-label="Views">
        {tabs.map(([id, words]) => (
          <button key={id} type="button" aria-pressed={tab === id} onClick={() => setTab(id)}>
            {words}
            {id === 'parts' && ` ${sheet.parts.length}`}
          </button>
        ))}
      </div>
    </div>
  );
}

import { useMemo, useRef, useState } from 'react';
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
import { announcement } from './announcement.ts';
import { useBoardKeys } from './use-board-keys.ts';
import { useSelectionAddress } from './use-selection-address.ts';
import { usePreview } from '../../components/board-view/use-preview.ts';
import styles from './linked-panes.module.css';

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

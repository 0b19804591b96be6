import { useRef, useState } from 'react';
import type { ListedPart } from '#contracts/catalogue.ts';
import { partGroups, partKinds, type PartGroup } from '#domain/catalogue/part-kinds.ts';
import { SearchInput } from '../../ui/field/search-input.tsx';
import { plus } from '../../ui/icon/icon-shapes.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import text from '../../ui/text/text.module.css';
import type { PartIndex } from '#domain/part-matching/match/part-index.ts';
import { KindChips } from '../kind-chips/kind-chips.tsx';
import { findParts } from './found-parts.ts';
import type { MyStash } from './my-stash.ts';
import { changeWithUndo, piecesText } from './stash-toasts.ts';
import styles from './cabinet.module.css';
import { maxPieces } from '#domain/workbench/stash/stash-state.ts';
import { classNames } from '../../ui/class-names.ts';
import { QuantityStepper } from '../../ui/quantity-stepper/quantity-stepper.tsx';
import { kindNames } from './kind-names.ts';

const maxShown = 8;

interface NewDrawersProps {
  /** What fits and has no drawer yet. */
  parts: readonly ListedPart[];
  typed: string;
  onOpen: (part: ListedPart) => void;
}

/** What could get a drawer of its own. */
function NewDrawers({ parts, typed, onOpen }: NewDrawersProps) {
  const shown = parts.slice(0, maxShown);
  return (
    <div className={styles.found}>
      <p className={classNames(text.meta, styles.said)} role="status">
        {shown.length === 0
          ? `No other part of ours goes by “${typed.trim()}”.`
          : `New drawer for ${parts.length > maxShown ? `the first ${maxShown} of ${parts.length}` : parts.length} found:`}
      </p>
      <ul>
        {shown.map((part) => (
          <li key={part.slug}>
            <button type="button" aria-label={`New drawer: ${part.name}`} onClick={() => onOpen(part)}>
              <img src={part.imageUrl} alt="" width={44} height={32} loading="lazy" />
              <b>{part.value}</b>
              <span className={text.meta}>{kindNames[part.kind]}</span>
              <Icon shape={plus} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface DrawerProps {
  part: ListedPart;
  count: number;
  onChange: (count: number) => void;
}

/** One part in the cabinet, with how many there are. */
function Drawer({ part, count, onChange }: DrawerProps) {
  return (
    <li className={styles.drawer} data-part={part.slug}>
      <div className={styles.face}>
        <span className={styles.picture}>
          <img src={part.imageUrl} alt="" width={62} height={44} loading="lazy" />
        </span>
        <span className={styles.label}>
          <b>{part.value}</b>
          <span>{kindNames[part.kind]}</span>
        </span>
      </div>
      <div className={classNames(styles.count, count <= 1 && styles.low)}>
        <QuantityStepper
          name={`${part.value} ${kindNames[part.kind].toLowerCase()}`}
          quantity={count}
          limit={maxPieces}
          min={0}
          onChange={(wanted) => onChange(Math.min(maxPieces, wanted))}
        />
      </div>
    </li>
  );
}

const groupOf = ({ kind }: ListedPart): PartGroup => partKinds[kind].group;

const changeText = ({ value }: ListedPart, by: number): string =>
  by > 0 ? `${piecesText(by)} of ${value} put in` : `${piecesText(-by)} of ${value} taken out`;

/** All drawers, and the search that finds one or opens a new one. */
export function Cabinet({ stash, index }: { stash: MyStash; index: PartIndex }) {
  const [typed, setTyped] = useState('');
  const [group, setGroup] = useState<PartGroup | null>(null);
  // A drawer that was just emptied stays where it is, to be filled again.
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const search = useRef<HTMLDivElement>(null);
  const cabinet = useRef<HTMLUListElement>(null);

  const owned = [...index.bySlug.values()].filter(({ slug }) => stash.counts.has(slug) || opened.has(slug));
  const found = findParts(typed, index);
  const drawers = owned
    .filter((part) => group === null || groupOf(part) === group)
    .filter((part) => typed.trim() === '' || found.includes(part));
  const change = (part: ListedPart, by: number): void => {
    setOpened((before) => new Set([...before, part.slug]));
    if (by !== 0) changeWithUndo(stash, changeText(part, by), new Map([[part.slug, by]]));
  };
  const openDrawer = (part: ListedPart): void => {
    change(part, 1);
    setTyped('');
    setGroup(null);
    // The next thing to say is how many.
    requestAnimationFrame(() => {
      const input = cabinet.current?.querySelector<HTMLInputElement>(`[data-part="${part.slug}"] input`);
      // Not every browser gives the focus to what is selected.
      input?.focus();
      input?.select();
    });
  };
  const groups = partGroups
    .map((kind) => ({ kind, name: kind, count: owned.filter((part) => groupOf(part) === kind).length }))
    .filter(({ count }) => count > 0);

  return (
    <>
      <div className={styles.tools} ref={search}>
        <SearchInput
          label="Find a part"
          placeholder="4K7, 100n, BC108…"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        {owned.length > 0 && (
          <KindChips label="Show" all={owned.length} choices={groups} chosen={group} onChoose={setGroup} />
        )}
      </div>
      {typed.trim() !== '' && (
        <NewDrawers parts={found.filter((part) => !owned.includes(part))} typed={typed} onOpen={openDrawer} />
      )}
      <ul className={styles.cabinet} ref={cabinet} aria-label="Drawers">
        {drawers.map((part) => {
          const count = stash.counts.get(part.slug) ?? 0;
          return <Drawer key={part.slug} part={part} count={count} onChange={(next) => change(part, next - count)} />;
        })}
        <li className={styles.new}>
          <button type="button" onClick={() => search.current?.querySelector('input')?.focus()}>
            <Icon shape={plus} />
            New drawer
          </button>
        </li>
      </ul>
      {owned.length === 0 && (
        <p className={text.meta}>
          Three ways to fill it: find a part above and count it, paste a list, or add what you ordered here.
        </p>
      )}
    </>
  );
}

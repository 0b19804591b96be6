import type { RefObject } from 'react';
import type { WorkbenchPart } from '#drawings/workbench/workbench-sheet.ts';
import { classNames } from '../../ui/class-names.ts';
import { SearchInput } from '../../ui/field/search-input.tsx';
import { KindChips } from '../kind-chips/kind-chips.tsx';
import { kindGroups, type ListedGroup, type PartsFilter, tellTale } from './kinds.ts';
import visibility from '../../ui/visibility/visibility.module.css';
import styles from './board-parts.module.css';

interface PartsListProps {
  parts: readonly WorkbenchPart[];
  /** What the filter leaves. */
  groups: readonly ListedGroup[];
  filter: PartsFilter;
  onFilter: (filter: PartsFilter) => void;
  selectedRef: string | null;
  /** Refs that the selected net joins. */
  near: ReadonlySet<string> | null;
  pictures: ReadonlyMap<string, string>;
  onSelect: (ref: string) => void;
  list: RefObject<HTMLDivElement | null>;
}

const choicesOf = (parts: readonly WorkbenchPart[]) =>
  kindGroups
    .map(({ title, short, kinds }) => ({
      kind: title,
      name: short,
      spoken: title,
      count: parts.filter(({ kind }) => kinds.includes(kind)).length,
    }))
    .filter(({ count }) => count > 0);

/** Long and thin: their drawings have most of their air above and below. */
const flat: ReadonlySet<WorkbenchPart['kind']> = new Set(['resistor', 'diode']);

function Row({
  part,
  picture,
  isSelected,
  isFar,
  onSelect,
}: {
  part: WorkbenchPart;
  picture: string | undefined;
  isSelected: boolean;
  isFar: boolean;
  onSelect: () => void;
}) {
  return (
    <li>
      <button
        type="button"
        className={classNames(styles.row, isFar && styles.far)}
        aria-pressed={isSelected}
        data-row={part.ref}
        onClick={onSelect}
      >
        <span className={styles.ref}>{part.ref}</span>
        <span className={classNames(styles.art, flat.has(part.kind) && styles.flat)}>
          {picture && <img src={picture} alt="" loading="lazy" width={56} height={32} />}
        </span>
        <span className={styles.value}>{part.value}</span>
        <span className={styles.tale}>{tellTale(part)}</span>
      </button>
    </li>
  );
}

/** Every part in words: the twin of the board and the schematic for those who do not see them. */
export function PartsList(props: PartsListProps) {
  const { parts, groups, filter, onFilter, selectedRef, near, pictures, onSelect, list } = props;
  return (
    <>
      <h2 className={visibility.visuallyHidden}>Parts</h2>
      <div className={styles.tools}>
        <SearchInput
          label="Filter the parts by name, value, kind or code"
          placeholder="R3, 100K, 103…"
          value={filter.text}
          onChange={(event) => onFilter({ ...filter, text: event.target.value })}
        />
        <KindChips
          label="Kind of part"
          all={parts.length}
          choices={choicesOf(parts)}
          chosen={filter.group}
          onChoose={(group) => onFilter({ ...filter, group })}
        />
      </div>
      <div className={styles.list} ref={list}>
        {groups.map(({ title, parts: own }) => (
          <section key={title}>
            <h3 className={styles.group}>
              {title} <span>{own.length}</span>
            </h3>
            <ul>
              {own.map((part) => (
                <Row
                  key={part.ref}
                  part={part}
                  picture={pictures.get(part.ref)}
                  isSelected={part.ref === selectedRef}
                  isFar={near !== null && !near.has(part.ref)}
                  onSelect={() => onSelect(part.ref)}
                />
              ))}
            </ul>
          </section>
        ))}
        {groups.length === 0 && <p className={styles.none}>No part matches.</p>}
      </div>
    </>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useId, type KeyboardEvent } from 'react';
import pictures from 'virtual:kind-pictures';
import { partKinds, type PartGroup, type PartKind } from '#domain/catalogue/part-kinds.ts';
import { paths } from '#domain/paths/paths.ts';
import { kindGroups, kindPath, shortLabel, type KindGroup } from '../../shop/catalogue/parts-table/kinds/kind-names.ts';
import { kindCountsQuery } from '../../shop/catalogue/product-list.queries.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { nextMenuPlace } from './column-keys.ts';
import styles from './parts-panel.module.css';

/** Which groups stand below each other. A group never breaks. */
const columns: readonly (readonly PartGroup[])[] = [
  ['Passives'],
  ['Controls'],
  ['Semiconductors'],
  ['Chips', 'Tools and solder'],
  ['Box and wiring'],
];

/** The menu has room for two lines, but not for three. */
const labels: Readonly<Partial<Record<PartKind, string>>> = {
  'electrolytic-capacitor': 'Electrolytics',
  chip: 'Delay, echo and other',
};

interface EntryProps {
  href: string;
  picture: string | undefined;
  label: string;
  count?: number | undefined;
}

function Entry({ href, picture, label, count }: EntryProps) {
  return (
    <li>
      <AppLink href={href} className={styles.entry}>
        <span className={styles.stage}>
          {picture && <img src={picture} alt="" width={48} height={42} loading="lazy" />}
        </span>
        <span>{label}</span>
        <span className={styles.count}>{count}</span>
      </AppLink>
    </li>
  );
}

function Group({ group, kinds }: KindGroup) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {group}
      </h2>
      <ul>
        {kinds.map(({ kind, count }) => (
          <Entry
            key={kind}
            href={kindPath(kind)}
            picture={pictures[kind]}
            label={labels[kind] ?? (partKinds[kind].label.length > 22 ? shortLabel(kind) : partKinds[kind].label)}
            count={count}
          />
        ))}
      </ul>
      {group === 'Box and wiring' && (
        <ul>
          <Entry href={paths.firstPedal} picture={pictures['tool']} label="All you need to start" />
          <Entry href={paths.guide('components')} picture={pictures['guide']} label="Which part is this?" />
        </ul>
      )}
    </section>
  );
}

/** Arrow keys: up and down inside a column, left and right between them. Tab goes through all of it as ever. */
function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const entries = [...event.currentTarget.children].map((column) => [
    ...column.querySelectorAll<HTMLElement>('a[href]'),
  ]);
  const column = entries.findIndex((links) => links.some((link) => link === document.activeElement));
  const row = entries[column]?.findIndex((link) => link === document.activeElement) ?? -1;
  if (row === -1) return;
  const next = nextMenuPlace(
    event.key,
    { column, row },
    entries.map(({ length }) => length),
  );
  if (!next) return;
  event.preventDefault();
  // The bar's own arrow keys go through a menu as one list.
  event.stopPropagation();
  entries[next.column]?.[next.row]?.focus();
}

/** The kinds of parts by group, each with its drawing and how many there are. */
export default function PartsPanel() {
  const { data: facets } = useQuery(kindCountsQuery);
  const groups = kindGroups(facets?.kind);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- The links inside are what the keys move between.
    <div className={styles.columns} onKeyDown={moveByArrows}>
      {columns.map((names) => (
        <div key={names[0]}>
          {names.map((name) => {
            const group = groups.find((each) => each.group === name) ?? { group: name, kinds: [] };
            return <Group key={name} {...group} />;
          })}
        </div>
      ))}
    </div>
  );
}

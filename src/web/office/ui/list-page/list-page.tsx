import * as Popover from '@radix-ui/react-popover';
import { useRef, useState, type ReactNode } from 'react';
import { errorMessage } from '../../../api/error-message.ts';
import { cross, filters } from '../../../ui/icon/icon-shapes.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Button, buttonClass } from '../button/button.tsx';
import { useShortcuts } from '../keys/use-shortcuts.ts';
import { Notice } from '../notice/notice.tsx';
import type { OfficeList } from '../office-table/office-list.ts';
import { PageHead } from '../page-head/page-head.tsx';
import { ScreenLoading } from '../screen-loading/screen-loading.tsx';
import { ListSearch, type ListSearchProps } from './list-search.tsx';
import { ViewTabs, type ListView } from './view-tabs.tsx';
import styles from './list-page.module.css';

interface Chip {
  /** 'Placed: since Friday' */
  readonly label: string;
  readonly onRemove: () => void;
}

interface ListPageProps {
  readonly title: string;
  readonly list: OfficeList<unknown>;
  /** Saved views, as tabs. */
  readonly views?: readonly ListView[];
  readonly search?: ListSearchProps;
  /** The filters that are on. */
  readonly chips?: readonly Chip[];
  /** The fields of the filter, shown when F is pressed. */
  readonly filter?: ReactNode;
  /** '17 of 1,284 orders, ₹75,719' */
  readonly summary?: ReactNode;
  /** Buttons at the end: CSV, New. */
  readonly tools?: ReactNode;
  /** What stands there when nothing matches: a Notice. */
  readonly empty: ReactNode;
  /** The OfficeTable, and after it the BulkBar. */
  readonly children: ReactNode;
}

const noChips: readonly Chip[] = [];

const FilterChips = ({ chips }: { chips: readonly Chip[] }) =>
  chips.map(({ label, onRemove }) => (
    <button key={label} className={styles.chip} type="button" aria-label={`Remove ${label}`} onClick={onRemove}>
      {label}
      <Icon shape={cross} className={styles.cross} />
    </button>
  ));

function FilterButton({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useShortcuts([{ keys: 'f', label: 'Filter', group: 'Lists', run: () => setOpen(true) }]);
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger className={buttonClass()} ref={button}>
        <Icon shape={filters} />
        Filter <kbd>F</kbd>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content className={styles.filter} align="start" sideOffset={6} aria-label="Filter">
          {children}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

function Content({ list, empty, children }: Pick<ListPageProps, 'list' | 'empty' | 'children'>) {
  if (list.error && list.rows.length === 0) {
    return (
      <Notice alert heading="This list could not be fetched" action={<Button onClick={list.retry}>Try again</Button>}>
        {errorMessage(list.error)}
      </Notice>
    );
  }
  if (list.isLoading) return <ScreenLoading />;
  return list.rows.length === 0 ? empty : children;
}

/** Every list of the office: views, search, filters, how many, and the rows. */
export function ListPage({
  title,
  list,
  views,
  search,
  chips = noChips,
  filter,
  summary,
  tools,
  ...rest
}: ListPageProps) {
  return (
    <>
      <PageHead title={title} />
      {views && <ViewTabs views={views} />}
      <div className={styles.tools}>
        {search && <ListSearch {...search} />}
        <FilterChips chips={chips} />
        {filter && <FilterButton>{filter}</FilterButton>}
        <span className={styles.summary} role="status">
          {summary}
        </span>
        {tools}
      </div>
      <Content list={list} {...rest} />
    </>
  );
}

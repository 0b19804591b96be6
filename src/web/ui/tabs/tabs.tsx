import { useEffect, useId, type KeyboardEvent, type ReactNode } from 'react';
import { nextTab } from './next-tab.ts';
import styles from './tabs.module.css';

interface Tab<Id extends string> {
  readonly id: Id;
  readonly label: ReactNode;
}

interface TabsProps<Id extends string> {
  /** What the tabs choose between. */
  label: string;
  tabs: readonly Tab<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
  panelClassName?: string | undefined;
  /** The panel of the selected tab. */
  children: ReactNode;
}

/** One stop for the Tab key; the arrows choose, as the lamp follows. */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect, panelClassName, children }: TabsProps<Id>) {
  const base = useId();
  const tabId = (id: Id) => `${base}-${id}`;
  const panelId = `${base}-panel`;

  const selectedId = tabId(selected);
  useEffect(() => {
    // In a narrow window the row scrolls.
    document.getElementById(selectedId)?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  }, [selectedId]);

  const onKeyDown = (event: KeyboardEvent): void => {
    const ids = tabs.map((tab) => tab.id);
    const next = nextTab(ids, selected, event.key);
    if (next === null) return;
    event.preventDefault();
    onSelect(next);
    document.getElementById(tabId(next))?.focus();
  };

  return (
    <>
      <div className={styles.tabs} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map(({ id, label: words }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={tabId(id)}
            aria-selected={id === selected}
            {...(id === selected && { 'aria-controls': panelId })}
            tabIndex={id === selected ? 0 : -1}
            onClick={() => onSelect(id)}
          >
            {words}
          </button>
        ))}
      </div>
      <div className={panelClassName} role="tabpanel" id={panelId} aria-labelledby={selectedId} key={selected}>
        {children}
      </div>
    </>
  );
}

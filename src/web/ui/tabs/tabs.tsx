import { useEffect, useId, type KeyboardEvent, type ReactNode } from 'react';
import styles from './tabs.module.css';

/** Which of a row of tabs a key leads to; null when the key is none of theirs. */
export function nextTab<Id extends string>(tabs: readonly Id[], selected: Id, key: string): Id | null {
  const at = tabs.indexOf(selected);
  const last = tabs.length - 1;
  const target: Readonly<Record<string, number>> = {
    ArrowRight: at === last ? 0 : at + 1,
    ArrowLeft: at === 0 ? last : at - 1,
    Home: 0,
    End: last,
  };
  const index = Object.hasOwn(target, key) ? target[key] : undefined;
  return index === undefined ? null : tabs[index]!;
}

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

import { useEffect, type MouseEvent } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { StatusLamp } from '../ui/status/status-lamp.tsx';
import { StatusTag } from '../ui/status/status-tag.tsx';
import type { Choice } from './choices.ts';
import styles from './search-options.module.css';

interface PaletteOptionsProps {
  readonly listId: string;
  readonly choices: readonly Choice[];
  readonly current: number;
  readonly typed: string;
  readonly onPoint: (index: number) => void;
  readonly onChoose: (choice: Choice, event: MouseEvent) => void;
}

/** The words that were typed, underlined where they stand. */
function Marked({ text, typed }: { text: string; typed: string }) {
  const words = typed.replace(/^>/, '').trim();
  const start = words === '' ? -1 : text.toLowerCase().indexOf(words.toLowerCase());
  if (start === -1) return text;
  const end = start + words.length;
  return (
    <>
      {text.slice(0, start)}
      <mark className={styles.mark}>{text.slice(start, end)}</mark>
      {text.slice(end)}
    </>
  );
}

/** What can be chosen, by groups. The field above has the focus and names the current one. */
export function SearchOptions({ listId, choices, current, typed, onPoint, onChoose }: PaletteOptionsProps) {
  const currentId = `${listId}-${choices[current]?.id}`;
  useEffect(() => {
    document.getElementById(currentId)?.scrollIntoView({ block: 'nearest' });
  }, [currentId]);
  const groups = [...new Set(choices.map(({ group }) => group))];
  return (
    <div className={styles.options} role="listbox" id={listId} aria-label="Results">
      {groups.map((group) => (
        <div key={group} role="group" aria-labelledby={`${listId}-${group}`}>
          <p className={styles.group} id={`${listId}-${group}`} role="presentation">
            {group}
          </p>
          {choices.map((choice, index) =>
            choice.group === group ? (
              // The keys are heard by the field.
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- see above
              <div
                key={choice.id}
                id={`${listId}-${choice.id}`}
                className={classNames(styles.option, index === current && styles.current)}
                role="option"
                aria-selected={index === current}
                onPointerMove={() => onPoint(index)}
                onClick={(event) => onChoose(choice, event)}
              >
                {choice.picture ? (
                  <img className={styles.picture} src={choice.picture} alt="" width="32" height="32" />
                ) : (
                  <Icon shape={choice.shape} className={styles.icon} />
                )}
                <span className={styles.words}>
                  <b className={classNames(group === 'Orders' && styles.number)}>
                    <Marked text={choice.label} typed={typed} />
                  </b>
                  {choice.note && (
                    <span className={styles.note}>
                      {' '}
                      <Marked text={choice.note} typed={typed} />
                    </span>
                  )}
                </span>
                {choice.isOut && <StatusLamp colour="red">Out of stock</StatusLamp>}
                {choice.status && <StatusTag status={choice.status} />}
                {choice.keys && <kbd>{choice.keys}</kbd>}
                {index === current && !choice.keys && (
                  <span className={styles.open} aria-hidden="true">
                    Open <kbd>Enter</kbd>
                  </span>
                )}
              </div>
            ) : null,
          )}
        </div>
      ))}
    </div>
  );
}

import { classNames } from '../../../ui/class-names.ts';
import { bars } from '../../../ui/icon/icon-shapes.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { choosePartsView, usePartsView, type PartsView } from './parts-view.ts';
import visibility from '../../../ui/visibility/visibility.module.css';
import styles from './view-switch.module.css';

const squares = 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z';

const views: readonly { view: PartsView; label: string; shape: string }[] = [
  { view: 'rows', label: 'Rows', shape: bars },
  { view: 'cards', label: 'Cards', shape: squares },
];

/** Rows or cards, remembered on the device. */
export function ViewSwitch() {
  const current = usePartsView();
  return (
    <div className={classNames(styles.viewSwitch, visibility.needsScript)} role="group" aria-label="View">
      {views.map(({ view, label, shape }) => (
        <button
          key={view}
          type="button"
          aria-pressed={current === view}
          aria-label={label}
          onClick={() => choosePartsView(view)}
        >
          <Icon shape={shape} />
          <span className={styles.word}>{label}</span>
        </button>
      ))}
    </div>
  );
}

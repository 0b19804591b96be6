import { paths } from '#domain/paths/paths.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { ThemeToggle } from '../../shell/theme/theme-toggle.tsx';
import { Button } from '../../ui/button/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { iconButtonClass } from '../../ui/icon-button/icon-button-class.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { SavedLine } from '../synced-store/saved-line.tsx';
import type { SaveStatus } from '../synced-store/state-sync.ts';
import styles from './build-bar.module.css';

const arrowLeft = 'M19 12H5m7 7-7-7 7-7';
/** The column with the keys, and the way it goes. A hand is how one asks for help in a class. */
const swapShape = 'M3.5 5h17v14h-17zM14.500 5v14M11.500 12H6m2.500-2.500L6 12l2.500 2.500';
const noteShape = 'M5 4h14v10l-6 6H5zM13 20v-6h6';
const printShape = 'M6 9V3h12v6M6 18H4v-7h16v7h-2M7 14h10v7H7z';
const pauseShape = 'M9 5v14M15 5v14';

interface BuildBarProps {
  kitName: string;
  name: string;
  status: SaveStatus;
  /** What another device did; said in the line. */
  news: string | null;
  isLeftHand: boolean;
  noteCount: number;
  /** To print, while the wiring is led. */
  paperUrl: string | undefined;
  onHand: () => void;
  onNotes: () => void;
  onPause: () => void;
}

/** Which board it is, that nothing is lost, and the way out. */
export function BuildBar(props: BuildBarProps) {
  const { kitName, name, status, news, isLeftHand, noteCount, paperUrl, onHand, onNotes, onPause } = props;
  return (
    <div className={classNames(styles.bar, (status.is !== 'saved' || news !== null) && styles.long)}>
      <AppLink href={paths.bench()} className={iconButtonClass()} aria-label="Leave the build; it stays saved">
        <Icon shape={arrowLeft} />
      </AppLink>
      <div className={styles.title}>
        <h1>{kitName}</h1>
        <p>{name}</p>
      </div>
      <SavedLine status={status} news={news} className={styles.saved} />
      <div className={styles.end}>
        <div className={styles.theme}>
          <ThemeToggle />
        </div>
        {paperUrl && (
          <a
            href={paperUrl}
            target="_blank"
            rel="noopener"
            className={iconButtonClass(styles.paper)}
            aria-label="Print the wiring, opens in a new tab"
          >
            <Icon shape={printShape} />
          </a>
        )}
        <button
          type="button"
          className={iconButtonClass(isLeftHand ? styles.swapped : undefined)}
          aria-pressed={isLeftHand}
          aria-label="Left-handed layout"
          title={isLeftHand ? 'Keys on the right, for right-handers' : 'Keys on the left, for left-handers'}
          onClick={onHand}
        >
          <Icon shape={swapShape} />
        </button>
        <button
          type="button"
          className={iconButtonClass()}
          aria-label={noteCount > 0 ? `Notes and photos, ${noteCount}` : 'Notes and photos'}
          onClick={onNotes}
        >
          <Icon shape={noteShape} />
        </button>
        <Button small className={styles.pause} onClick={onPause}>
          <Icon shape={pauseShape} />
          <span>Pause</span>
        </Button>
      </div>
    </div>
  );
}

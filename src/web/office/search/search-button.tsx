import { magnifier } from '../../ui/icon/icon-shapes.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { openSheet } from './search-store.ts';
import styles from './search-button.module.css';

/** Opens the search. On a phone it is the glass alone. */
export const SearchButton = () => (
  <button className={styles.find} type="button" aria-haspopup="dialog" onClick={() => openSheet('search')}>
    <Icon shape={magnifier} className={styles.glass} />
    <span className={styles.words}>Find or do anything</span>
    <kbd className={styles.key}>Ctrl K</kbd>
  </button>
);

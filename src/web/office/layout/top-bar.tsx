import { ThemeToggle } from '../../shell/theme/theme-toggle.tsx';
import { SearchButton } from '../search/search-button.tsx';
import { WhoMenu } from './who-menu.tsx';
import styles from './top-bar.module.css';

/** The heading of the screen, the way to everything else, and who is here. */
export const TopBar = ({ titleRef }: { titleRef: (slot: HTMLElement | null) => void }) => (
  <header className={styles.top}>
    <div className={styles.title} ref={titleRef} />
    <div className={styles.tools}>
      <SearchButton />
      <ThemeToggle />
      <WhoMenu />
    </div>
  </header>
);

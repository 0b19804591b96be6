import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { moon, sun } from '../../ui/icon/icon-shapes.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Switch } from '../../ui/switch/switch.tsx';
import { oppositeTheme } from './theme.ts';
import { chooseTheme, useTheme } from './theme-store.ts';
import visibility from '../../ui/visibility/visibility.module.css';
import styles from './theme-toggle.module.css';

/** Both icons are in the page and the style sheet shows the right one, so that it is right before the script runs. */
export function ThemeToggle() {
  const next = oppositeTheme(useTheme());
  return (
    <IconButton className={visibility.needsScript} label={`Switch to ${next} theme`} onClick={() => chooseTheme(next)}>
      <Icon shape={moon} className={styles.moon} />
      <Icon shape={sun} className={styles.sun} />
    </IconButton>
  );
}

/** The same choice with words, for the mobile menu. */
export function ThemeSwitch() {
  const theme = useTheme();
  return (
    <Switch
      className={visibility.needsScript}
      label="Dark theme"
      checked={theme === 'dark'}
      onChange={(event) => chooseTheme(event.target.checked ? 'dark' : 'light')}
    />
  );
}

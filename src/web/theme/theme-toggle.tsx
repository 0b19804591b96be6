import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { IconButton } from '../ui/icon-button.tsx';
import { Switch } from '../ui/switch.tsx';
import { oppositeTheme } from './theme.ts';
import { chooseTheme, useTheme } from './theme-store.ts';

/** Both icons are in the page and the style sheet shows the right one, so that it is right before the script runs. */
export function ThemeToggle() {
  const next = oppositeTheme(useTheme());
  return (
    <IconButton
      className="theme-toggle needs-script"
      label={`Switch to ${next} theme`}
      onClick={() => chooseTheme(next)}
    >
      <Moon className="theme-toggle-moon" />
      <Sun className="theme-toggle-sun" />
    </IconButton>
  );
}

/** The same choice with words, for the mobile menu. */
export function ThemeSwitch() {
  const theme = useTheme();
  return (
    <Switch
      className="needs-script"
      label="Dark theme"
      checked={theme === 'dark'}
      onChange={(event) => chooseTheme(event.target.checked ? 'dark' : 'light')}
    />
  );
}

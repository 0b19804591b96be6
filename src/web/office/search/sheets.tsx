import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { officePaths } from '#domain/paths/office-paths.ts';
import { useKeptOnDevice, keepOnDevice } from '../../shell/device-storage.ts';
import { setLettersOn, useAllShortcuts } from '../ui/keys/shortcut-store.ts';
import { useShortcuts } from '../ui/keys/use-shortcuts.ts';
import { SearchDialog } from './search-dialog.tsx';
import { openSheet, useSheet } from './search-store.ts';
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx';
import { Switch } from '../../ui/switch/switch.tsx';
import { Button } from '../ui/button/button.tsx';
import styles from './sheets.module.css';

/** On this device 'off': keys without Ctrl do nothing (WCAG 2.1.4). */
const lettersKey = 'office-letters';

const shown = (keys: string): string =>
  keys
    .split(/[ +]/)
    .map((key) => (key.startsWith('arrow') ? key.slice(5) : key))
    .map((key) => key.charAt(0).toUpperCase() + key.slice(1))
    .join(' ');

/** All keys that work on this screen, by where they do. */
function KeySheet({ onClose }: { onClose: () => void }) {
  const shortcuts = useAllShortcuts();
  const areLettersOn = useKeptOnDevice(lettersKey) !== 'off';
  const groups = Map.groupBy(shortcuts, ({ group }) => group ?? 'Everywhere');
  return (
    <Dialog title="All keys" className={styles.sheet} onClose={onClose}>
      <div className={styles.groups}>
        {[...groups].map(([group, members]) => (
          <section key={group} aria-label={group}>
            <h3>{group}</h3>
            <dl className={styles.keys}>
              {members.map(({ keys, label }) => (
                <div key={keys} className={styles.row}>
                  <dt>
                    <kbd>{shown(keys)}</kbd>
                  </dt>
                  <dd>{label}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <Switch
        label="Single letters do something"
        checked={areLettersOn}
        onChange={(event) => keepOnDevice(lettersKey, event.target.checked ? 'on' : 'off')}
      />
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}

const destinations = [
  ['g t', 'Go to Today', officePaths.today],
  ['g o', 'Go to Orders', officePaths.orders],
  ['g m', 'Go to Messages', officePaths.messages],
  ['g c', 'Go to Customers', officePaths.customers],
  ['g p', 'Go to Products', officePaths.products],
  ['g s', 'Go to Stock', officePaths.stock],
] as const;

/** What the keyboard does everywhere in the office, and the two sheets that it opens. */
export function Sheets() {
  const sheet = useSheet();
  const [, navigate] = useLocation();
  const areLettersOn = useKeptOnDevice(lettersKey) !== 'off';
  useEffect(() => setLettersOn(areLettersOn), [areLettersOn]);
  useShortcuts([
    { keys: 'ctrl+k', label: 'Find or do anything', inFields: true, run: () => openSheet('search') },
    ...destinations.map(([keys, label, href]) => ({ keys, label, run: () => navigate(href) })),
    { keys: '?', label: 'All keys', run: () => openSheet('keys') },
  ]);
  const close = () => openSheet(null);
  if (sheet === 'search') return <SearchDialog onClose={close} />;
  return sheet === 'keys' ? <KeySheet onClose={close} /> : null;
}

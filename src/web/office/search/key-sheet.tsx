import { keepOnDevice, useKeptOnDevice } from '../../shell/device-storage.ts';
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx';
import { Switch } from '../../ui/switch/switch.tsx';
import { Button } from '../ui/button/button.tsx';
import { useAllShortcuts } from '../ui/keys/shortcut-store.ts';
import { lettersKey } from './letters.ts';
import styles from './key-sheet.module.css';

const shown = (keys: string): string =>
  keys
    .split(/[ +]/)
    .map((key) => (key.startsWith('arrow') ? key.slice(5) : key))
    .map((key) => key.charAt(0).toUpperCase() + key.slice(1))
    .join(' ');

/** All keys that work on this screen, by where they do. */
export function KeySheet({ onClose }: { onClose: () => void }) {
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

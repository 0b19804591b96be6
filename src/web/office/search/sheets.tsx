import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { officePaths } from '#domain/paths/office-paths.ts';
import { useKeptOnDevice } from '../../shell/device-storage.ts';
import { setLettersOn } from '../ui/keys/shortcut-store.ts';
import { useShortcuts } from '../ui/keys/use-shortcuts.ts';
import { KeySheet } from './key-sheet.tsx';
import { lettersKey } from './letters.ts';
import { SearchDialog } from './search-dialog.tsx';
import { openSheet, useSheet } from './search-store.ts';

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

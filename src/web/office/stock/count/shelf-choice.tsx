import { officePaths } from '#domain/paths/office-paths.ts';
import { AppLink } from '../../../shell/app-link.tsx';
import { buttonClass } from '../../ui/button/button.tsx';
import { Stack } from '../../ui/columns/columns.tsx';
import { Panel } from '../../ui/panel/panel.tsx';
import { shelfGroups } from './shelves.ts';
import styles from './shelf-choice.module.css';

/** Where to begin. */
export const ShelfChoice = () => (
  <Stack>
    {shelfGroups.map(({ label, shelves }) => (
      <Panel key={label} title={label}>
        <ul className={styles.shelves}>
          {shelves.map((shelf) => (
            <li key={shelf.slug}>
              <AppLink className={buttonClass()} href={`${officePaths.stockCount}?shelf=${shelf.slug}`}>
                {shelf.label}
              </AppLink>
            </li>
          ))}
        </ul>
      </Panel>
    ))}
  </Stack>
);

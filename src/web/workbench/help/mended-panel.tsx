import type { HelpRequest } from '#contracts/help.ts';
import type { WorkbenchSheet } from '#drawings/workbench/workbench-sheet.ts';
import { helpRetentionDays } from '#domain/help/help.ts';
import { paths } from '#domain/paths/paths.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { buttonClass } from '../../ui/button/button-class.ts';
import text from '../../ui/text/text.module.css';
import { buildPath } from '../builds/build-text.ts';
import { TakeBack } from './take-back.tsx';
import styles from './mended-panel.module.css';

/** Mended: back to the build, and what becomes of what was sent. */
export const MendedPanel = ({ sheet, request }: { sheet: WorkbenchSheet; request: HelpRequest }) => (
  <section className={styles.panel} aria-labelledby="mended">
    <h3 id="mended">Close the lid</h3>
    <p>Measure the points once more: they should all read right now. Then put it together and play.</p>
    <AppLink
      href={buildPath(paths.bench(sheet.slug, 'build'), request.buildId)}
      className={buttonClass({ variant: 'primary', wide: true })}
    >
      Back to your build
    </AppLink>
    <p className={text.meta}>{`We delete what you sent, photos too, in ${helpRetentionDays} days.`}</p>
    <TakeBack id={request.id} />
  </section>
);

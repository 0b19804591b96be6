import { paths } from '#domain/paths/paths.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { Head } from '../../shell/head.tsx';
import { buttonClass } from '../../ui/button/button-class.ts';
import { Button } from '../../ui/button/button.tsx';
import text from '../../ui/text/text.module.css';
import { WorkbenchPage } from '../frame/workbench-page.tsx';
import visibility from '../../ui/visibility/visibility.module.css';
import type { PartIndex } from '#domain/part-matching/match/part-index.ts';
import { usePartIndex } from '../part-matching/part-list.queries.ts';
import { SavedLine } from '../synced-store/saved-line.tsx';
import { Cabinet } from './cabinet.tsx';
import { useStash, type MyStash } from './my-stash.ts';
import { StashOrders } from './stash-orders.tsx';
import { piecesText } from './stash-toasts.ts';
import styles from './stash-screen.module.css';

const description =
  'Count the parts you own, drawer by drawer. Every bill on the bench then shows what you have and what’s missing. Free, on this device or in your account.';

/** What is no longer sold has no drawer to show. */
function tally({ counts }: MyStash, index: PartIndex): string {
  const shown = [...counts].filter(([slug]) => index.bySlug.has(slug));
  if (shown.length === 0) return 'Nothing counted yet. Every bill will know what you already have.';
  const pieces = shown.reduce((sum, [, count]) => sum + count, 0);
  return `${piecesText(pieces)} in ${shown.length} ${shown.length === 1 ? 'drawer' : 'drawers'}. Every bill knows what you already have.`;
}

export default function StashScreen() {
  const stash = useStash();
  const { index, failed, retry } = usePartIndex();
  return (
    <WorkbenchPage>
      <Head title="My Stash" description={description} path={paths.bench('stash')} />
      <div className={styles.head}>
        <div>
          <h1>My stash</h1>
          <p className={text.lead}>
            {stash && index ? tally(stash, index) : 'What you own, counted, so every bill knows it.'}
          </p>
        </div>
        {stash && (
          <div className={styles.ways}>
            <AppLink href={paths.bench('paste')} className={buttonClass()}>
              Paste a list
            </AppLink>
            <StashOrders stash={stash} />
          </div>
        )}
      </div>
      {stash && index && <Cabinet stash={stash} index={index} />}
      {!(stash && index) && (
        <div className={styles.empty}>
          <p className={visibility.needsScript} role={failed ? 'alert' : 'status'}>
            {failed ? 'The list of parts didn’t load. Your stash is safe. Try again.' : 'Opening the drawers.'}
          </p>
          {failed && <Button onClick={retry}>Try again</Button>}
          <p className={visibility.scriptless}>
            The stash needs JavaScript: it lives in your browser, or in your account.
          </p>
        </div>
      )}
      {stash && stash.counts.size > 0 && <SavedLine status={stash.status} className={styles.saved} />}
    </WorkbenchPage>
  );
}

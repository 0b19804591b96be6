import { allSubcategories } from '#domain/catalogue/catalogue.ts';
import { paths } from '#domain/paths/paths.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { LoadFailed } from '../../shell/load-failed.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visibility/visually-hidden.tsx';
import { useLateScreen } from './use-late-screen.ts';
import text from '../../ui/text/text.module.css';
import visibility from '../../ui/visibility/visibility.module.css';
import styles from './pedalboard-page.module.css';

const loadPedalboard = async () => (await import('./pedalboard.tsx')).Pedalboard;

const Waiting = () => (
  <div role="status" className={visibility.needsScript}>
    <VisuallyHidden>Loading the board</VisuallyHidden>
    <Skeleton className={styles.waiting} />
  </div>
);

export function PedalboardPage() {
  const { ready, hasFailed, retry } = useLateScreen(loadPedalboard);
  return (
    <div className={classNames(text.wrap, styles.page)}>
      <header className={styles.head}>
        <h1>Patch a board</h1>
        <p className={text.lead}>
          Put up to eight kits in a row and play through all of them. Order matters: move one and listen again.
        </p>
      </header>
      {hasFailed && <LoadFailed onRetry={retry}>The board didn’t load.</LoadFailed>}
      {!hasFailed && (ready ? <ready.Screen kits={ready.kits} /> : <Waiting />)}
      <p className={visibility.scriptless}>
        The board plays in your browser and needs JavaScript. Without it, look at{' '}
        <AppLink href={paths.products({ category: 'kit', subcategory: allSubcategories })}>all kits</AppLink>.
      </p>
    </div>
  );
}

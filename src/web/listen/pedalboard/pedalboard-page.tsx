import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ComponentType } from 'react';
import { allSubcategories } from '#domain/catalogue/catalogue.ts';
import { paths } from '#domain/paths/paths.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { LoadFailed } from '../../shell/load-failed.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visibility/visually-hidden.tsx';
import { pedalboardKitsQuery } from './pedalboard.queries.ts';
import type { PedalboardProps } from './pedalboard.tsx';
import text from '../../ui/text/text.module.css';
import visibility from '../../ui/visibility/visibility.module.css';
import styles from './pedalboard-page.module.css';

type Code = { readonly Pedalboard: ComponentType<PedalboardProps> } | 'failed' | null;

/** Which pedalboard it is stands in the address, which only the browser reads: so its code comes after the page. */
function usePedalboardCode(): Code {
  const [code, setCode] = useState<Code>(null);
  useEffect(() => {
    import('./pedalboard.tsx').then(setCode, () => setCode('failed'));
  }, []);
  return code;
}

const Waiting = () => (
  <div role="status" className={visibility.needsScript}>
    <VisuallyHidden>Loading the board</VisuallyHidden>
    <Skeleton className={styles.waiting} />
  </div>
);

export function PedalboardPage() {
  const code = usePedalboardCode();
  const { data: kits, isError, refetch } = useQuery(pedalboardKitsQuery);
  // A browser keeps the failure of code for as long as the page stands.
  const retry = (): void => (code === 'failed' ? location.reload() : void refetch());
  const hasFailed = code === 'failed' || (isError && !kits);
  return (
    <div className={classNames(text.wrap, styles.page)}>
      <header className={styles.head}>
        <h1>Patch a board</h1>
        <p className={text.lead}>
          Put up to eight kits in a row and play through all of them. Order matters: move one and listen again.
        </p>
      </header>
      {hasFailed && <LoadFailed onRetry={retry}>The board didn’t load.</LoadFailed>}
      {!hasFailed && (code && kits ? <code.Pedalboard kits={kits} /> : <Waiting />)}
      <p className={visibility.scriptless}>
        The board plays in your browser and needs JavaScript. Without it, look at{' '}
        <AppLink href={paths.products({ category: 'kit', subcategory: allSubcategories })}>all kits</AppLink>.
      </p>
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ComponentType } from 'react';
import { isOwnCircuitPath } from '#domain/paths/paths.ts';
import { LoadFailed } from '../../shell/load-failed.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visibility/visually-hidden.tsx';
import { pedalboardKitsQuery } from '../pedalboard/pedalboard.queries.ts';
import type { OwnCircuitProps } from './own-circuit.tsx';
import text from '../../ui/text/text.module.css';
import visibility from '../../ui/visibility/visibility.module.css';
import styles from './own-circuit-page.module.css';

type Code = { readonly OwnCircuit: ComponentType<OwnCircuitProps> } | 'failed' | null;

/**
 * WebAssembly may be compiled only in a document that was loaded at this address. Whoever comes from another screen still has
 * that screen's document, and loads this one once.
 */
function needsOwnDocument(): boolean {
  const [document] = performance.getEntriesByType('navigation');
  return document !== undefined && !isOwnCircuitPath(new URL(document.name).pathname);
}

function useOwnCircuitCode(): Code {
  const [code, setCode] = useState<Code>(null);
  useEffect(() => {
    if (needsOwnDocument()) location.reload();
    else import('./own-circuit.tsx').then(setCode, () => setCode('failed'));
  }, []);
  return code;
}

const Waiting = () => (
  <div role="status" className={visibility.needsScript}>
    <VisuallyHidden>Loading</VisuallyHidden>
    <Skeleton className={styles.waiting} />
  </div>
);

export function OwnCircuitPage() {
  const code = useOwnCircuitCode();
  const { data: kits, isError, refetch } = useQuery(pedalboardKitsQuery);
  const retry = (): void => (code === 'failed' ? location.reload() : void refetch());
  const hasFailed = code === 'failed' || (isError && !kits);
  return (
    <div className={classNames(text.wrap, styles.page)}>
      <header className={styles.head}>
        <h1>Your own circuit</h1>
        <p className={text.lead}>
          Paste a netlist for SPICE or from KiCad, or start from one of our kits. Your browser works its sound out, and
          you play through it. Nothing is sent to us.
        </p>
      </header>
      {hasFailed && <LoadFailed onRetry={retry}>The page didn’t load.</LoadFailed>}
      {!hasFailed && (code && kits ? <code.OwnCircuit kits={kits} /> : <Waiting />)}
      <p className={visibility.scriptless}>A circuit is played in your browser, and that needs JavaScript.</p>
    </div>
  );
}

import { isOwnCircuitPath } from '#domain/paths/paths.ts';
import { LoadFailed } from '../../shell/load-failed.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visibility/visually-hidden.tsx';
import { useLateScreen } from '../pedalboard/use-late-screen.ts';
import text from '../../ui/text/text.module.css';
import visibility from '../../ui/visibility/visibility.module.css';
import styles from './own-circuit-page.module.css';

/**
 * WebAssembly may be compiled only in a document that was loaded at this address. Whoever comes from another screen still has
 * that screen's document, and loads this one once.
 */
function needsOwnDocument(): boolean {
  const [document] = performance.getEntriesByType('navigation');
  return document !== undefined && !isOwnCircuitPath(new URL(document.name).pathname);
}

const importOwnCircuit = async () => (await import('./own-circuit.tsx')).OwnCircuit;

function loadOwnCircuit(): ReturnType<typeof importOwnCircuit> | null {
  if (!needsOwnDocument()) return importOwnCircuit();
  location.reload();
  return null;
}

const Waiting = () => (
  <div role="status" className={visibility.needsScript}>
    <VisuallyHidden>Loading</VisuallyHidden>
    <Skeleton className={styles.waiting} />
  </div>
);

export function OwnCircuitPage() {
  const { ready, hasFailed, retry } = useLateScreen(loadOwnCircuit);
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
      {!hasFailed && (ready ? <ready.Screen kits={ready.kits} /> : <Waiting />)}
      <p className={visibility.scriptless}>A circuit is played in your browser, and that needs JavaScript.</p>
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ComponentType } from 'react';
import { pedalboardKitsQuery, type PedalboardKit } from './pedalboard.queries.ts';

interface LateScreenProps {
  kits: readonly PedalboardKit[];
}

/**
 * A screen that shows what stands in its address or on the device, which only the browser reads: so its code comes after the page. `load` answers with
 * the screen, and is asked once; null: not loaded, as the page loads anew.
 */
export function useLateScreen(load: () => Promise<ComponentType<LateScreenProps>> | null) {
  const [code, setCode] = useState<{ readonly Screen: ComponentType<LateScreenProps> } | 'failed' | null>(null);
  const [loadOnce] = useState(() => load);
  const { data: kits, isError, refetch } = useQuery(pedalboardKitsQuery);
  useEffect(() => {
    loadOnce()?.then(
      (Screen) => setCode({ Screen }),
      () => setCode('failed'),
    );
  }, [loadOnce]);
  return {
    hasFailed: code === 'failed' || (isError && !kits),
    /** A browser keeps the failure of code for as long as the page stands. */
    retry: (): void => (code === 'failed' ? location.reload() : void refetch()),
    /** Null: it is still to come. */
    ready: code && code !== 'failed' && kits ? { ...code, kits } : null,
  };
}

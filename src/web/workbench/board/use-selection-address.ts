import { useCallback, useState } from 'react';
import type { WorkbenchSheet } from '#drawings/workbench/workbench-sheet.ts';
import type { Selection } from '../../components/board-view/selection.ts';
import type { Side } from '../../components/board-view/board-places.ts';

interface Shown {
  readonly selection: Selection | null;
  readonly side: Side;
}

/** An address may name what the board has not. */
export function shownIn(search: string, { parts, nets }: Pick<WorkbenchSheet, 'parts' | 'nets'>): Shown {
  const params = new URLSearchParams(search);
  const ref = parts.find((part) => part.ref === params.get('ref'))?.ref;
  const net = nets.find(({ name }) => name === params.get('net'))?.name;
  return { selection: ref ? { ref } : net ? { net } : null, side: params.get('side') === 'bottom' ? 'bottom' : 'top' };
}

export function addressOf({ selection, side }: Shown): string {
  const query = new URLSearchParams({ ...selection, ...(side === 'bottom' && { side }) }).toString();
  return query ? `?${query}` : '';
}

/** What is selected and which side is up stand in the address, so that a link shows the same. */
export function useSelectionAddress(sheet: WorkbenchSheet) {
  const [shown, setShown] = useState(() => shownIn(location.search, sheet));
  const show = useCallback((change: Partial<Shown>): void => {
    setShown((was) => {
      const next = { ...was, ...change };
      history.replaceState(history.state, '', `${location.pathname}${addressOf(next)}`);
      return next;
    });
  }, []);
  return { ...shown, show };
}

import { useState } from 'react';

/** `all`: everything that matches but `ids`, loaded or not. Else `ids` alone. */
export interface SelectionState {
  readonly all: boolean;
  readonly ids: ReadonlySet<string>;
}

const nothingSelected: SelectionState = { all: false, ids: new Set() };

const isSelected = ({ all, ids }: SelectionState, id: string): boolean => ids.has(id) !== all;

function withSelected(state: SelectionState, changed: readonly string[], selected: boolean): SelectionState {
  const ids = new Set(state.ids);
  for (const id of changed) {
    if (selected !== state.all) ids.add(id);
    else ids.delete(id);
  }
  return { all: state.all, ids };
}

export const countSelected = ({ all, ids }: SelectionState, total: number): number =>
  all ? Math.max(0, total - ids.size) : ids.size;

export interface Selection {
  readonly state: SelectionState;
  readonly has: (id: string) => boolean;
  readonly set: (ids: readonly string[], selected: boolean) => void;
  readonly selectAll: () => void;
  readonly clear: () => void;
}

/** What was selected in a list one has left for a moment. */
const remembered = new Map<string, SelectionState>();

interface Kept {
  readonly key: string;
  readonly state: SelectionState;
}

/** The selection of one list. `key` names what is listed: another filter, another selection. */
export function useSelection(key: string): Selection {
  const initial = () => ({ key, state: (history.state?.officeList && remembered.get(key)) || nothingSelected });
  const [kept, setKept] = useState<Kept>(initial);
  const state = kept.key === key ? kept.state : nothingSelected;
  const change = (next: SelectionState) => {
    remembered.clear();
    remembered.set(key, next);
    setKept({ key, state: next });
  };
  return {
    state,
    has: (id) => isSelected(state, id),
    set: (ids, selected) => change(withSelected(state, ids, selected)),
    selectAll: () => change({ all: true, ids: new Set() }),
    clear: () => change(nothingSelected),
  };
}

import { useSyncExternalStore } from 'react';

export type PartsView = 'rows' | 'cards';

/** The key of the choice in the visitor's own storage, and the attribute of the page that shows it. */
const viewKey = 'parts-view';
const attribute = 'partsView';

/**
 * Runs in the head before anything is painted. The page is the same for every visitor: the style sheet lays the same
 * rows out as cards where this attribute says so, and nothing moves when the script arrives.
 */
export const partsViewScript = `(function(){try{if(localStorage.getItem('${viewKey}')==='cards')document.documentElement.dataset.${attribute}='cards'}catch(e){}})()`;

const listeners = new Set<() => void>();

export function choosePartsView(view: PartsView): void {
  document.documentElement.dataset[attribute] = view;
  try {
    localStorage.setItem(viewKey, view);
  } catch {
    // The choice is still shown; it only cannot be kept.
  }
  for (const listener of listeners) listener();
}

const currentView = (): PartsView => (document.documentElement.dataset[attribute] === 'cards' ? 'cards' : 'rows');

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The server does not know the choice and says rows, which is what a list of one kind opens with. */
export const usePartsView = (): PartsView => useSyncExternalStore(subscribe, currentView, () => 'rows');

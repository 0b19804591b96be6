import { useSyncExternalStore } from 'react';
import { reduceToasts, toastRemoveDelayMs, type Toast, type ToastContent, type ToastEvent } from './toast-reducer.ts';

const none: readonly Toast[] = [];

let toasts = none;
let made = 0;
const listeners = new Set<() => void>();

function happen(event: ToastEvent): void {
  toasts = reduceToasts(toasts, event);
  for (const listener of listeners) listener();
}

/** Takes the toast off the screen at once and out of the store when its time is over. */
export function dismissToast(id: string): void {
  if (!toasts.some((known) => known.id === id && known.open)) return;
  happen({ type: 'dismissed', id });
  setTimeout(() => happen({ type: 'removed', id }), toastRemoveDelayMs);
}

export interface ToastHandle {
  readonly id: string;
  update: (content: Partial<ToastContent>) => void;
  dismiss: () => void;
}

/** Says something to the person without taking them away from what they do. */
export function toast(content: ToastContent): ToastHandle {
  made += 1;
  const id = `toast-${made}`;
  happen({ type: 'added', toast: { ...content, id, open: true } });
  return {
    id,
    update: (change) => happen({ type: 'updated', id, content: change }),
    dismiss: () => dismissToast(id),
  };
}

export const currentToasts = (): readonly Toast[] => toasts;

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useToasts = (): readonly Toast[] => useSyncExternalStore(subscribeToToasts, currentToasts, () => none);

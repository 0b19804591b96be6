import type { ReactNode } from 'react';

/** Rules of the specification, section 4. */
export const toastLimit = 1;
export const toastDurationMs = 5000;
export const toastRemoveDelayMs = 1_000_000;
export const toastSwipeThresholdPx = 50;
export const toastHotkey = 'F8';

interface ToastAction {
  label: string;
  /** What the action does, for someone who cannot reach the toast in time. */
  altText: string;
  run: () => void;
  /** The same can be done elsewhere on every page, so the toast need not wait for it. */
  elsewhere?: boolean;
}

export interface ToastContent {
  title: string;
  description?: ReactNode;
  variant?: 'default' | 'destructive';
  /** A toast with an action stays until it is dismissed, unless the action is found elsewhere too. */
  action?: ToastAction;
}

export interface Toast extends ToastContent {
  readonly id: string;
  readonly open: boolean;
}

export type ToastEvent =
  | { type: 'added'; toast: Toast }
  | { type: 'updated'; id: string; content: Partial<ToastContent> }
  | { type: 'dismissed'; id: string }
  | { type: 'removed'; id: string };

/** Newest first. A newer toast pushes the older one out rather than queueing behind it. */
export function reduceToasts(toasts: readonly Toast[], event: ToastEvent): readonly Toast[] {
  switch (event.type) {
    case 'added':
      return [event.toast, ...toasts].slice(0, toastLimit);
    case 'updated':
      return toasts.map((toast) => (toast.id === event.id ? { ...toast, ...event.content } : toast));
    case 'dismissed':
      return toasts.map((toast) => (toast.id === event.id ? { ...toast, open: false } : toast));
    case 'removed':
      return toasts.filter((toast) => toast.id !== event.id);
  }
}

/** How long a toast is shown. An action must not run away from the person it is offered to. */
export const toastDurationOf = (toast: ToastContent): number =>
  toast.action && !toast.action.elsewhere ? Infinity : toastDurationMs;

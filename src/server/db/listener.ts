/** Told what was said on a channel; null when something may have been missed in between. */
export type NotificationHandler = (payload: string | null) => void;

/** Hears what other connections, or this one, say with NOTIFY. */
export interface Listener {
  listen(channel: string, onNotification: NotificationHandler): Promise<() => Promise<void>>;
  /** Somebody listens, and what is said now would not be heard. */
  isListenerDown(): boolean;
  close(): Promise<void>;
}

/** Who listens on which channel. Names of channels are our own constants; they are checked, for SQL cannot bind them. */
export class Channels {
  readonly #channels = new Map<string, Set<NotificationHandler>>();

  /** Whether anybody listens: asked for every answer that is cached. */
  get areInUse(): boolean {
    for (const listeners of this.#channels.values()) if (listeners.size > 0) return true;
    return false;
  }

  get names(): string[] {
    return [...this.#channels].filter(([, listeners]) => listeners.size > 0).map(([name]) => name);
  }

  add(channel: string, onNotification: NotificationHandler): () => void {
    if (!/^[a-z_]+$/.test(channel)) throw new TypeError(`'${channel}' is not a name for a channel.`);
    const listeners = this.#channels.get(channel) ?? new Set();
    this.#channels.set(channel, listeners.add(onNotification));
    return () => listeners.delete(onNotification);
  }

  notify(channel: string, payload: string | null): void {
    for (const onNotification of this.#channels.get(channel) ?? []) onNotification(payload);
  }

  notifyAllOfGap(): void {
    for (const channel of this.names) this.notify(channel, null);
  }
}

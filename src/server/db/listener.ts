/** Told what was said on a channel; null when something may have been missed in between. */
export type Heard = (payload: string | null) => void;

/** Hears what other connections, or this one, say with NOTIFY. */
export interface Listener {
  listen(channel: string, heard: Heard): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

/** Who listens on which channel. Names of channels are our own constants; they are checked, for SQL cannot bind them. */
export class Channels {
  readonly #channels = new Map<string, Set<Heard>>();

  get names(): string[] {
    return [...this.#channels.keys()];
  }

  add(channel: string, heard: Heard): () => void {
    if (!/^[a-z_]+$/.test(channel)) throw new TypeError(`'${channel}' is not a name for a channel.`);
    const listeners = this.#channels.get(channel) ?? new Set();
    this.#channels.set(channel, listeners.add(heard));
    return () => listeners.delete(heard);
  }

  tell(channel: string, payload: string | null): void {
    for (const heard of this.#channels.get(channel) ?? []) heard(payload);
  }

  tellAllOfGap(): void {
    for (const channel of this.names) this.tell(channel, null);
  }
}

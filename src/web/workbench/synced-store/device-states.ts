import { isSame } from '#domain/workbench/synced-store/merging.ts';

/** Whose it is: an account's, or nobody's yet. */
export type Owner = number | 'guest';

/** Something that a browser keeps for its owner: how it begins, and how two of it are joined. */
export interface StateKind<State> {
  /** Before each key in the storage of the browser. */
  readonly prefix: string;
  readonly empty: State;
  readonly merge: (a: State, b: State) => State;
  readonly isDeleted: (state: State) => boolean;
}

/** What it is called, and what else never changes: the kit of a build. */
export interface Named {
  readonly id: string;
}

/** It, as this browser keeps it. */
export type DeviceState<State, About extends Named = Named> = About & {
  readonly state: State;
  /** What the account has not got yet; null: nothing. */
  readonly unsent: State | null;
  /** When it last changed here or came from the account, by the clock of this device. */
  readonly touchedAt: number;
};

/** What localStorage can do; it may refuse anything, in a private window for instance. */
export type KeyValues = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

function parsed<T>(text: string | null): T | null {
  try {
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}

/**
 * All of one kind in this browser, one key each. Every change is made to what is kept now, which another tab may have changed a
 * moment ago, and is written at once: leaving or reloading loses nothing.
 */
export class DeviceStates<State, About extends Named = Named> {
  readonly kind: StateKind<State>;
  readonly #storage: () => KeyValues;
  readonly #now: () => number;
  /** What the storage refused to keep lives as long as the page. */
  readonly #refused = new Map<string, DeviceState<State, About>>();
  readonly #listeners = new Set<() => void>();
  #version = 0;

  constructor(kind: StateKind<State>, storage: () => KeyValues, now: () => number = Date.now) {
    this.kind = kind;
    this.#storage = storage;
    this.#now = now;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Grows with every change, so that screens know when to read again. */
  readonly version = (): number => this.#version;

  /** Something changed here or in another tab. */
  changed(): void {
    this.#version += 1;
    for (const listener of this.#listeners) listener();
  }

  /** True: it is kept beyond this page. */
  isStored(owner: Owner, id: string): boolean {
    return !this.#refused.has(this.#keyOf(owner, id));
  }

  read(owner: Owner, id: string): DeviceState<State, About> | null {
    const stored = parsed<DeviceState<State, About>>(this.#get(this.#keyOf(owner, id)));
    const refused = this.#refused.get(this.#keyOf(owner, id));
    // Another tab may have stored something since.
    return refused ? this.#joined(stored, refused) : stored;
  }

  list(owner: Owner): DeviceState<State, About>[] {
    const keys = new Set([...this.#keys(), ...this.#refused.keys()]);
    const own = [...keys].filter((key) => key.startsWith(`${this.kind.prefix}:${owner}:`));
    const all = own.flatMap((key) => this.read(owner, key.slice(key.lastIndexOf(':') + 1)) ?? []);
    return all.toSorted((a, b) => b.touchedAt - a.touchedAt);
  }

  /** Does something to it, which starts it if need be. */
  change(owner: Owner, about: About, make: (state: State) => State): DeviceState<State, About> {
    const { empty, merge } = this.kind;
    const before = this.read(owner, about.id);
    const state = before?.state ?? empty;
    const delta = make(state);
    return this.#write(owner, {
      ...about,
      ...before,
      state: merge(state, delta),
      unsent: merge(before?.unsent ?? empty, delta),
      touchedAt: this.#now(),
    });
  }

  /** What the account has, and that it has got what was sent. Without `sent` it was only read. */
  receive(owner: Owner, about: About, state: State, sent: State | null): DeviceState<State, About> {
    const before = this.read(owner, about.id);
    // What changed while it was under way is sent again with the rest; twice is no harm.
    const isAllSent = !before?.unsent || (sent !== null && isSame(before.unsent, sent));
    const next: DeviceState<State, About> = {
      ...about,
      state: this.kind.merge(before?.state ?? this.kind.empty, state),
      unsent: isAllSent ? null : before.unsent,
      touchedAt: this.#now(),
    };
    if (before && before.unsent === next.unsent && isSame(before.state, next.state)) return before;
    return this.#write(owner, next);
  }

  remove(owner: Owner, id: string): void {
    this.#refused.delete(this.#keyOf(owner, id));
    try {
      this.#storage().removeItem(this.#keyOf(owner, id));
    } catch {
      // It was never there.
    }
    this.changed();
  }

  /** What a guest has goes with them when they sign in, to be sent. */
  adopt(userId: number): void {
    for (const kept of this.list('guest')) {
      const { id, state } = kept;
      if (!this.kind.isDeleted(state))
        this.#write(userId, this.#joined(this.read(userId, id), { ...kept, unsent: state }));
      // What could not be stored for the account stays where it is, until the next sign-in or visit.
      if (this.isStored(userId, id)) this.remove('guest', id);
    }
  }

  /** On a device that others use too, nothing stays of an account that has left, but for what it has not got yet. */
  forgetOthers(owner: Owner): void {
    for (const key of new Set([...this.#keys(), ...this.#refused.keys()])) {
      const [, other, id] = key.split(':') as [string, string, string];
      if (other === 'guest' || other === String(owner)) continue;
      if (!this.read(Number(other), id)?.unsent) this.remove(Number(other), id);
    }
  }

  /** Anybody's, and not deleted. */
  has(id: string): boolean {
    const kept = [...this.#keys(), ...this.#refused.keys()].filter((key) => key.endsWith(`:${id}`));
    return kept.some((key) => {
      const found = this.#refused.get(key) ?? parsed<DeviceState<State, About>>(this.#get(key));
      return found && !this.kind.isDeleted(found.state);
    });
  }

  #keyOf(owner: Owner, id: string): string {
    return `${this.kind.prefix}:${owner}:${id}`;
  }

  #joined(a: DeviceState<State, About> | null, b: DeviceState<State, About>): DeviceState<State, About> {
    if (!a) return b;
    const { merge } = this.kind;
    return {
      ...b,
      state: merge(a.state, b.state),
      unsent: a.unsent && b.unsent ? merge(a.unsent, b.unsent) : (a.unsent ?? b.unsent),
      touchedAt: Math.max(a.touchedAt, b.touchedAt),
    };
  }

  #write(owner: Owner, kept: DeviceState<State, About>): DeviceState<State, About> {
    const key = this.#keyOf(owner, kept.id);
    try {
      this.#storage().setItem(key, JSON.stringify(kept));
      this.#refused.delete(key);
    } catch {
      this.#refused.set(key, kept);
    }
    this.changed();
    return kept;
  }

  #get(key: string): string | null {
    try {
      return this.#storage().getItem(key);
    } catch {
      return null;
    }
  }

  #keys(): string[] {
    try {
      const storage = this.#storage();
      const all = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
      return all.filter((key) => key.startsWith(`${this.kind.prefix}:`));
    } catch {
      return [];
    }
  }
}

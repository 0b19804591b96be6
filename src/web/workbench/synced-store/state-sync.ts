import { deletedBuildDays } from '#domain/workbench/builds/build-limits.ts';
import { hasCode, isRefusal } from '../../api/error-message.ts';
import type { DeviceState, DeviceStates, Named, Owner } from './device-states.ts';

/** How it stands with the account. */
export type SaveStatus =
  | { readonly is: 'saved' | 'device' | 'offline' | 'saving' | 'waiting' }
  /** The account said no; asking again would not help. */
  | { readonly is: 'refused'; readonly sentence: string };

/** As the account has it. */
export interface Stored<State, About extends Named> {
  readonly about: About;
  readonly state: State;
}

export interface Account<State, About extends Named = Named> {
  /** Both say whom it is for: another tab may have signed in somebody else. */
  readonly send: (about: About, changes: State, userId: number) => Promise<Stored<State, About>>;
  readonly list: (userId: number) => Promise<readonly Stored<State, About>[]>;
}

export interface Deps<State, About extends Named> extends Account<State, About> {
  readonly states: DeviceStates<State, About>;
  readonly isOnline: () => boolean;
  /** Calls back once, after so many milliseconds; gives what cancels it. */
  readonly later: (work: () => void, ms: number) => () => void;
  readonly now?: () => number;
}

/** Ticks come in bursts. */
const restMs = 400;
const firstRetryMs = 2_000;
const maxRetryMs = 60_000;
/** A network that does not answer is as good as none. */
const patienceMs = 4_000;
const deletedMs = deletedBuildDays * 24 * 60 * 60 * 1000;

/** Sends what changed to the account of whoever is signed in, and goes on trying. */
export class StateSync<State, About extends Named = Named> {
  readonly #deps: Deps<State, About>;
  readonly #status = new Map<string, SaveStatus>();
  readonly #busy = new Set<string>();
  readonly #again = new Set<string>();
  readonly #timers = new Map<string, () => void>();
  readonly #retryMs = new Map<string, number>();
  #userId: number | null = null;
  #heard = false;

  constructor(deps: Deps<State, About>) {
    this.#deps = deps;
  }

  /** Null: nobody is signed in, and nothing is sent. */
  setUser(userId: number | null): void {
    if (userId === this.#userId) return;
    this.stop();
    this.#userId = userId;
  }

  stop(): void {
    for (const cancel of this.#timers.values()) cancel();
    this.#timers.clear();
    this.#status.clear();
    this.#retryMs.clear();
    this.#userId = null;
    this.#heard = false;
  }

  /** True: what is kept here is all there is to know now. False: the account of this person has not answered yet. */
  hasHeard(owner: Owner): boolean {
    return owner === 'guest' || !this.#deps.isOnline() || (this.#heard && this.#userId === owner);
  }

  statusOf(id: string): SaveStatus {
    if (!this.#deps.isOnline()) return { is: 'offline' };
    if (this.#userId === null) return { is: 'device' };
    const found = this.#deps.states.read(this.#userId, id);
    return this.#status.get(id) ?? { is: found?.unsent ? 'saving' : 'saved' };
  }

  /** Everything that waits, and what the account has from other devices. */
  async refresh(): Promise<void> {
    const userId = this.#userId;
    if (userId === null) return;
    const { states } = this.#deps;
    const askedAt = (this.#deps.now ?? Date.now)();
    for (const { id, unsent } of states.list(userId)) if (unsent) this.soon(id, 0);
    const stopWaiting = this.#heard ? null : this.#deps.later(() => this.#hear(userId), patienceMs);
    try {
      const known = await this.#deps.list(userId);
      if (userId !== this.#userId) return;
      for (const { about, state } of known) states.receive(userId, about, state, null);
      const ids = new Set(known.map(({ about }) => about.id));
      // What the account no longer lists was deleted elsewhere.
      for (const each of states.list(userId))
        if (!ids.has(each.id) && !each.unsent && each.touchedAt < askedAt && !this.#mayComeBack(each, askedAt))
          states.remove(userId, each.id);
    } catch {
      // What is kept here is shown; the next look asks again.
    } finally {
      stopWaiting?.();
      this.#hear(userId);
    }
  }

  /** True: it was deleted here and may be brought back, for as long as the account keeps it too. */
  #mayComeBack({ state, touchedAt }: DeviceState<State, About>, now: number): boolean {
    return this.#deps.states.kind.isDeleted(state) && now - touchedAt < deletedMs;
  }

  #hear(userId: number): void {
    if (this.#heard || userId !== this.#userId) return;
    this.#heard = true;
    this.#deps.states.changed();
  }

  /** It changed, or somebody looks at it: send and ask. */
  soon(id: string, ms = restMs): void {
    if (this.#userId === null) return;
    this.#timers.get(id)?.();
    this.#timers.set(
      id,
      this.#deps.later(() => {
        this.#timers.delete(id);
        void this.#exchange(id);
      }, ms),
    );
  }

  async #exchange(id: string): Promise<void> {
    const userId = this.#userId;
    const found = userId === null ? null : this.#deps.states.read(userId, id);
    if (userId === null || !found) return;
    if (this.#busy.has(id)) {
      this.#again.add(id);
      return;
    }
    this.#busy.add(id);
    if (found.unsent) this.#say(id, { is: 'saving' });
    try {
      const { kind } = this.#deps.states;
      const { about, state } = await this.#deps.send(found, found.unsent ?? kind.empty, userId);
      if (userId !== this.#userId) return;
      this.#retryMs.delete(id);
      this.#status.delete(id);
      const after = this.#deps.states.receive(userId, about, state, found.unsent);
      this.#deps.states.changed();
      if (after.unsent) this.#again.add(id);
    } catch (error) {
      if (userId !== this.#userId) return;
      // The account has let go of it; there was only to ask.
      const isGone = !found.unsent && hasCode(error, 'nothing-here');
      if (!isGone) this.#failed(id, error);
    } finally {
      this.#busy.delete(id);
      if (this.#again.delete(id)) this.soon(id, 0);
    }
  }

  #failed(id: string, error: unknown): void {
    // Too many questions are no refusal, whoever on the way counts them.
    if (isRefusal(error) && error.status !== 429) {
      // Signed out elsewhere: what waits here is sent after the next sign-in.
      const isSignedOut = error.code === 'not-signed-in';
      this.#say(id, isSignedOut ? { is: 'device' } : { is: 'refused', sentence: error.sentence });
      return;
    }
    const ms = this.#retryMs.get(id) ?? firstRetryMs;
    this.#retryMs.set(id, Math.min(maxRetryMs, ms * 2));
    this.#say(id, { is: 'waiting' });
    this.soon(id, ms);
  }

  #say(id: string, status: SaveStatus): void {
    this.#status.set(id, status);
    this.#deps.states.changed();
  }
}

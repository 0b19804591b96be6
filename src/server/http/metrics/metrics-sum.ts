import { AggregatorRegistry } from 'prom-client';
import type { MetricsSnapshot } from './metrics.ts';

/** What the first process says to a worker, and what the worker answers. The round tells late answers from new ones. */
export interface CollectMessage {
  readonly topic: 'metrics:collect';
  readonly round: number;
}

export interface CollectedMessage {
  readonly topic: 'metrics:collected';
  readonly round: number;
  readonly snapshot: MetricsSnapshot;
}

interface Member {
  readonly ask: (message: CollectMessage) => void;
  /** What it said last. It stands for a worker that is too busy to answer in time. */
  snapshot: MetricsSnapshot;
}

interface Round {
  readonly awaited: Set<number>;
  readonly finish: () => void;
}

const collectLimitMs = 1000;

const sum = (snapshots: readonly MetricsSnapshot[]) => AggregatorRegistry.aggregate([...snapshots]);

/** The numbers of all workers as one, collected anew for each scrape. */
export class MetricsSum {
  readonly #limitMs: number;
  readonly #members = new Map<number, Member>();
  readonly #rounds = new Map<number, Round>();
  #lastRound = 0;
  /** A counter that falls reads as a restart, so what an ended worker has counted stays in the sum. */
  #ended: MetricsSnapshot = [];

  constructor(limitMs: number = collectLimitMs) {
    this.#limitMs = limitMs;
  }

  add(id: number, ask: Member['ask']): void {
    this.#members.set(id, { ask, snapshot: [] });
  }

  remove(id: number): void {
    const member = this.#members.get(id);
    if (!member) return;
    this.#members.delete(id);
    const counted = member.snapshot.filter((metric) => String(metric.type) !== 'gauge');
    this.#ended = sum([this.#ended, counted]).getMetricsAsArray() as MetricsSnapshot;
    for (const round of this.#rounds.keys()) this.#settle(round, id);
  }

  receive(id: number, { round, snapshot }: CollectedMessage): void {
    const member = this.#members.get(id);
    if (member) member.snapshot = snapshot;
    this.#settle(round, id);
  }

  async text(): Promise<string> {
    await this.#collect();
    return sum([this.#ended, ...[...this.#members.values()].map((member) => member.snapshot)]).metrics();
  }

  async #collect(): Promise<void> {
    if (this.#members.size === 0) return;
    const round = ++this.#lastRound;
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, this.#limitMs);
    this.#rounds.set(round, { awaited: new Set(this.#members.keys()), finish: resolve });
    for (const { ask } of this.#members.values()) ask({ topic: 'metrics:collect', round });
    await promise;
    clearTimeout(timer);
    this.#rounds.delete(round);
  }

  #settle(round: number, id: number): void {
    const open = this.#rounds.get(round);
    if (open?.awaited.delete(id) && open.awaited.size === 0) open.finish();
  }
}

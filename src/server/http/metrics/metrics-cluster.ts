import cluster, { type Worker } from 'node:cluster';
import { Refusal } from '#domain/errors.ts';
import type { Metrics, MetricsSnapshot } from './metrics.ts';
import { AggregatorRegistry } from 'prom-client';

/** What the first process says to a worker, and what the worker answers. The round tells late answers from new ones. */
interface CollectMessage {
  readonly topic: 'metrics:collect';
  readonly round: number;
}

interface CollectedMessage {
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

/** A worker asks the first process for the sum, which asks all workers, and sends the text back. */
interface ScrapeMessage {
  readonly topic: 'metrics:scrape';
  readonly scrape: number;
}

interface ScrapedMessage {
  readonly topic: 'metrics:scraped';
  readonly scrape: number;
  readonly text: string;
}

/** Longer than the first process waits for its workers, and shorter than Prometheus waits for us. */
const scrapeLimitMs = 2000;

/** Whoever has just ended cannot be told; the callback keeps that from being an error of ours. */
const tellWorker = (worker: Worker, message: CollectMessage | ScrapedMessage): void => {
  worker.send(message, () => {});
};

const tellPrimary = (message: ScrapeMessage | CollectedMessage): void => {
  process.send?.(message, undefined, undefined, () => {});
};

/** A number that cannot be read is no reason to end; the scrape that asked for it ends by its limit. */
const report = (error: Error): void => process.emitWarning(error);

/** In the first process: answers every worker that is scraped with the sum over all of them. */
export function sumWorkerMetrics(): void {
  const metrics = new MetricsSum();
  // A worker that still starts has counted nothing, and would only keep the scrape waiting.
  cluster.on('listening', (worker) => metrics.add(worker.id, (message) => tellWorker(worker, message)));
  cluster.on('exit', (worker) => metrics.remove(worker.id));
  cluster.on('message', (worker, message: ScrapeMessage | CollectedMessage) => {
    if (message.topic === 'metrics:collected') metrics.receive(worker.id, message);
    if (message.topic === 'metrics:scrape') answerScrape(worker, message.scrape, metrics).catch(report);
  });
}

async function answerScrape(worker: Worker, scrape: number, metrics: MetricsSum): Promise<void> {
  tellWorker(worker, { topic: 'metrics:scraped', scrape, text: await metrics.text() });
}

/** What `/metrics` answers: the sum over all workers in a worker, and else the numbers of the one process there is. */
export function createScrape(metrics: Metrics): () => Promise<string> {
  return cluster.isWorker ? createWorkerScrape(metrics) : () => metrics.text();
}

function createWorkerScrape(metrics: Metrics): () => Promise<string> {
  const open = new Map<number, (text: string) => void>();
  let lastScrape = 0;
  process.on('message', (message: CollectMessage | ScrapedMessage) => {
    if (message.topic === 'metrics:collect') answerCollect(message.round, metrics).catch(report);
    if (message.topic === 'metrics:scraped') open.get(message.scrape)?.(message.text);
  });
  return async () => {
    const scrape = ++lastScrape;
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    // Not the numbers of this process alone: beside the sums before and after, they would read as a restart.
    const sentence = 'The numbers of all processes did not arrive in time.';
    const timer = setTimeout(() => reject(new Refusal('overloaded', sentence)), scrapeLimitMs);
    open.set(scrape, resolve);
    tellPrimary({ topic: 'metrics:scrape', scrape });
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
      open.delete(scrape);
    }
  };
}

async function answerCollect(round: number, metrics: Metrics): Promise<void> {
  tellPrimary({ topic: 'metrics:collected', round, snapshot: await metrics.snapshot() });
}

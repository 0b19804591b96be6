import cluster, { type Worker } from 'node:cluster';
import { Refusal } from '#domain/errors.ts';
import { type CollectedMessage, type CollectMessage, MetricsSum } from './metrics-sum.ts';
import type { Metrics } from './metrics.ts';

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

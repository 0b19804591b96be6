import { writeSync } from 'node:fs';

/** What a pipe takes whole. Several processes write into the same one, and the lines of one may not stand in those of another. */
const fullLength = 4096;
/** How long a line may wait for others. */
const restMs = 25;
const retryMs = 10;
const errorLevel = 50;

/** The logger tells the level of each line to whoever has this. */
const levelsPlease: unique symbol = Symbol.for('pino.metadata');

const standardOutput = 1;
const sleeper = new Int32Array(new SharedArrayBuffer(4));

/** Waits for a reader that is slow, as whoever writes line by line does. Where nobody reads any more, nothing is written. */
function writeOut(text: string): void {
  let left = Buffer.from(text);
  while (left.length > 0) {
    try {
      left = left.subarray(writeSync(standardOutput, left));
    } catch (error) {
      // A shop sells on, whatever becomes of its log.
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') return;
      Atomics.wait(sleeper, 0, 0, retryMs);
    }
  }
}

/**
 * Keeps lines of the log until there are enough of them for one write, or nothing came for a moment. A failure is written
 * at once, with all that stood before it.
 */
export class LogBuffer {
  /** By these two the logger says how grave the line is that it writes next. */
  readonly [levelsPlease] = true;
  lastLevel = 0;
  readonly #writeOut: (text: string) => void;
  #lines = '';
  #isWaiting = false;

  constructor(write: (text: string) => void = writeOut) {
    this.#writeOut = write;
  }

  write(line: string): void {
    if (this.#lines.length + line.length > fullLength) this.flush();
    this.#lines += line;
    if (this.lastLevel >= errorLevel) this.flush();
    else if (!this.#isWaiting) this.#flushLater();
  }

  flush(): void {
    this.lastLevel = 0;
    if (this.#lines === '') return;
    const lines = this.#lines;
    this.#lines = '';
    this.#writeOut(lines);
  }

  #flushLater(): void {
    this.#isWaiting = true;
    setTimeout(() => {
      this.#isWaiting = false;
      this.flush();
    }, restMs).unref();
  }
}

let ofProcess: LogBuffer | undefined;

/** The log of this process, on the standard output. What waits when the process ends, or breaks down, is written then. */
export function processLog(): LogBuffer {
  if (ofProcess) return ofProcess;
  const log = new LogBuffer();
  process.once('exit', () => log.flush());
  ofProcess = log;
  return log;
}

import { Duplex } from 'node:stream';
import { wireFramer } from './wire-framer.ts';

/** Sends whole protocol messages to the engine and answers with the bytes it sent back. */
export type Exchange = (messages: Uint8Array) => Promise<Uint8Array>;

const sync = Buffer.from('S\0\0\0\x04', 'latin1');

function simpleQuery(text: string): Uint8Array {
  const body = Buffer.from(`${text}\0`);
  const head = Buffer.from('Q\0\0\0\0', 'latin1');
  head.writeInt32BE(4 + body.length, 1);
  return Uint8Array.from(Buffer.concat([head, body]));
}

/**
 * Makes the streams that stand in for sockets of the driver. The engine has one session and many successive streams:
 * everything runs on one chain, only the newest stream owns the session, and what an older one still had queued is
 * dropped. A new owner finds no open transaction and no prepared statement of the one before.
 */
export function wireStreams(exchange: Exchange): () => Duplex {
  let chain: Promise<void> = Promise.resolve();
  let owner: WireStream | null = null;

  const reset = async () => {
    await exchange(Uint8Array.from(sync));
    await exchange(simpleQuery('ROLLBACK'));
    await exchange(simpleQuery('DISCARD ALL'));
  };

  const enqueue = (stream: WireStream, messages: Uint8Array, startup: boolean) => {
    if (startup) owner = stream;
    chain = chain
      .then(async () => {
        if (startup && owner === stream) await reset();
        if (owner !== stream) return;
        const answer = await exchange(messages);
        if (owner === stream && answer.length > 0) stream.push(answer);
      })
      .catch((error: Error) => void stream.destroy(error));
  };

  return () =>
    new WireStream(enqueue, (stream) => {
      if (owner === stream) owner = null;
    });
}

/** What the driver expects of a socket, and no more. */
class WireStream extends Duplex {
  readonly #feed: (chunk: Buffer) => void;
  readonly #leave: (stream: WireStream) => void;

  constructor(
    enqueue: (stream: WireStream, messages: Uint8Array, startup: boolean) => void,
    leave: (stream: WireStream) => void,
  ) {
    super();
    this.#leave = leave;
    this.#feed = wireFramer({
      onStartup: (message) => enqueue(this, message, true),
      onMessages: (messages) => enqueue(this, messages, false),
      onTerminate: () => leave(this),
    });
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.#feed(chunk);
    done();
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this.#feed(Buffer.concat(chunks.map(({ chunk }) => chunk)));
    done();
  }

  override _final(done: () => void): void {
    this.#leave(this);
    done();
    if (!this.destroyed) this.push(null);
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.#leave(this);
    done(error);
  }

  connect(): this {
    process.nextTick(() => this.emit('connect'));
    return this;
  }

  setNoDelay = (): this => this;
  setKeepAlive = (): this => this;
  ref = (): this => this;
  unref = (): this => this;
}

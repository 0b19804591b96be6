import { Duplex } from 'node:stream';

const terminate = 'X'.charCodeAt(0);

interface WireHandler {
  /** The first message of a connection. */
  onStartup(message: Uint8Array): void;
  /** One or more whole messages. */
  onMessages(messages: Uint8Array): void;
  /** The client said goodbye. */
  onTerminate(): void;
}

/** Cuts the bytes a PostgreSQL client sends into whole messages, however they were split on the way. */
export function wireFramer(handler: WireHandler): (chunk: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0);
  let started = false;

  function takeStartup(): boolean {
    if (rest.length < 4) return false;
    const length = rest.readInt32BE(0);
    if (rest.length < length) return false;
    handler.onStartup(Uint8Array.from(rest.subarray(0, length)));
    rest = rest.subarray(length);
    return true;
  }

  return (chunk) => {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    started ||= takeStartup();
    if (!started) return;
    let end = 0;
    let goodbye = false;
    while (!goodbye && rest.length - end >= 5) {
      const length = 1 + rest.readInt32BE(end + 1);
      if (rest.length - end < length) break;
      goodbye = rest[end] === terminate;
      if (!goodbye) end += length;
    }
    if (end > 0) handler.onMessages(Uint8Array.from(rest.subarray(0, end)));
    rest = rest.subarray(end);
    if (goodbye) handler.onTerminate();
  };
}

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

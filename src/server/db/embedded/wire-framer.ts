const terminate = 'X'.charCodeAt(0);

export interface WireHandler {
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

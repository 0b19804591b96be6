import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wireFramer } from './wire-stream.ts';

const startup = Buffer.from('\0\0\0\x08\0\x03\0\0', 'latin1');
const goodbye = Buffer.from('X\0\0\0\x04', 'latin1');

function message(kind: string, body: string): Buffer {
  const head = Buffer.from(`${kind}\0\0\0\0`, 'latin1');
  head.writeInt32BE(4 + body.length, 1);
  return Buffer.concat([head, Buffer.from(body, 'latin1')]);
}

function record(chunks: readonly Buffer[]) {
  const seen = { startups: 0, messages: Buffer.alloc(0), goodbyes: 0 };
  const feed = wireFramer({
    onStartup: () => (seen.startups += 1),
    onMessages: (messages) => (seen.messages = Buffer.concat([seen.messages, messages])),
    onTerminate: () => (seen.goodbyes += 1),
  });
  for (const chunk of chunks) feed(chunk);
  return seen;
}

const anyMessage = fc
  .tuple(fc.constantFrom('P', 'B', 'E', 'S', 'Q'), fc.string({ maxLength: 30 }))
  .map(([kind, text]) => message(kind, Buffer.from(text).toString('latin1')));

describe('the framer of wire messages', () => {
  it('hands on the same whole messages however the bytes were split', () => {
    const property = fc.property(fc.array(anyMessage), fc.array(fc.nat(400)), (messages, cuts) => {
      const bytes = Buffer.concat([startup, ...messages, goodbye]);
      const edges = [0, ...cuts.filter((cut) => cut < bytes.length).sort((a, b) => a - b), bytes.length];
      const chunks = edges.slice(1).map((end, index) => bytes.subarray(edges[index], end));
      expect(record(chunks)).toEqual({ startups: 1, messages: Buffer.concat(messages), goodbyes: 1 });
    });
    fc.assert(property, { seed: 20_261_115 });
  });

  it('keeps back the part of a message whose end has not come', () => {
    const query = message('Q', 'SELECT 1\0');
    expect(record([startup, query.subarray(0, 7)]).messages).toHaveLength(0);
    expect(record([startup, query.subarray(0, 7), query.subarray(7)]).messages).toEqual(query);
  });
});

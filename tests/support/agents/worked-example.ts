import { readFileSync } from 'node:fs';
import type { FastifyInstance, HTTPMethods } from 'fastify';
import { expect } from 'vitest';

interface Exchange {
  readonly method: HTTPMethods;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** What the answer has, among other things. */
  readonly answer: string;
}

/** The requests of a section of docs/integrations.md, each with the answer that stands behind it. */
function exchangesOf(section: string): Exchange[] {
  const text = readFileSync('docs/integrations.md', 'utf8')
    .split(/^## /m)
    .find((each) => each.startsWith(`${section}\n`));
  if (text === undefined) throw new Error(`docs/integrations.md has no section '${section}'.`);
  return [...text.matchAll(/```http\n([\s\S]*?)```\s+```json\n([\s\S]*?)```/g)].map(([, request = '', answer = '']) => {
    const [head = '', body = ''] = request.split(/\n\n([\s\S]*)/, 2);
    const [first = '', ...lines] = head.trim().split('\n');
    const [method, path] = first.split(' ') as [HTTPMethods, string];
    return {
      method,
      path,
      headers: Object.fromEntries(lines.map((line) => line.split(': ', 2))),
      body: body.trim(),
      answer,
    };
  });
}

/** `{name}` in a later request or answer is what an earlier answer had under that name at its top. */
const filled = (text: string, known: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => known[name] ?? whole);

/** Sends the requests of a section one after the other, and compares what comes with what it says. Answers how many there were. */
export async function runWorkedExample(app: FastifyInstance, section: string, shop: string): Promise<number> {
  const exchanges = exchangesOf(section);
  const known: Record<string, string> = { shop };
  for (const { method, path, headers, body, answer } of exchanges) {
    const reply = await app.inject({
      method,
      url: filled(path, known),
      headers,
      ...(body && { payload: filled(body, known) }),
    });
    expect(reply.statusCode, reply.body).toBeLessThan(300);
    const given = reply.json<Record<string, unknown>>();
    for (const [name, value] of Object.entries(given)) if (typeof value === 'string') known[name] = value;
    expect(given).toMatchObject(JSON.parse(filled(answer, known)) as object);
  }
  return exchanges.length;
}

import type { Answers } from '#domain/part-matching/chosen-parts.ts';
import { packText, unpackText } from '../../shell/packed-text.ts';

/** A pasted list as it is kept and shared. */
export interface PastedList {
  readonly name: string;
  readonly text: string;
  readonly answers: Answers;
}

/** What fits into an address that chats and mails leave whole. */
export const maxLinkLength = 8_000;
const maxTextLength = 200_000;
export const maxNameLength = 80;

/** The list itself, packed for the fragment of an address, which no server sees. Null: it is too long for that. */
export async function listToFragment({ name, text, answers }: PastedList): Promise<string | null> {
  const packed = await packText(JSON.stringify([name, text, answers]), maxTextLength);
  return packed.length > maxLinkLength ? null : `bill=${packed}`;
}

/** Whatever cannot be trusted to be a list is as if it were not there. */
export function asPastedList(value: unknown): PastedList | null {
  if (!Array.isArray(value)) return null;
  const [name, text, answers] = value as unknown[];
  if (typeof name !== 'string' || typeof text !== 'string' || text.length > maxTextLength) return null;
  const pairs = typeof answers === 'object' && answers !== null ? Object.entries(answers) : [];
  const sound = pairs.filter((pair): pair is [string, string] => typeof pair[1] === 'string');
  return { name: name.slice(0, maxNameLength), text, answers: Object.fromEntries(sound) };
}

export async function listFromFragment(hash: string): Promise<PastedList | null> {
  const packed = /^#?bill=([\w-]+)$/.exec(hash)?.[1];
  if (!packed || packed.length > maxLinkLength) return null;
  try {
    return asPastedList(JSON.parse(await unpackText(packed, maxTextLength * 4)));
  } catch {
    return null;
  }
}

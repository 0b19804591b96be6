/** A netlist with its knobs, in the fragment of an address and on this device: no server sees it. */
import { keepOnDevice, readFromDevice } from '../../shell/device-storage.ts';
import { packText, unpackText } from '../../shell/packed-text.ts';
import { maxNetlistLength } from '#electronics/own-circuit/read-netlist.ts';

export interface OwnNetlist {
  readonly text: string;
  /** Where knobs stand that were turned, by their names: 0 to 1. */
  readonly knobs: Readonly<Record<string, number>>;
}

const maxTitleLength = 40;

/** The comment with which a netlist for SPICE begins is its title. */
export function titleOf({ text }: OwnNetlist): string | null {
  const title = /^\uFEFF?\s*\*+[ \t]*([^\n]*)/.exec(text)?.[1]?.trim() ?? '';
  return title === '' || title.length > maxTitleLength ? null : title;
}

export const noNetlist: OwnNetlist = { text: '', knobs: {} };

/** What fits into an address that chats and mails leave whole. */
const maxLinkLength = 8_000;
const maxPackedBytes = 4 * maxNetlistLength;

/** Whatever cannot be trusted to be a netlist is as if it were not there. */
function asNetlist(json: string): OwnNetlist | null {
  try {
    const [text, knobs] = JSON.parse(json) as unknown[];
    if (typeof text !== 'string' || typeof knobs !== 'object' || knobs === null) return null;
    const sound = Object.entries(knobs).filter(
      (pair): pair is [string, number] => typeof pair[1] === 'number' && pair[1] >= 0 && pair[1] <= 1,
    );
    return { text, knobs: Object.fromEntries(sound) };
  } catch {
    return null;
  }
}

const toJson = ({ text, knobs }: OwnNetlist): string => JSON.stringify([text, knobs]);

/** Null: it is too long for an address. */
export async function netlistToFragment(netlist: OwnNetlist): Promise<string | null> {
  if (netlist.text.trim() === '') return '';
  const packed = await packText(toJson(netlist), maxPackedBytes);
  return packed.length > maxLinkLength ? null : `#net=${packed}`;
}

export async function netlistFromFragment(hash: string): Promise<OwnNetlist | null> {
  const packed = /^#net=([\w-]+)$/.exec(hash)?.[1];
  if (!packed || packed.length > maxLinkLength) return null;
  return asNetlist(await unpackText(packed, maxPackedBytes).catch(() => ''));
}

const draftKey = 'taar-own-circuit';
const asideKey = 'taar-own-circuit-before';

const read = (key: string): OwnNetlist => asNetlist(readFromDevice(key) ?? '') ?? noNetlist;

export const readDraft = (): OwnNetlist => read(draftKey);
export const keepDraft = (netlist: OwnNetlist): void => keepOnDevice(draftKey, toJson(netlist));

/** What lay on the screen before something else took its place. */
export const readAside = (): OwnNetlist => read(asideKey);
export const keepAside = (netlist: OwnNetlist): void => keepOnDevice(asideKey, toJson(netlist));

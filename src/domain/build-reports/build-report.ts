/** What a photo of a build shows. */
export const photoSides = ['finished', 'parts', 'solder'] as const;
export type PhotoSide = (typeof photoSides)[number];

export const photoSideNames: Readonly<Record<PhotoSide, string>> = {
  finished: 'Finished pedal',
  parts: 'Parts side',
  solder: 'Solder side',
};

/** A device sends less: it shrinks before. */
export const maxBuildPhotoBytes = 10 * 1024 * 1024;

/** A reading beside what the circuit makes there. */
export interface ReportReading {
  /** REF.PIN. */
  readonly at: string;
  /** 'IC1, pin 8'. */
  readonly where: string;
  readonly read: number;
  readonly computed: number;
  /** The lowest and the highest that is right. */
  readonly low: number;
  readonly high: number;
}

/** One place where other parts are in than the kit brings. */
export interface ReportSwap {
  readonly refs: readonly string[];
  readonly was: string;
  readonly is: string;
  /** Slug of the part that is in now, where the shop sells it. */
  readonly part: string | null;
  /** What it does to the sound, where that is known. */
  readonly gives: string | null;
}

export interface ReportFacts {
  readonly readings: readonly ReportReading[];
  readonly swaps: readonly ReportSwap[];
}

export const isInside = ({ read, low, high }: Pick<ReportReading, 'read' | 'low' | 'high'>): boolean =>
  read >= low && read <= high;

export const reportLimits = { swaps: 20, swapValue: 40, listen: 500, minutes: 100_000 } as const;

/** What differs, as its builder says it: the place, and what is in there. */
export interface GivenSwap {
  readonly ref: string;
  readonly value: string;
}

/** The short form of a sound, as it stands in the address of a Listen link. */
const soundForm = /^k\d{1,3}(?:-\d{1,3}){0,20}(?:~[a-zA-Z0-9.-]{1,60}){0,60}$/;

export const isSoundForm = (text: string): boolean => text.length <= reportLimits.listen && soundForm.test(text);

/** The sound of a Listen link, or of its short form; null: there is none in it. */
export function soundOfLink(link: string): string | null {
  const trimmed = link.trim();
  const [, inAddress] = /[?&]sound=([^&#\s]+)/.exec(trimmed) ?? [];
  try {
    const sound = inAddress === undefined ? trimmed : decodeURIComponent(inAddress);
    return isSoundForm(sound) ? sound : null;
  } catch {
    return null;
  }
}

export const reportSentences = {
  unfinished: 'Finish this build on your bench first. Then it can be shown.',
  inClass: 'A class is shown by its teacher, not by one builder.',
  swapUnknown: 'One of these places isn’t on this board. Please choose it from the list.',
  swapLong: `Please name the part in at most ${reportLimits.swapValue} characters.`,
  swapWithLink: 'A part can’t be named by a link or an email address.',
  swapsMany: `A report lists up to ${reportLimits.swaps} swaps.`,
  soundUnknown: 'That isn’t a Listen link of ours. Copy one from the Share key on the kit’s page.',
  withdrawn: 'You withdrew this report, so it wasn’t published again. Press Publish once more to show it.',
} as const;

/** 'Meera K.’s Fuzz Box'. */
export const buildTitle = (shownName: string, kitName: string): string => `${shownName}’s ${kitName}`;

/** '3 h 10 min'. */
export const buildTimeText = (minutes: number): string =>
  minutes < 60
    ? `${minutes}\u00a0min`
    : `${Math.floor(minutes / 60)}\u00a0h${minutes % 60 === 0 ? '' : ` ${minutes % 60}\u00a0min`}`;

/** Nothing where no time was counted, as for a board that was ticked off at once. */
export const buildTimeFacts = (minutes: number): readonly string[] => (minutes === 0 ? [] : [buildTimeText(minutes)]);

/** '5 of 5 inside'; null where nothing was measured. */
export const measuredText = ({ inside, measured }: { readonly inside: number; readonly measured: number }) =>
  measured === 0 ? null : `${inside} of ${measured} inside`;

/** What the wall is narrowed by, and how it is sorted. All of it stands in its address. */
export interface WallFilter {
  /** Slug of the kit. */
  readonly kit?: string | undefined;
  readonly first?: true | undefined;
  readonly mods?: true | undefined;
  readonly class?: true | undefined;
  readonly sort?: 'liked' | undefined;
}

/** What an address says of the wall; what it does not know is left out. */
export function wallFilterOf(search: URLSearchParams): WallFilter {
  const kit = search.get('kit') ?? '';
  const flag = (name: string): true | undefined => (search.get(name) === '1' ? true : undefined);
  return {
    ...(/^[a-z0-9-]{1,100}$/.test(kit) && { kit }),
    ...(flag('first') && { first: true }),
    ...(flag('mods') && { mods: true }),
    ...(flag('class') && { class: true }),
    ...(search.get('sort') === 'liked' && { sort: 'liked' }),
  };
}

/** '?kit=fuzz-box&first=1', always in the same order; empty where nothing is asked. */
export function wallQuery({ kit, first, mods, class: ofClass, sort }: WallFilter): string {
  const parameters = new URLSearchParams({
    ...(kit && { kit }),
    ...(first && { first: '1' }),
    ...(mods && { mods: '1' }),
    ...(ofClass && { class: '1' }),
    ...(sort && { sort }),
  });
  return parameters.size > 0 ? `?${parameters}` : '';
}

export const isFiltered = ({ kit, first, mods, class: ofClass }: WallFilter): boolean =>
  Boolean(kit ?? first ?? mods ?? ofClass);

/** Averages of fewer builds than these say nothing, and could tell who made them. */
export const fewestForFigures = 5;

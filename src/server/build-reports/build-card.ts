import { buildTimeFacts, buildTitle, measuredText, type ReportReading } from '#domain/build-reports/build-report.ts';
import type { LayPicture } from '../pictures/make-picture.ts';

/** Reads a file that the build has drawn, by its name; null: there is none. */
export type ReadDrawn = (name: string) => Promise<Buffer | null>;

interface CardBuild {
  readonly slug: string;
  readonly kitName: string;
  readonly shownName: string;
  readonly minutes: number;
  readonly mods: number;
  readonly firstPedal: boolean;
  readonly inside: number;
  readonly measured: number;
  readonly measuredReadings: readonly ReportReading[];
  /** Of the finished pedal. */
  readonly photo: Buffer | null;
}

export type DrawCard = (build: CardBuild) => Promise<Buffer>;

const placeInRange = ({ read, low, high }: ReportReading): number => (high > low ? (read - low) / (high - low) : 0.5);

function aboutText({ minutes, mods, firstPedal }: CardBuild): string {
  const swaps = mods === 0 ? [] : [mods === 1 ? '1 swap' : `${mods} swaps`];
  const time = buildTimeFacts(minutes).map((text) => text.replaceAll('\u00a0', ' '));
  return [...time, ...swaps, ...(firstPedal ? ['first pedal'] : [])].join(', ');
}

/** Draws the card of a build: with its photo, else with the pedal as the shop draws it. */
export const createDrawCard =
  ({ readDrawn, layPicture }: { readDrawn: ReadDrawn; layPicture: LayPicture }): DrawCard =>
  async (build) => {
    const { buildCardSvg, cardPictureBox } = await import('#drawings/scenes/build-card.ts');
    const svg = buildCardSvg({
      title: buildTitle(build.shownName, build.kitName),
      measured: measuredText(build),
      about: aboutText(build),
      readings: build.measuredReadings.map(placeInRange),
    });
    const drawn = build.photo ? null : await readDrawn(`pedal/${build.slug}`);
    return layPicture(svg, build.photo ?? drawn, { ...cardPictureBox, fit: build.photo ? 'cover' : 'contain' });
  };

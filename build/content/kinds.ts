/** What kinds of pages there are, told by the folder of the file, and the fields that each must bring. */
import type { Difficulty } from '#domain/catalogue/catalogue.ts';
import { difficulties } from '#domain/catalogue/catalogue.ts';
import { paths } from '#domain/paths/paths.ts';
import { lineOfField, readFrontMatter, type ReportFault } from './front-matter.ts';

export type PageKind = 'policy' | 'guide' | 'reference' | 'video';

const guideOnly = /^(difficulty|minutes|topics):/;

/** A page in the folder of guides that promises a difficulty, a time or topics is a guide; the others are to look up. */
export function kindOf(file: string, head: readonly string[]): PageKind {
  const folder = /(?:^|\/)(guides|videos)\/[^/]+$/.exec(file.replaceAll('\\', '/'))?.[1];
  if (folder === 'videos') return 'video';
  if (folder === 'guides') return head.some((line) => guideOnly.test(line)) ? 'guide' : 'reference';
  return 'policy';
}

const policyFields = ['title', 'description', 'path', 'updated'] as const;
const referenceFields = ['id', 'title', 'description'] as const;
const pictured = [...referenceFields, 'picture'] as const;
const guideFields = [...pictured, 'difficulty', 'minutes', 'topics'] as const;
const videoFields = [...referenceFields, 'duration', 'kit', 'cover', 'needs'] as const;

/** '28:45' in seconds, or null when it is not minutes and seconds. */
export function clockSeconds(text: string): number | null {
  const [, minutes, seconds] = /^(\d{1,3}):([0-5]\d)$/.exec(text) ?? [];
  return minutes === undefined ? null : Number(minutes) * 60 + Number(seconds);
}

/** At commas, but not at those inside the brackets of a link. */
const splitList = (text: string): string[] =>
  text
    .split(/,(?![^[]*\])(?![^(]*\))/)
    .map((item) => item.trim())
    .filter((item) => item !== '');

interface Source {
  readonly file: string;
  readonly head: readonly string[];
}

/** The name of the file is the name in the address, so that a page can be found by its link. */
function checkId({ file, head }: Source, id: string, report: ReportFault): void {
  const name = file.replaceAll('\\', '/').split('/').at(-1)!.replace(/\.md$/, '');
  if (id && id !== name) report(lineOfField(head, 'id'), `The id '${id}' must be the name of the file, '${name}'.`);
}

export function readPolicyHead({ head }: Source, report: ReportFault) {
  return readFrontMatter(head, policyFields, report);
}

export function readReferenceHead(source: Source, report: ReportFault) {
  const fields = readFrontMatter(source.head, pictured, report);
  checkId(source, fields.id, report);
  return { kind: 'reference' as const, ...fields, path: paths.guide(fields.id) };
}

export function readGuideHead(source: Source, report: ReportFault) {
  const { minutes, topics, difficulty, ...fields } = readFrontMatter(source.head, guideFields, report);
  checkId(source, fields.id, report);
  if (difficulty && !difficulties.includes(difficulty as Difficulty)) {
    const sentence = `The difficulty '${difficulty}' is none of ${difficulties.join(', ')}.`;
    report(lineOfField(source.head, 'difficulty'), sentence);
  }
  if (minutes && !/^[1-9]\d{0,2}$/.test(minutes)) {
    report(lineOfField(source.head, 'minutes'), `The minutes '${minutes}' must be a whole number.`);
  }
  return {
    kind: 'guide' as const,
    ...fields,
    path: paths.guide(fields.id),
    difficulty: difficulty as Difficulty,
    minutes: Number(minutes),
    topics: splitList(topics),
  };
}

export function readVideoHead(source: Source, report: ReportFault) {
  const { needs, ...fields } = readFrontMatter(source.head, videoFields, report);
  checkId(source, fields.id, report);
  const durationSeconds = clockSeconds(fields.duration);
  if (fields.duration && durationSeconds === null) {
    report(lineOfField(source.head, 'duration'), `The duration '${fields.duration}' must be written like 28:45.`);
  }
  const path = paths.video(fields.id);
  return { kind: 'video' as const, ...fields, path, durationSeconds: durationSeconds ?? 0, needs: splitList(needs) };
}

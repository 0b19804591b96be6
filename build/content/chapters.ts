import type { Token } from 'markdown-it';
import { sceneToken } from './blocks.ts';
import type { ReportFault } from './front-matter.ts';
import { clockSeconds } from './kinds.ts';
import { textOf } from './text.ts';

export interface Chapter {
  readonly start: string;
  readonly startSeconds: number;
  readonly title: string;
}

/** '04:30 Bend the legs' -> its start and its words; null when it does not begin with a time. */
export function readChapter(heading: string): Chapter | null {
  const [, start = '', title = ''] = /^(\S+)\s+(.+)$/.exec(heading) ?? [];
  const startSeconds = clockSeconds(start);
  return startSeconds === null ? null : { start, startSeconds, title };
}

/** The chapters of a film begin at its first second, follow each other, and end within it. */
export function checkChapters(
  tokens: readonly Token[],
  durationSeconds: number,
  lineOf: (token: Token) => number,
  report: ReportFault,
): void {
  let before = -1;
  for (const [index, token] of tokens.entries()) {
    if (token.type !== 'heading_open' || token.tag !== 'h2') continue;
    const heading = textOf(tokens[index + 1]);
    const chapter = readChapter(heading);
    if (!chapter) {
      report(lineOf(token), `The chapter '${heading}' must begin with its time: '## 04:30 ${heading}'.`);
      continue;
    }
    const { start, startSeconds } = chapter;
    if (before === -1 && startSeconds !== 0)
      report(lineOf(token), `The first chapter must begin at 00:00, not at ${start}.`);
    else if (startSeconds <= before)
      report(lineOf(token), `The chapter at ${start} must come after the one before it.`);
    if (durationSeconds > 0 && startSeconds >= durationSeconds) {
      report(lineOf(token), `The chapter at ${start} begins after the end of the film.`);
    }
    before = startSeconds;
  }
  if (before === -1) report(1, 'A film needs chapters.');
}

const isChapter = (token: Token | undefined): boolean => token?.type === 'heading_open' && token.tag === 'h2';

/** Every chapter begins with a scene of its own, and no scene stands anywhere else. */
export function checkScenes(tokens: readonly Token[], lineOf: (token: Token) => number, report: ReportFault): void {
  const shown = new Set<string>();
  for (const [index, token] of tokens.entries()) {
    if (isChapter(token) && tokens[index + 3]?.type !== sceneToken) {
      const heading = textOf(tokens[index + 1]);
      report(
        lineOf(token),
        `The chapter '${heading}' must begin with its scene: ![what it shows](scene:name "Caption.").`,
      );
    }
    if (token.type !== sceneToken) continue;
    if (!isChapter(tokens[index - 3]))
      report(lineOf(token), `The scene '${token.info}' must stand at the head of a chapter.`);
    if (shown.has(token.info))
      report(lineOf(token), `The scene '${token.info}' is shown twice; each chapter has its own.`);
    shown.add(token.info);
  }
}

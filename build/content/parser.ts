import MarkdownIt, { type Token } from 'markdown-it';
import type {
  CalculatorName,
  ChapterScene,
  GuidePage,
  MarkdownPage,
  PageBlock,
  PagePicture,
  VideoChapter,
  VideoPage,
} from '#content/markdown-page.ts';
import { typeset } from '#domain/typography.ts';
import { calculatorToken, sceneToken, transformBlocks, type FigureOf, figureToken } from './blocks.ts';
import { checkChapters, checkScenes, readChapter } from './chapters.ts';
import { drawColourCells } from './colour-cells.ts';
import { lineOfField, splitFrontMatter, type ReportFault } from './front-matter.ts';
import { kindOf, readGuideHead, readPolicyHead, readReferenceHead, readVideoHead } from './kinds.ts';
import { linkFault, type LinkTargets } from './links.ts';
import { markTables } from './tables.ts';
import { joinWords, typesetTokens } from './typography.ts';
import { slugify, escapeMarkdown, fillFacts, identity, textOf, type Facts } from './text.ts';

const wordsPerMinute = 200;
/** A figure or a table takes this long to take in, besides the words in it. */
const minutesPerPicture = 12 / 60;
/** How far a guide may be off the time it promises, as a share of that time. */
const tolerance = 0.15;

interface ReadingTime {
  readonly words: number;
  readonly pictures: number;
  readonly minutes: number;
}

const countWords = (text: string): number => text.match(/[\p{L}\p{N}][\p{L}\p{N}.,'’/-]*/gu)?.length ?? 0;

function readingTime(tokens: readonly Token[]): ReadingTime {
  let words = 0;
  let pictures = 0;
  for (const token of tokens) {
    if (token.type === 'inline') words += countWords(textOf(token));
    if (token.type === 'table_open' || token.info === figureToken) pictures += 1;
  }
  return { words, pictures, minutes: words / wordsPerMinute + pictures * minutesPerPicture };
}

/** Says in a sentence how far a guide is from the time it promises, or null when it keeps its promise. */
function readingTimeFault(promisedMinutes: number, { words, pictures, minutes }: ReadingTime): string | null {
  if (Math.abs(minutes - promisedMinutes) <= promisedMinutes * tolerance) return null;
  const takes = `${minutes.toFixed(1)} minutes (${words} words, ${pictures} figures and tables)`;
  return `The guide promises ${promisedMinutes} minutes and takes ${takes}; it may be off by ${tolerance * 100} %.`;
}

export interface PageContext {
  readonly facts: Facts;
  readonly anchorsOf: LinkTargets['anchorsOf'];
  readonly isProduct: LinkTargets['isProduct'];
  readonly figureOf: FigureOf;
  readonly sceneOf: FigureOf;
  /** The picture of a kit at the head of a video, such as its 'pedal'. */
  readonly coverOf: (cover: string, kit: string) => VideoPage['cover'] | undefined;
  /** Any picture of the shop by its whole name: thumb/kit, figure/joint-good. */
  readonly pictureOf: (name: string) => PagePicture | undefined;
}

// Raw HTML is off: a page cannot bring a script, a style or a tag the design does not know.
// Of the typographer only the quotes are wanted: it takes "..." and (c) for signs as well.
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: true, quotes: '“”‘’' });
markdown.disable('replacements');
markdown.renderer.rules['text'] = (tokens, index) => joinWords(tokens[index]!.content);

const headReaders = {
  policy: readPolicyHead,
  guide: readGuideHead,
  reference: readReferenceHead,
  video: readVideoHead,
} as const;

/** The words of a heading that its anchor is made of: a chapter's time is not part of its name. */
const nameOf = (heading: string): string => readChapter(heading)?.title ?? heading;

function checkHeadings(tokens: readonly Token[], lineOf: (token: Token) => number, report: ReportFault): Set<string> {
  const anchors = new Set<string>();
  for (const [index, token] of tokens.entries()) {
    if (token.type !== 'heading_open') continue;
    const anchor = slugify(nameOf(textOf(tokens[index + 1])));
    if (token.tag === 'h1') report(lineOf(token), "The title is the page's only h1: start headings at '##'.");
    else if (!anchor) report(lineOf(token), 'A heading needs words.');
    else if (anchors.has(anchor)) report(lineOf(token), `Two headings have the anchor '${anchor}'.`);
    anchors.add(anchor);
    token.attrSet('id', anchor);
  }
  return anchors;
}

function checkLinks(
  tokens: readonly Token[],
  lineOf: (token: Token) => number,
  targets: LinkTargets,
  report: ReportFault,
): void {
  let blockLine = 1;
  for (const token of tokens) {
    // The text of a table cell does not know its line; the row before it does.
    if (token.map) blockLine = lineOf(token);
    let line = blockLine;
    for (const child of token.children ?? []) {
      if (child.type === 'softbreak' || child.type === 'hardbreak') line += 1;
      if (child.type !== 'link_open') continue;
      const fault = linkFault(String(child.attrGet('href') ?? ''), targets);
      if (fault) report(line, fault);
    }
  }
}

const render = (tokens: Token[]): string => markdown.renderer.render(tokens, markdown.options, {}).trim();

/** Stretches of HTML with the calculators between them. */
function blocksOf(tokens: readonly Token[]): PageBlock[] {
  const blocks: PageBlock[] = [];
  let run: Token[] = [];
  const finishRun = (): void => {
    if (run.length > 0) blocks.push({ html: render(run) });
    run = [];
  };
  for (const token of tokens) {
    if (token.type !== calculatorToken) run.push(token);
    else {
      finishRun();
      blocks.push({ calculator: token.info as CalculatorName });
    }
  }
  finishRun();
  return blocks;
}

function splitSections(tokens: readonly Token[]) {
  const starts = tokens.flatMap((token, index) => (token.type === 'heading_open' && token.tag === 'h2' ? [index] : []));
  const sections = starts.map((start, position) => {
    const body = tokens.slice(start + 3, starts[position + 1] ?? tokens.length);
    const scene = body[0]?.type === sceneToken ? (body[0].meta as object as ChapterScene) : null;
    const [id, heading] = [String(tokens[start]?.attrGet('id')), textOf(tokens[start + 1])];
    return { id, heading, blocks: blocksOf(scene ? body.slice(1) : body), scene };
  });
  return { intro: blocksOf(tokens.slice(0, starts[0] ?? tokens.length)), sections };
}

const htmlOf = (blocks: readonly PageBlock[]): string =>
  blocks.map((block) => ('html' in block ? block.html : '')).join('\n');

/** Names and addresses in the front matter are for programs; the other fields are read by people. */
const typesetField = (line: string): string =>
  /^(id|path|picture|duration|minutes|difficulty|needs):/.test(line) ? line : typeset(line);

/** What a film needs is written in its front matter, where a link is checked like any other. */
function readNeeds(needs: readonly string[], line: number, targets: LinkTargets, report: ReportFault): string[] {
  const tokens = needs.flatMap((item) => markdown.parseInline(item, {}));
  checkLinks(
    tokens,
    () => line,
    targets,
    (_line, message) => report(line, message),
  );
  return needs.map((item) => markdown.renderInline(item));
}

const noPicture: PagePicture = { address: '', width: 0, height: 0 };

interface HeadParts {
  readonly video: Pick<VideoPage, 'needs' | 'cover'>;
  readonly picture: PagePicture;
}

function finish(
  head: ReturnType<(typeof headReaders)[keyof typeof headReaders]>,
  tokens: Token[],
  { video, picture }: HeadParts,
) {
  const { intro, sections } = splitSections(tokens);
  if (!('kind' in head)) {
    const plainSections = sections.map(({ id, heading, blocks }) => ({ id, heading, html: htmlOf(blocks) }));
    return { ...head, intro: htmlOf(intro), sections: plainSections };
  }
  const articleSections = sections.map(({ id, heading, blocks }) => ({ id, heading, blocks }));
  if (head.kind === 'reference') {
    const minutes = Math.max(1, Math.round(readingTime(tokens).minutes));
    return { ...head, picture, minutes, intro, sections: articleSections };
  }
  if (head.kind === 'guide') return { ...head, picture, intro, sections: articleSections };
  const chapters = sections.map(({ id, heading, blocks, scene }): VideoChapter => {
    const { start = '', startSeconds = 0, title = heading } = readChapter(heading) ?? {};
    return { id, heading: title, blocks, start, startSeconds, scene: scene! };
  });
  return { ...head, ...video, intro, sections: chapters };
}

/** Reads one Markdown file. All that is wrong with it is thrown at once, a `file:line: sentence` for each fault. */
export function parseMarkdownPage(
  source: string,
  file: string,
  { facts, anchorsOf, isProduct, figureOf, sceneOf, coverOf, pictureOf }: PageContext,
): MarkdownPage | GuidePage {
  const faults: { line: number; message: string }[] = [];
  const report: ReportFault = (line, message) => faults.push({ line, message });

  const { head, body, bodyOffset } = splitFrontMatter(source, report);
  const filledHead = head.map((text, index) =>
    typesetField(fillFacts(text, facts, identity, (message) => report(index + 2, message))),
  );
  const fields = headReaders[kindOf(file, head)]({ file, head: filledHead }, report);
  const filledBody = body
    .split('\n')
    .map((text, index) => fillFacts(text, facts, escapeMarkdown, (message) => report(bodyOffset + index + 1, message)))
    .join('\n');

  const lineOf = (token: Token): number => bodyOffset + (token.map?.[0] ?? 0) + 1;
  const calculatorsAllowed = 'kind' in fields;
  const isVideo = 'kind' in fields && fields.kind === 'video';
  const tokens = transformBlocks(markdown.parse(filledBody, {}), {
    figureOf,
    sceneOf: isVideo ? sceneOf : undefined,
    calculatorsAllowed,
    lineOf,
    report,
  });
  const ownAnchors = checkHeadings(tokens, lineOf, report);
  const targets: LinkTargets = {
    ownPath: fields.path,
    anchorsOf: (path) => (path === fields.path ? ownAnchors : anchorsOf(path)),
    isProduct,
  };
  checkLinks(tokens, lineOf, targets, report);
  let video: Pick<VideoPage, 'needs' | 'cover'> = { needs: [], cover: { address: '', alt: '', isPedal: false } };
  if ('kind' in fields && fields.kind === 'video') {
    const needs = readNeeds(fields.needs, lineOfField(head, 'needs'), targets, report);
    const cover = coverOf(fields.cover, fields.kit);
    if (!cover) report(lineOfField(head, 'cover'), `There is no picture '${fields.cover}' of a kit '${fields.kit}'.`);
    else video = { needs, cover };
    checkChapters(tokens, fields.durationSeconds, lineOf, report);
    checkScenes(tokens, lineOf, report);
  }
  if ('kind' in fields && fields.kind === 'guide' && fields.minutes > 0) {
    const fault = readingTimeFault(fields.minutes, readingTime(tokens));
    if (fault) report(lineOfField(head, 'minutes'), fault);
  }
  if ('kind' in fields && !isVideo && !tokens.some(({ type, tag }) => type === 'heading_open' && tag === 'h2')) {
    report(bodyOffset + 1, "The page needs a section: begin one with '## ' and its heading.");
  }
  const pictureName = 'picture' in fields ? fields.picture : '';
  const picture = pictureOf(pictureName);
  if (pictureName && !picture) report(lineOfField(head, 'picture'), `There is no picture called '${pictureName}'.`);
  if (faults.length > 0) {
    const sentences = faults.sort((a, b) => a.line - b.line).map(({ line, message }) => `${file}:${line}: ${message}`);
    throw new Error(sentences.join('\n'));
  }
  typesetTokens(tokens);
  drawColourCells(tokens);
  markTables(tokens);
  return finish(fields, tokens, { video, picture: picture ?? noPicture });
}

/** The path and anchors of a page, for checking links into it. Its own faults are reported when it is parsed. */
export function outlineMarkdownPage(source: string, file: string, facts: Facts): [path: string, anchors: Set<string>] {
  const ignore = (): void => {};
  const { head, body } = splitFrontMatter(source, ignore);
  const { path } = headReaders[kindOf(file, head)]({ file, head }, ignore);
  return [path, checkHeadings(markdown.parse(fillFacts(body, facts, escapeMarkdown, ignore), {}), () => 0, ignore)];
}

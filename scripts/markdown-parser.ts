import MarkdownIt, { type Token } from 'markdown-it';
import type { MarkdownPage, MarkdownSection } from '#content/markdown-page.ts';
import { readFrontMatter, splitFrontMatter, type Report } from './markdown-front-matter.ts';
import { brokenLink, type LinkTargets } from './markdown-links.ts';
import { markTables } from './markdown-tables.ts';

export interface PageSurroundings {
  readonly facts: Readonly<Record<string, string>>;
  readonly anchorsOf: LinkTargets['anchorsOf'];
}

// Raw HTML is off: a page cannot bring a script, a style or a tag the design does not know.
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false });

const plain = (text: string): string => text;
const escapeMarkdown = (text: string): string => text.replace(/[\\`*_[\]<>|&~]/g, '\\$&');

function fillFacts(
  text: string,
  facts: PageSurroundings['facts'],
  escape: typeof plain,
  complain: (message: string) => void,
) {
  const filled = text.replace(/\{\{([^{}]*)\}\}/g, (_whole, inner: string) => {
    const name = inner.trim();
    const value = Object.hasOwn(facts, name) ? facts[name] : undefined;
    if (value === undefined) complain(`There is no fact called '${name}'.`);
    return escape(value ?? '');
  });
  if (/\{\{|\}\}/.test(filled)) complain("A fact is written {{name}}; here a '{{' or '}}' has no partner.");
  return filled;
}

const textOf = (inline: Token | undefined): string =>
  (inline?.children ?? []).map((child) => (child.type === 'softbreak' ? ' ' : child.content)).join('');

const anchorFor = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

function checkHeadings(tokens: readonly Token[], lineOf: (token: Token) => number, report: Report): Set<string> {
  const anchors = new Set<string>();
  for (const [index, token] of tokens.entries()) {
    if (token.type !== 'heading_open') continue;
    const heading = textOf(tokens[index + 1]);
    const anchor = anchorFor(heading);
    if (token.tag === 'h1') report(lineOf(token), "The title is the page's only h1: start headings at '##'.");
    else if (!anchor) report(lineOf(token), 'A heading needs words.');
    else if (anchors.has(anchor)) report(lineOf(token), `Two headings have the anchor '${anchor}'.`);
    anchors.add(anchor);
    token.attrSet('id', anchor);
  }
  return anchors;
}

function checkInline(
  tokens: readonly Token[],
  lineOf: (token: Token) => number,
  targets: LinkTargets,
  report: Report,
): void {
  let blockLine = 1;
  for (const token of tokens) {
    // The text of a table cell does not know its line; the row before it does.
    if (token.map) blockLine = lineOf(token);
    let line = blockLine;
    for (const child of token.children ?? []) {
      if (child.type === 'softbreak' || child.type === 'hardbreak') line += 1;
      if (child.type === 'image') report(line, 'Pictures are not supported in pages yet.');
      if (child.type !== 'link_open') continue;
      const fault = brokenLink(String(child.attrGet('href') ?? ''), targets);
      if (fault) report(line, fault);
    }
  }
}

function render(tokens: Token[]): string {
  return markdown.renderer.render(tokens, markdown.options, {}).trim();
}

function splitSections(tokens: Token[]): Pick<MarkdownPage, 'intro' | 'sections'> {
  const starts = tokens.flatMap((token, index) => (token.type === 'heading_open' && token.tag === 'h2' ? [index] : []));
  const sections = starts.map((start, position): MarkdownSection => {
    const body = tokens.slice(start + 3, starts[position + 1] ?? tokens.length);
    return { id: String(tokens[start]?.attrGet('id')), heading: textOf(tokens[start + 1]), html: render(body) };
  });
  return { intro: render(tokens.slice(0, starts[0] ?? tokens.length)), sections };
}

/** Reads one Markdown file. All that is wrong with it is thrown at once, a `file:line: sentence` for each fault. */
export function parseMarkdownPage(source: string, file: string, { facts, anchorsOf }: PageSurroundings): MarkdownPage {
  const faults: { line: number; message: string }[] = [];
  const report: Report = (line, message) => faults.push({ line, message });

  const { head, body, bodyOffset } = splitFrontMatter(source, report);
  const filledHead = head.map((text, index) => fillFacts(text, facts, plain, (message) => report(index + 2, message)));
  const fields = readFrontMatter(filledHead, report);
  const filledBody = body
    .split('\n')
    .map((text, index) => fillFacts(text, facts, escapeMarkdown, (message) => report(bodyOffset + index + 1, message)))
    .join('\n');

  const tokens = markdown.parse(filledBody, {});
  const lineOf = (token: Token): number => bodyOffset + (token.map?.[0] ?? 0) + 1;
  const ownAnchors = checkHeadings(tokens, lineOf, report);
  const targets: LinkTargets = {
    ownPath: fields.path,
    anchorsOf: (path) => (path === fields.path ? ownAnchors : anchorsOf(path)),
  };
  checkInline(tokens, lineOf, targets, report);
  if (faults.length > 0) {
    const sentences = faults.sort((a, b) => a.line - b.line).map(({ line, message }) => `${file}:${line}: ${message}`);
    throw new Error(sentences.join('\n'));
  }
  markTables(tokens);
  return { ...fields, ...splitSections(tokens) };
}

/** The path and anchors of a page, for checking links into it. Its own faults are reported when it is parsed. */
export function outlineMarkdownPage(
  source: string,
  facts: PageSurroundings['facts'],
): [path: string, anchors: Set<string>] {
  const ignore = (): void => {};
  const { head, body } = splitFrontMatter(source, ignore);
  const { path } = readFrontMatter(head, ignore);
  return [path, checkHeadings(markdown.parse(fillFacts(body, facts, escapeMarkdown, ignore), {}), () => 0, ignore)];
}

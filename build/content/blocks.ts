/** What pages have beyond plain Markdown: pictures with captions, live calculators and call-outs. */
import type { Token } from 'markdown-it';
import { calculatorNames, type CalculatorName, type ChapterScene, type PagePicture } from '#content/markdown-page.ts';
import { typeset } from '#domain/typography.ts';
import type { ReportFault } from './front-matter.ts';
import { escapeHtml } from './text.ts';

export type FigureOf = (name: string) => PagePicture | undefined;

export const calculatorToken = 'calculator';
export const figureToken = 'figure';
export const sceneToken = 'scene';

const figureScheme = 'figure:';
const sceneScheme = 'scene:';
const calculatorNotation = /^\[\[([^\]]*)\]\]$/;

function figureHtml(alt: string, caption: string, { address, width, height }: PagePicture): string {
  const picture = `<img src="${escapeHtml(address)}" alt="${escapeHtml(alt)}" width="${width}" height="${height}" loading="lazy" decoding="async">`;
  return `<figure>${picture}<figcaption>${escapeHtml(caption)}</figcaption></figure>\n`;
}

/** Says in a sentence what is wrong with a picture, or null when it can be shown. */
function pictureFault(image: Token, scheme: string, pictureOf: FigureOf): string | null {
  const source = String(image.attrGet('src') ?? '');
  if (!source.startsWith(scheme))
    return `The picture '${source}' must be one of ours: ![what it shows](${scheme}name "Caption.").`;
  const name = source.slice(scheme.length);
  if (!pictureOf(name)) return `There is no picture called '${name}'.`;
  if (!image.content.trim()) return `The picture '${name}' needs words for those who cannot see it.`;
  if (!image.attrGet('title')) return `The picture '${name}' needs a caption: (${scheme}${name} "Caption.").`;
  return null;
}

/** What a chapter begins with: not markup, for the page of a video places it beside the words. */
function sceneTokenOf(token: Token, image: Token, scene: PagePicture | undefined): Token {
  const alt = image.content;
  const caption = String(image.attrGet('title') ?? '');
  token.info = String(image.attrGet('src')).slice(sceneScheme.length);
  token.meta = { ...scene, alt, caption } satisfies Partial<ChapterScene>;
  return token;
}

interface BlockContext {
  readonly figureOf: FigureOf;
  /** Only videos have scenes. */
  readonly sceneOf?: FigureOf | undefined;
  /** Policies are words only. */
  readonly calculatorsAllowed: boolean;
  readonly lineOf: (token: Token) => number;
  readonly report: ReportFault;
}

function calculatorFault(name: string, token: Token, calculatorsAllowed: boolean): string | null {
  if (!calculatorNames.includes(name as CalculatorName)) {
    return `There is no calculator called '${name}'; there are ${calculatorNames.join(', ')}.`;
  }
  if (!calculatorsAllowed) return 'Only guides can hold a calculator.';
  return token.level > 0 ? `The calculator '${name}' must stand on its own, not inside a list or a quotation.` : null;
}

/** The token that takes the place of a paragraph holding only a picture or a calculator, or null for any other paragraph. */
function shapedParagraph(open: Token, inline: Token, context: BlockContext) {
  const { figureOf, sceneOf, calculatorsAllowed, lineOf, report } = context;
  const [only, ...others] = inline.children ?? [];
  const TokenClass = open.constructor as new (type: string, tag: string, nesting: number) => Token;
  const calculator = calculatorNotation.exec(inline.content.trim())?.[1];
  if (calculator !== undefined) {
    const fault = calculatorFault(calculator, open, calculatorsAllowed);
    if (fault) report(lineOf(open), fault);
    const token = new TokenClass(calculatorToken, '', 0);
    token.info = calculator;
    return token;
  }
  if (only?.type !== 'image' || others.length > 0) return null;
  const isScene = sceneOf && String(only.attrGet('src')).startsWith(sceneScheme);
  const fault = isScene ? pictureFault(only, sceneScheme, sceneOf) : pictureFault(only, figureScheme, figureOf);
  if (fault) report(lineOf(open), fault);
  if (isScene) {
    const token = new TokenClass(sceneToken, '', 0);
    token.map = open.map;
    return sceneTokenOf(token, only, sceneOf(String(only.attrGet('src')).slice(sceneScheme.length)));
  }
  const picture = figureOf(String(only.attrGet('src')).slice(figureScheme.length));
  const token = new TokenClass('html_block', '', 0);
  token.info = figureToken;
  token.content = picture
    ? figureHtml(typeset(only.content), typeset(String(only.attrGet('title') ?? '')), picture)
    : '';
  return token;
}

/** The first bold words of a quotation name it: Careful or Tip. */
function markCallout(open: Token, inline: Token | undefined): void {
  const [, strong, label] = /^\*\*((Careful|Tip):)\*\*/.exec(inline?.content ?? '') ?? [];
  if (strong && label) open.attrSet('data-callout', label.toLowerCase());
}

/** Puts figures, calculators and call-outs in the place of the paragraphs that stand for them. */
export function transformBlocks(tokens: readonly Token[], surroundings: BlockContext): Token[] {
  const { lineOf, report } = surroundings;
  const shaped: Token[] = [];
  let blockLine = 1;
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index]!;
    const inline = tokens[index + 1];
    if (token.map) blockLine = lineOf(token);
    const replacement = token.type === 'paragraph_open' ? shapedParagraph(token, inline!, surroundings) : null;
    if (replacement) {
      shaped.push(replacement);
      index += 2;
      continue;
    }
    if (token.type === 'blockquote_open') markCallout(token, tokens[index + 2]);
    for (const child of token.children ?? []) {
      if (child.type === 'image') report(blockLine, 'A picture needs a paragraph of its own.');
      if (child.type === 'text' && child.content.includes('[[')) {
        report(blockLine, 'A calculator is written [[name]] in a paragraph of its own.');
      }
    }
    shaped.push(token);
  }
  return shaped;
}

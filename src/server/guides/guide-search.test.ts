import { describe, expect, it } from 'vitest';
import type { GuideEntry } from '#domain/catalogue/guides.ts';
import { createGuideSearch, quotePage } from './guide-search.ts';

const entry = (id: string, title: string, rest: Partial<GuideEntry> = {}): GuideEntry => ({
  path: `/guides/${id}`,
  title,
  description: '',
  kinds: [],
  topics: [],
  headings: [],
  terms: [],
  ...rest,
});

const search = createGuideSearch([
  entry('safety', 'Safety at the Bench', { headings: ['Soldering fumes'] }),
  entry('soldering', 'Soldering Joints', { topics: ['Cold joints'], description: 'How solder flows.' }),
  entry('theory', 'How Circuits Work', {
    kinds: ['Guide', 'Advanced'],
    terms: ['Polarity:'],
    topics: ['Clipping'],
    headings: ['The RC corner'],
  }),
  entry('tools', 'Tools', { description: 'What to solder with.' }),
]);

it.each(['quote', 'quotation', 'school', 'schools', 'bulk', 'bulk gst', 'gst', 'gst invoice', 'purchase order'])(
  'leads whoever looks for %s to asking for a quote',
  (text) =>
    expect(createGuideSearch([entry('tools', 'Tools'), quotePage])(text)).toEqual([
      { title: 'Ask for a Quote', path: '/quote' },
    ]),
);

const paths = (text: string) => search(text).map(({ path }) => path);

describe('the search for guides', () => {
  it('finds words of the title, the topics, the headings and the description, in this order', () => {
    expect(paths('solder')).toEqual(['/guides/soldering', '/guides/safety', '/guides/tools']);
    expect(paths('clipping')).toEqual(['/guides/theory']);
    expect(search('rc corner')).toEqual([{ title: 'How Circuits Work', path: '/guides/theory' }]);
  });

  it('finds the beginning of a word and its plural, without regard to case and accents', () => {
    expect(paths('CLIP')).toEqual(['/guides/theory']);
    expect(paths('joint')).toEqual(['/guides/soldering']);
    expect(paths('tool')).toEqual(['/guides/tools']);
  });

  it('finds the kind of a page and the words that it explains', () => {
    expect(paths('advanced guides')).toEqual(['/guides/theory']);
    expect(paths('polarity')).toEqual(['/guides/theory']);
  });

  it('wants every word, and finds nothing for words that say nothing', () => {
    expect(paths('solder fuzz')).toEqual([]);
    expect(paths('')).toEqual([]);
    expect(paths('!?')).toEqual([]);
  });

  it('gives three at most', () => {
    const many = Array.from({ length: 5 }, (_, index) => entry(`g${index}`, 'Fuzz'));
    expect(createGuideSearch(many)('fuzz').map(({ path }) => path)).toEqual(['/guides/g0', '/guides/g1', '/guides/g2']);
  });
});

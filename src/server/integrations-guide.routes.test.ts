import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { embedSnippet } from '#domain/paths/embed-paths.ts';
import { describeOnPostgres } from '#tests/support/databases/databases.ts';
import { buildTestApp } from '#tests/support/processes/shop-app.ts';
import { root } from '../../tools/bootstrap/root.mjs';
import { seedEmptyShop } from './catalogue/seed.ts';

const guide = readFileSync(join(root, 'docs/integrations.md'), 'utf8');

/** A block of a section of the guide, by its language. */
const blockOf = (section: string, language: string): string =>
  new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``).exec(guide.split(`\n## ${section}\n`)[1]!.split('\n## ')[0]!)![1]!;

describeOnPostgres('the guide for other programs', (database) => {
  /** Asks what the example of a section asks. */
  async function askFor(section: string) {
    await seedEmptyShop(database());
    const app = buildTestApp(database(), {
      publicUrl: () => 'https://shop.example',
      art: { 'listen/fuzz-box': '/art/a.svg', 'listen-sheet/fuzz-box': '/art/b.json' },
      playable: { 'fuzz-box': '/listen/fuzz-box.js', amp: '/listen/amp.js' },
      readDrawn: async () => Buffer.from('{"controls":[]}'),
      embedScript: '/embed/assets/a.js',
    });
    const [, url] = /^GET (\S+)$/m.exec(blockOf(section, 'http'))!;
    return app.inject({ url: url! });
  }

  it.each(['Links that fill a cart', 'Embeds'])('%s: the example is answered as it says', async (section) => {
    const answer = await askFor(section);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject(JSON.parse(blockOf(section, 'json')) as object);
  });

  it('has of feeds what the table begins with, and a product as it says', async () => {
    const section = 'Feeds and what search engines read';
    const { body } = await askFor(section);
    const parts = blockOf(section, 'text').trim().split('\n');
    expect(parts.filter((part) => !body.includes(part))).toEqual([]);
    expect(parts.length).toBeGreaterThan(2);
  });

  it('has the HTML of an embed as the shop writes it, however it is wrapped', () => {
    const embed = { kind: 'listen', slug: 'fuzz-box', title: 'Hear the Fuzz Box' } as const;
    const html = blockOf('Embeds', 'html').replaceAll(/\s+/g, ' ').replace(' ></', '></').trim();
    expect(html).toBe(embedSnippet(embed, 'https://shop.example'));
  });
});

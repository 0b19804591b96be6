import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { markdown } from './markdown-plugin.ts';

const page = (path: string, body: string) =>
  `---\ntitle: A page\ndescription: Some words.\npath: ${path}\nupdated: Now\n---\n${body}`;

describe('a build with Markdown pages', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'markdown-'));
    writeFileSync(join(folder, 'entry.js'), "import page from './terms.md'; console.log(page.sections);");
    writeFileSync(join(folder, 'shipping.md'), page('/shipping', '## Returns'));
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  const buildWith = async (terms: string): Promise<string> => {
    writeFileSync(join(folder, 'terms.md'), page('/terms', terms));
    const result = await build({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      plugins: [markdown(folder)],
      build: { write: false, minify: false, rolldownOptions: { input: join(folder, 'entry.js') } },
    });
    const [output] = [result].flat();
    if (!output || !('output' in output)) throw new Error('The build gave no output.');
    return output.output[0].code;
  };

  it('holds the finished HTML and no parser', async () => {
    const code = await buildWith('## Costs\n\nFree from {{freeShippingThreshold}}. [Back](/shipping#returns).');
    expect(code).toContain(
      String.raw`<p>Free from cited7freeShippingThreshold7. <a href=\"/shipping#returns\">Back</a>.</p>`,
    );
    expect(code.length).toBeLessThan(1000);
  });

  it('fails with the file and the line of an unknown fact', async () => {
    await expect(buildWith('Fine.\n\n{{freeShiping}}')).rejects.toThrow(
      /terms\.md:9: There is no fact called 'freeShiping'\./,
    );
  });

  it('fails on a link to an anchor that another page has lost', async () => {
    await expect(buildWith('[x](/shipping#rates)')).rejects.toThrow(/terms\.md:7: .*which \/shipping does not have\./);
  });
});

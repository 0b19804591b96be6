import { describe, expect, it } from 'vitest';
import { billOfMaterials } from './bill-of-materials.ts';

const bill = (component: object) =>
  JSON.stringify({
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    metadata: { component: { name: 'some-folder', version: '0.1.0' } },
    components: [component],
  });

describe('the bill of materials of a release', () => {
  it('names the project, not the folder that it was made in', () => {
    const made = billOfMaterials(bill({ name: 'fastify', version: '5.12.8' }), 'taar');
    expect(made.metadata.component).toEqual({ name: 'taar', version: '0.1.0' });
    expect(made.components).toEqual([{ name: 'fastify', version: '5.12.8' }]);
    expect(JSON.stringify(made)).not.toContain('some-folder');
  });

  it('is refused when it names where a package was fetched from', () => {
    const text = bill({ name: 'fastify', externalReferences: [{ url: 'https://registry.example/fastify.tgz' }] });
    expect(() => billOfMaterials(text, 'taar')).toThrow('https://registry.example/fastify.tgz');
  });
});

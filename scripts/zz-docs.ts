import { writeFileSync } from 'node:fs';
import { buildDocument } from './documents/build-document.ts';
import { drillTemplate } from './documents/drill-template.ts';
import { subjects } from './documents/subject.ts';
for (const slug of process.argv.slice(2)) {
  const t = performance.now();
  const subject = subjects.find(({ product }) => product.slug === slug)!;
  const pdf = await buildDocument(subject);
  writeFileSync(`/tmp/docs/${slug}.pdf`, pdf);
  console.log(slug, pdf.length, Math.round(performance.now() - t));
  writeFileSync(`/tmp/docs/${slug}-drill.pdf`, await drillTemplate(subject));
}

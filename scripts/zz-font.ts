import PDFDocument from 'pdfkit';
import { createWriteStream } from 'node:fs';
const doc = new PDFDocument({ size: 'A4' });
doc.pipe(createWriteStream('/tmp/docs/font.pdf'));
const fk = (await import('fontkit')) as any;
for (const f of ['anek-core', 'anek-rupee', 'anek-accents', 'martian-mono']) {
  const font = fk.openSync(`src/web/fonts/${f}.woff2`);
  console.log(
    f,
    font.familyName,
    font.numGlyphs,
    font.variationAxes,
    Object.keys(font.namedVariations ?? {}),
    font.characterSet.length,
  );
  console.log([...'ΩµΜ×–—•°≈½₹±→'].map((c) => c + font.hasGlyphForCodePoint(c.codePointAt(0))).join(' '));
}
try {
  doc.registerFont('anek', 'src/web/fonts/anek-core.woff2');
  doc.font('anek').fontSize(20).text('Vintage Overdrive 4K7 Anek core default instance');
} catch (e) {
  console.log('anek', e);
}
try {
  const font = fk.openSync('src/web/fonts/anek-core.woff2').getVariation({ wght: 700, wdth: 118 });
  (doc as any)._fontFamilies;
  doc.registerFont('bold', font as any);
  doc.font('bold').fontSize(20).text('Bold wide heading');
} catch (e) {
  console.log('var', e);
}
try {
  doc.registerFont('mm', 'src/web/fonts/martian-mono.woff2');
  doc.font('mm').fontSize(12).text('R1 4K7 100n IC1');
} catch (e) {
  console.log('mm', e);
}
doc.end();

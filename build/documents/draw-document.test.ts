import { describe, expect, it } from 'vitest';
import { drawDocument } from './draw-document.ts';
import { isKit, subjects } from './subject.ts';

/** So long a name has room on no page. */
function withLongName() {
  const subject = subjects.find(isKit)!;
  return { ...subject, product: { ...subject.product, name: 'Fuzz'.repeat(100) } };
}

describe('a document', () => {
  it.each(['build', 'drill'] as const)(
    'is refused when its words run off or into each other (%s)',
    // To lay its schematic out takes a while when no build has done it yet.
    { timeout: 60_000 },
    async (kind) => {
      await expect(drawDocument({ kind, subject: withLongName() })).rejects.toThrow("Words stand in each other's way");
    },
  );
});

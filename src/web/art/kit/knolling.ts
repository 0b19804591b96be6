/** Blocks of parts, square to each other. */
import { move } from '../drawing/svg.ts';
import type { Part } from '../parts/part.ts';

export interface Block extends Part {}

/** Parts side by side; justified when `width` is given. */
export function row(items: readonly Part[], gap = 4, width?: number): Block {
  const sum = items.reduce((s, p) => s + p.w, 0);
  const space = width && items.length > 1 ? Math.max(gap, (width - sum) / (items.length - 1)) : gap;
  const w = sum + space * (items.length - 1);
  const h = Math.max(0, ...items.map((p) => p.h));
  let x = -w / 2;
  const art = items.map((p) => {
    const out = move(x + p.w / 2, 0, p.art);
    x += p.w + space;
    return out;
  });
  return { w, h, art: art.join('') };
}

/** Parts above each other; justified when `height` is given. */
export function stack(items: readonly Part[], gap = 5, height?: number): Block {
  const w = Math.max(0, ...items.map((p) => p.w));
  const sum = items.reduce((s, p) => s + p.h, 0);
  const space = height && items.length > 1 ? Math.max(gap, (height - sum) / (items.length - 1)) : gap;
  const h = sum + space * (items.length - 1);
  let y = -h / 2;
  const art = items.map((p) => {
    const out = move(0, y + p.h / 2, p.art);
    y += p.h + space;
    return out;
  });
  return { w, h, art: art.join('') };
}

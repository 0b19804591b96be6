import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { linksOf, renderMarkup, textOf } from '#tests/support/render-markup.tsx';
import type { CardProduct } from './card-product.ts';
import { ProductCard, typeLabel } from './product-card.tsx';

const fuzz: CardProduct = {
  id: 'a71e4e0c-3f55-4b0e-9a53-7c1a1f6f6d01',
  slug: 'fuzz-box',
  name: 'Fuzz Box',
  summary: 'Two transistors and a wall of sound.',
  price: '124999.50',
  difficulty: 'Beginner',
  category: 'kit',
  subcategory: 'fuzz',
  rating: '4.70',
  reviewCount: 203,
  writtenReviews: 0,
  playable: true,
  imageUrl: '/art/pedal-fuzz-box.0123456789.svg',
  inStock: true,
  stock: 12,
  countryOfOrigin: 'India',
};

const card = (change: Partial<CardProduct> = {}): string =>
  renderMarkup(<ProductCard product={{ ...fuzz, ...change }} />);

const badgeStyles = readFileSync(join(import.meta.dirname, 'difficulty-badge.module.css'), 'utf8');

const buttonOf = (html: string): string => /<button\b[^>]*>/.exec(html)?.[0] ?? '';

describe('the card of a product', () => {
  it('shows picture, difficulty, type, rating, reviews, name, short description and price', () => {
    const html = card();
    expect(html).toContain(`src="${fuzz.imageUrl}"`);
    expect(textOf(html)).toBe(
      'Beginner Fuzz Kit Rated 4.7 out of 5, (203 reviews from our first catalogue ) Fuzz Box ₹1,24,999.50 Two transistors and a wall of sound. Add to Cart',
    );
  });

  it('says the effect before the type, which stays a label of its own', () => {
    expect(card()).toContain('Fuzz <span>Kit</span>');
    expect(textOf(card({ category: 'pcb', subcategory: 'modulation-echo' }))).toContain('Modulation Echo PCB');
    expect(textOf(card({ subcategory: 'other' }))).toMatch(/Beginner Kit/);
  });

  it('gives a part no difficulty, since it is not built by itself', () => {
    const text = textOf(card({ category: 'parts', subcategory: 'other' }));
    expect(text).not.toContain('Beginner');
    expect(text).toMatch(/^Parts /);
  });

  it('leads to the product by its name', () => {
    expect(linksOf(card())).toEqual([['/products/fuzz-box', 'Fuzz Box']]);
  });

  it('can be added to the cart, and its button is described by the name', () => {
    const html = card();
    expect(buttonOf(html)).not.toContain('disabled');
    const described = /aria-describedby="([^"]+)"/.exec(buttonOf(html))?.[1];
    expect(html).toMatch(new RegExp(`<h2[^>]* id="${described}"[^>]*>.*Fuzz Box.*</h2>`));
  });

  it('says when it is out of stock and cannot be added then', () => {
    const html = card({ inStock: false });
    expect(textOf(html)).toContain('Out of Stock');
    expect(buttonOf(html)).toContain('disabled');
    expect(textOf(card())).not.toContain('Out of Stock');
  });

  it('keeps the word of an unknown difficulty and shows it in the Intermediate style', () => {
    const html = card({ difficulty: 'Wizard' });
    expect(textOf(html)).toContain('Wizard');
    expect(html).toContain('class="difficulty intermediate badge"');
  });

  it.each([
    ['Beginner', 1],
    ['Intermediate', 2],
    ['Advanced', 3],
  ])('solders %s %i of three pads', (difficulty, pads) => {
    const classes = /class="(difficulty[^"]*)"/.exec(card({ difficulty }))![1]!.split(' ');
    const rules = new Map(
      Array.from(badgeStyles.matchAll(/\.(\w+)(?:::before)? \{([^}]*)\}/g), ([, name, rule]) => [name!, rule!]),
    );
    // The first pad is always soldered; a level fills the second and the third.
    const filled = classes.flatMap((name) => rules.get(name)?.match(/--(second|third): var\(--soldered\)/g) ?? []);
    expect(1 + filled.length).toBe(pads);
  });

  it('says of figures that came with the first catalogue that they did, and of written reviews nothing', () => {
    const text = textOf(card({ writtenReviews: 203 }));
    expect(text).toContain('(203 reviews )');
    expect(text).not.toContain('catalogue');
  });

  it('says that nobody has reviewed it rather than rating it zero', () => {
    const text = textOf(card({ rating: '0.00', reviewCount: 0 }));
    expect(text).toContain('No reviews yet');
    expect(text).not.toContain('Rated');
  });

  it('draws a pedal to scale and fits a board or a part into the stage', () => {
    expect(card()).toContain('class="stage grid ');
    expect(card({ category: 'pcb' })).toContain('class="stage fit ');
    expect(card({ category: 'parts' })).toContain('class="stage fit ');
  });
});

describe('the type label', () => {
  it('is PCB, Kit or Parts', () => {
    expect(['pcb', 'kit', 'parts'].map(typeLabel)).toEqual(['PCB', 'Kit', 'Parts']);
  });
});

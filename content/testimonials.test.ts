import { describe, expect, it } from 'vitest';
import { featuredSlugs } from '#domain/catalogue/catalogue.ts';
import { testimonials } from './testimonials.ts';

describe('the testimonials', () => {
  it('are three, by three different people', () => {
    expect(new Set(testimonials.map(({ name }) => name)).size).toBe(3);
    expect(testimonials).toHaveLength(3);
  });

  it('each have a name, an avatar, a role, a text and a rating of 5', () => {
    for (const { name, avatar, role, text, rating } of testimonials) {
      expect([name, role, text].every((words) => words.trim() !== '')).toBe(true);
      expect(avatar).toBe(`avatar/${name.toLowerCase().replace(' ', '-')}`);
      expect(rating).toBe(5);
    }
  });

  it('refer to kits the home page shows, whose pictures it has', () => {
    for (const { pedal } of testimonials) expect(featuredSlugs).toContain(pedal.slug);
  });
});

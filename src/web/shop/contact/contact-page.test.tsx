import { describe, expect, it } from 'vitest';
import { defaultSettings } from '#domain/settings/defaults.ts';
import { shop } from '#domain/shop/shop.ts';
import { linksOf, renderMarkup, textOf } from '#tests/support/render-markup.tsx';
import { ContactPage } from './contact-page.tsx';
import { contactVariant } from '#content/contact-variant.ts';

const htmlAt = (path: string): string =>
  renderMarkup(<ContactPage variant={contactVariant(path)} wall={<h2>What others built</h2>} />, { path });
const subjectIn = (html: string): string | undefined =>
  /<input[^>]*name="subject"[^>]*>/.exec(html)?.[0].match(/value="([^"]*)"/)?.[1];

describe('the contact screen', () => {
  it.each([
    ['/contact', 'Contact Us', ''],
    ['/support', 'Support', 'Help with a build'],
    ['/support/', 'Support', 'Help with a build'],
    ['/community', 'Community', 'My finished build'],
  ])('at %s is headed %s, with a subject that fits', (path, heading, subject) => {
    const html = htmlAt(path);
    expect(html).toContain(`<h1>${heading}</h1>`);
    expect(subjectIn(html) ?? '').toBe(subject);
  });

  it.each(['/contact', '/support', '/community'])('at %s has the form, the details and the links', (path) => {
    const html = htmlAt(path);
    for (const name of ['firstName', 'lastName', 'email', 'subject', 'message'])
      expect(html).toContain(`name="${name}"`);
    expect(html).toMatch(/<button type="submit"[^>]*>Send Message<\/button>/);
    const addresses = linksOf(html).map(([href]) => href);
    expect(addresses).toEqual(expect.arrayContaining(['/guides', '/support', `mailto:${shop.email.support}`]));
    const text = textOf(html);
    const { phone, legalName, pinCode, grievanceName } = defaultSettings;
    for (const words of [phone, legalName, pinCode, grievanceName, '48 hours']) {
      expect(text).toContain(words);
    }
  });

  it('at /community shows what others built and how to show yours, before the form', () => {
    const html = htmlAt('/community');
    expect([...html.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, title]) => title).slice(0, 3)).toEqual([
      'What others built',
      'How to show yours',
      'Send us a message',
    ]);
  });

  it.each(['/contact', '/support'])('at %s leaves out what others built', (path) => {
    expect(htmlAt(path)).not.toContain('What others built');
  });

  it('leads whoever asks which kit to choose to the first pedal', () => {
    expect(linksOf(htmlAt('/contact')).map(([href]) => href)).toContain('/first-pedal');
  });

  it('says nothing about the time of day on the server, whose HTML is the same at every hour', () => {
    expect(textOf(htmlAt('/contact'))).not.toMatch(/open now|closed now|opens|your local time/i);
  });

  it('hides the field for programs from people, whatever they use', () => {
    const trap = /<div[^>]* aria-hidden="true">.*?<\/div>/s.exec(htmlAt('/contact'))?.[0];
    expect(trap).toMatch(/^<div[^>]*><label>Leave this empty<input[^>]*tabindex="-1"[^>]*name="website"/);
  });
});

import { shop } from '#domain/shop/shop.ts';
import { brandColours as colour } from '#domain/shop/brand-colours.ts';

/** Stands for any page while the shop cannot make it: no script, no other file, nothing but what is in memory. */
export const unavailablePage = (retryAfterSeconds: number): string => `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="${retryAfterSeconds}">
<title>We’ll be right back | ${shop.name}</title>
<style>
:root { color-scheme: light dark; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: ${colour.bg}; color: ${colour.ink};
  font: 1.0625rem/1.55 'Anek Latin', system-ui, 'Segoe UI', Roboto, Arial, sans-serif; }
main { max-width: 34rem; padding: 2rem; }
.mark { font-size: 1.625rem; font-weight: 800; letter-spacing: 0.04em; }
.mark span { color: ${colour.accent}; }
h1 { font-size: 1.875rem; line-height: 1.15; margin: 2rem 0 1rem; }
a { color: ${colour.link}; }
.key { display: inline-block; margin-top: 0.75rem; padding: 0.75rem 1.5rem; border-radius: 8px; font-weight: 700;
  background: ${colour.accent}; color: ${colour['on-accent']}; text-decoration: none; }
@media (prefers-color-scheme: dark) {
  body { background: ${colour.ink}; color: ${colour['on-mat']}; }
  a { color: ${colour['on-mat-2']}; }
}
</style>
</head>
<body>
<main>
<div class="mark">${shop.name}<span aria-hidden="true">●</span></div>
<h1>We’ll be right back</h1>
<p>The shop can’t show this page right now. Your cart and your orders are safe.</p>
<p>This page tries again by itself every ${retryAfterSeconds}&nbsp;seconds.</p>
<p><a class="key" href="">Try again now</a></p>
<p>Still here in ten minutes? Write to <a href="mailto:${shop.email.support}">${shop.email.support}</a>.</p>
</main>
</body>
</html>
`;

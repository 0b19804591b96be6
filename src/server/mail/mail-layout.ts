import { shop } from '#domain/shop/shop.ts';
import { postalAddress, type ShopDetails } from '#domain/shop/shop-details.ts';
import type { Queryable } from '../db/database.ts';
import { readSettings } from '../settings/settings.service.ts';
import { brandColours as colour } from '#domain/shop/brand-colours.ts';
import type { MailContent, Mail, MailBlock } from './mail.ts';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Whatever a person typed stays text. */
const escapeMarkup = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => entities[sign]!);

const font = "font-family:'Anek Latin',-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const mono = "font-family:'Martian Mono',ui-monospace,Menlo,Consolas,monospace";

const style = {
  paragraph: `margin:0 0 16px;${font};font-size:17px;line-height:1.55;color:${colour['ink-2']}`,
  note: `margin:0 0 16px;${font};font-size:15px;line-height:1.5;color:${colour['ink-3']}`,
  quote: `margin:0 0 24px;padding:4px 0 4px 16px;border-left:3px solid ${colour.line};${font};font-size:16px;line-height:1.5;white-space:pre-wrap;overflow-wrap:anywhere;color:${colour['ink-2']}`,
  key: `display:inline-block;padding:14px 26px;background:${colour.accent};border-radius:8px;${font};font-size:17px;font-weight:700;color:${colour['on-accent']};text-decoration:none`,
  address: `margin:0 0 24px;${mono};font-size:12px;line-height:1.5;word-break:break-all;color:${colour['ink-3']}`,
  cell: `padding:8px 0;border-bottom:1px solid ${colour.line};${font};font-size:16px;line-height:1.4;color:${colour['ink-2']}`,
  subheading: `margin:28px 0 10px;${font};font-size:21px;line-height:1.25;font-weight:700;color:${colour.ink}`,
  heading: `margin:0 0 20px;${font};font-size:30px;line-height:1.15;font-weight:800;color:${colour.ink}`,
  footer: `margin:0 0 6px;${font};font-size:13px;line-height:1.5;color:${colour['ink-3']}`,
} as const;

const wordmark = `<span style="${font};font-size:26px;font-weight:800;letter-spacing:0.04em;color:${colour['on-mat']}">${shop.name}<span style="color:${colour.accent}">&#9679;</span></span>`;

function tableHtml(rows: readonly (readonly [string, string])[]): string {
  const lines = rows.map(
    ([name, value]) =>
      `<tr><td style="${style.cell}">${escapeMarkup(name)}</td><td align="right" style="${style.cell};white-space:nowrap">${escapeMarkup(value)}</td></tr>`,
  );
  return `<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 20px">${lines.join('')}</table>`;
}

function blockHtml(block: MailBlock): string {
  if (block.kind === 'table') return tableHtml(block.rows);
  if (block.kind === 'heading') return `<h2 style="${style.subheading}">${escapeMarkup(block.text)}</h2>`;
  if (block.kind !== 'button') return `<p style="${style[block.kind]}">${escapeMarkup(block.text)}</p>`;
  const address = escapeMarkup(block.url);
  return `<p style="margin:28px 0 14px"><a href="${address}" style="${style.key}">${escapeMarkup(block.label)}</a></p>
<p style="${style.address}">${address}</p>`;
}

function blockText(block: MailBlock): string {
  if (block.kind === 'button') return `${block.label}:\n${block.url}`;
  if (block.kind === 'table') return block.rows.map(([name, value]) => `${name}: ${value}`).join('\n');
  return block.kind === 'quote' ? block.text.replaceAll(/^/gm, '> ') : block.text;
}

const usualReason = 'You’re getting this email because of activity on your account. It isn’t advertising.';

const footerLines = ({ reason = usualReason }: MailContent, details: ShopDetails): string[] => [
  `${details.legalName}, ${postalAddress(details)}`,
  `Questions? Write to ${shop.email.support}. ${reason}`,
];

function toHtml(content: MailContent, details: ShopDetails): string {
  const { heading, blocks, subject } = content;
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escapeMarkup(subject)}</title></head>
<body style="margin:0;padding:0;background:${colour.bg}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${colour.bg}"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:${colour.surface};border:1px solid ${colour.line};border-radius:12px">
<tr><td style="padding:22px 32px;background:${colour.mat};border-radius:11px 11px 0 0">${wordmark}<span style="${mono};font-size:11px;color:${colour['on-mat-2']}">&nbsp;&nbsp;${shop.tagline}</span></td></tr>
<tr><td style="padding:36px 32px 20px"><h1 style="${style.heading}">${escapeMarkup(heading)}</h1>
${blocks.map(blockHtml).join('\n')}
</td></tr>
<tr><td style="padding:20px 32px 24px;border-top:1px solid ${colour.line}">${footerLines(content, details)
    .map((line) => `<p style="${style.footer}">${escapeMarkup(line)}</p>`)
    .join('')}</td></tr>
</table></td></tr></table>
</body>
</html>
`;
}

function toText(content: MailContent, details: ShopDetails): string {
  const { heading, blocks } = content;
  const body = [heading, ...blocks.map(blockText)].join('\n\n');
  return `${shop.name.toUpperCase()}\n\n${body}\n\n-- \n${footerLines(content, details).join('\n')}\n`;
}

/** The same words twice: for programs that show HTML, and for those that do not. */
export function renderMail(content: MailContent, details: ShopDetails): Mail {
  const { to, subject, envelope = {}, needed = false } = content;
  return { to, subject, text: toText(content, details), html: toHtml(content, details), envelope, needed };
}

/** With the details of the shop that are in force now. */
export const renderMailNow = async (db: Queryable, content: MailContent): Promise<Mail> =>
  renderMail(content, await readSettings(db));

/** One mail to one person. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** What a mail says, in the order it says it. */
export type MailBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'button'; readonly label: string; readonly address: string }
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: 'table'; readonly rows: readonly (readonly [name: string, value: string])[] };

export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly heading: string;
  readonly blocks: readonly MailBlock[];
}

export const paragraph = (text: string): MailBlock => ({ kind: 'paragraph', text });
export const button = (label: string, address: string): MailBlock => ({ kind: 'button', label, address });
export const table = (rows: readonly (readonly [name: string, value: string])[]): MailBlock => ({
  kind: 'table',
  rows,
});
export const note = (text: string): MailBlock => ({ kind: 'note', text });

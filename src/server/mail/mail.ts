/** One mail to one person. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly envelope: MailEnvelope;
  readonly needed: boolean;
  /** A file that goes with it. */
  readonly attachment?: MailAttachment;
}

export interface MailAttachment {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Buffer;
}

/** What a mail tells the programs that handle it, besides whom it goes to. */
export interface MailEnvelope {
  /** Who gets the answer, if not the shop. */
  readonly replyTo?: string;
  /** Where a mail program posts when the reader presses its own button to leave the list (RFC 8058). */
  readonly oneClickUnsubscribeUrl?: string;
}

/** What a mail says, in the order it says it. */
export type MailBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'button'; readonly label: string; readonly url: string }
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: 'table'; readonly rows: readonly (readonly [name: string, value: string])[] }
  | { readonly kind: 'quote'; readonly text: string };

export interface MailContent {
  readonly to: string;
  readonly subject: string;
  readonly heading: string;
  readonly blocks: readonly MailBlock[];
  /** Why the reader gets it, for the last line; without it, because of something done on the account. */
  readonly reason?: string;
  readonly envelope?: MailEnvelope;
  /**
   * True: it is sent however many the mailbox got today, since it goes to the shop itself, or tells of money, of goods on
   * their way or of the safety of an account. No stranger can cause one by typing an address.
   */
  readonly needed?: boolean;
}

export const paragraph = (text: string): MailBlock => ({ kind: 'paragraph', text });
/** Above the paragraphs that belong together. */
export const subheading = (text: string): MailBlock => ({ kind: 'heading', text });
export const button = (label: string, url: string): MailBlock => ({ kind: 'button', label, url });
export const table = (rows: readonly (readonly [name: string, value: string])[]): MailBlock => ({
  kind: 'table',
  rows,
});
export const note = (text: string): MailBlock => ({ kind: 'note', text });
/** Somebody's own words, with their line breaks. */
export const quote = (text: string): MailBlock => ({ kind: 'quote', text });

/** What is lit: one part or one net, never both. */
export type Lit = { readonly ref: string } | { readonly net: string };

export const litRef = (lit: Lit | null | undefined): string | null => (lit && 'ref' in lit ? lit.ref : null);
export const litNet = (lit: Lit | null | undefined): string | null => (lit && 'net' in lit ? lit.net : null);

/** How long an answer or a note may be. */
export const replyMaxLength = 10_000;
export const savedReplyTitleMaxLength = 100;

export const replySentences = {
  empty: 'Write something first.',
  long: 'That’s more than 10,000 characters. Please make it shorter.',
  invalid: 'An answer is plain text, without control characters.',
  titleMissing: 'Give the reply a title.',
  titleInvalid: 'A title has at most 100 characters, on one line.',
  titleTaken: 'There’s a saved reply with that title already.',
} as const;

/** A saved reply may call the reader by name. */
export const fillReply = (text: string, { firstName }: { readonly firstName: string }): string =>
  text.replaceAll('{first name}', firstName);

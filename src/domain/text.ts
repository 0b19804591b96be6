/**
 * Control characters end lines and headers, and bidirectional overrides make a text read as another one. Joiners stay:
 * Indian scripts need them.
 */
const unprintable = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/u;

/** True for text that fits on one line and can be stored, shown and mailed as it is. */
export const isPlainLine = (text: string): boolean => !unprintable.test(text) && text.isWellFormed();

/** The same for text of several lines, with tabs. */
export const isPlainText = (text: string): boolean => isPlainLine(text.replaceAll(/\r\n|[\n\t]/g, ' '));

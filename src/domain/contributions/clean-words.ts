/** Where a link or a mail address stood. */
export const leftOut = '[link removed]';

const mailAddress =
  /[\p{L}\p{N}._%+-]+\s?(?:@|\(at\)|\[at\])\s?[\p{L}\p{N}-]+(?:\s?(?:\.|\(dot\)|\[dot\])\s?[\p{L}\p{N}-]+)+/giu;
const webAddress = /\b(?:[a-z][a-z0-9+.-]{1,20}:\/\/|www\.|mailto:)[^\s<>]*[^\s<>.,;:!?'")\]]/giu;

/** Endings that are no words. Part numbers, values and sentences without a space have dots too, and must stay. */
const bareAddress =
  /\b(?:[\p{L}\p{N}][\p{L}\p{N}-]*\.)+(?:com|net|org|io|biz|xyz|ru|cn|ly|gl|co\.in|(?:in|me|co|info|shop|store|online|site|top|link|dev|app)\/)(?:\/?[^\s<>]*[^\s<>.,;:!?'")\]])?(?![\p{L}\p{N}])/giu;

/** Takes links and mail addresses out of what somebody wrote. Spaces and empty lines are left as a reader needs them. */
export function cleanWords(words: string): string {
  return words
    .replaceAll('\r\n', '\n')
    .replaceAll(webAddress, leftOut)
    .replaceAll(mailAddress, leftOut)
    .replaceAll(bareAddress, leftOut)
    .replaceAll(/[ \t]+$/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

export const hasLinks = (words: string): boolean => cleanWords(words).includes(leftOut);

/** True: after the links were taken out nothing is left to read. */
export const isOnlyLinks = (cleaned: string): boolean => cleaned.replaceAll(leftOut, '').trim() === '';

import { accountSentences } from '#domain/accounts/account.ts';
import { Refusal } from '#domain/errors.ts';
import { commonWords } from './common-words.ts';

/** Ways over the keyboard and the alphabet; a piece of one, in either direction, is no secret. */
const rows = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  'qazwsxedcrfvtgbyhnujmikolp',
  '1q2w3e4r5t6y7u8i9o0p',
  '147258369',
  '741852963',
  '789456123',
  '159357',
];
const ways = rows.flatMap((row) => [row, [...row].toReversed().join('')]);

const isRun = (text: string): boolean => ways.some((way) => way.includes(text));

/** One to four characters over and over, or two different ones in any order. */
const isRepetition = (text: string): boolean => /^(.{1,4})\1+$/su.test(text) || new Set(text).size < 3;

const dayAndMonth = '(?:0[1-9]|[12]\\d|3[01])(?:0[1-9]|1[0-2])';
const monthAndDay = '(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\\d|3[01])';
const year = '(?:19|20)\\d\\d';
const date = new RegExp(
  `^(?:(?:${dayAndMonth}|${monthAndDay})(?:${year}|\\d\\d)|${year}(?:${monthAndDay}|${dayAndMonth}))$`,
);

const lookalikes: Readonly<Record<string, string>> = { 0: 'o', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's' };
const plain = (text: string): string => text.replaceAll(/[03457@$]/g, (sign) => lookalikes[sign]!);

/** What people add to a word: up to four digits and a few signs, such as 123, 2024 or 1!. */
const ending = /^[\d!@#$%&*.?_-]{1,5}$/;

function isCommonWord(text: string): boolean {
  for (let end = text.length; end >= 2; end -= 1) {
    if (end < text.length && !ending.test(text.slice(end))) return false;
    const word = text.slice(0, end);
    if (
      [word, plain(word), plain(word.replaceAll(/[1!]/g, 'i')), plain(word.replaceAll(/[1!]/g, 'l'))].some((one) =>
        commonWords.has(one),
      )
    )
      return true;
  }
  return false;
}

/** Whether a password is among the first that anyone would guess. */
export function isCommonPassword(password: string): boolean {
  const text = password.toLowerCase();
  return isRepetition(text) || isRun(text) || date.test(text) || isCommonWord(text);
}

/** For new passwords only: whoever has such a one can still sign in. The list stays on the server. */
export function refuseCommonPassword(password: string): void {
  if (isCommonPassword(password)) throw new Refusal('input-invalid', accountSentences.passwordCommon);
}

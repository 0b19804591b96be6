import { accountSentences } from '#domain/accounts/account.ts';
import { Refusal } from '#domain/errors.ts';
import { shop } from '#domain/shop/shop.ts';

/** What lists from elsewhere lack and people in India choose. */
const indian = `jaishreeram jaishriram omsairam omnamahshivaya jaimatadi jaihind waheguru satnam bismillah ganesha
  ganpati hanuman bajrangbali mahadev shivshakti radhakrishna radheradhe harekrishna saibaba bharat bharatmata hindustan
  chennai bengaluru hyderabad ahmedabad jaipur lucknow indore bhopal mumbaiindians dhoni virat kohli sachin tendulkar rohit
  amitabh salman shahrukh hrithik deepika katrina rahul rohan priya pooja neha ankit ankita anjali sneha deepak vikas vikram
  sanjay rajesh suresh ramesh mukesh dinesh ganesh mahesh lakshmi saraswati parvati durga kaali jaibhim maratha rajput`;

async function readKnownPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set([...(dictionary['passwords-common'] as readonly string[]), ...indian.split(/\s+/)]);
}

let reading: Promise<ReadonlySet<string>> | undefined;

/** The passwords that leaks hold most often, as about fifty thousand small letters and digits. Read when first needed. */
export const knownPasswords = (): Promise<ReadonlySet<string>> => (reading ??= readKnownPasswords());

/** None of them is longer, so that a long password is none without reading them. */
export const longestKnown = 20;

const dayAndMonth = '(?:0[1-9]|[12]\\d|3[01])(?:0[1-9]|1[0-2])';
const monthAndDay = '(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\\d|3[01])';
const year = '(?:19|20)\\d\\d';
const date = new RegExp(
  `^(?:(?:${dayAndMonth}|${monthAndDay})(?:${year}|\\d\\d)|${year}(?:${monthAndDay}|${dayAndMonth}))$`,
);

const runs = ['abcdefghijklmnopqrstuvwxyz', '12345678901234567890'].flatMap((run) => [
  run,
  [...run].toReversed().join(''),
]);

/** What is said twice or more is as easy to guess as what is said once: one to four characters always are. */
async function isRepetition(text: string): Promise<boolean> {
  if (new Set(text).size < 3) return true;
  const group = /^(.+?)\1+$/su.exec(text)?.[1];
  return group !== undefined && ([...group].length <= 4 || (await isCommonWord(group)));
}

const lookalikes: Readonly<Record<string, string>> = { 0: 'o', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's' };
const plain = (text: string): string => text.replaceAll(/[03457@$]/g, (sign) => lookalikes[sign]!);

/** What people put after a word: up to five digits and signs, such as 123, @2024 or 1!. */
const ending = /^[\d!@#$%&*?]{1,5}$/;

const backwards = (text: string): string => [...text].toReversed().join('');

/** As it stands, or with a few letters written as digits and signs. */
async function isKnown(text: string): Promise<boolean> {
  if (text.length > longestKnown) return false;
  const known = await knownPasswords();
  return known.has(text) || ['1', 'i', 'l'].some((upright) => known.has(plain(text.replaceAll(/[1!]/g, upright))));
}

async function isCommonWord(text: string): Promise<boolean> {
  for (let end = text.length; end >= 3; end -= 1) {
    if (end < text.length && !ending.test(text.slice(end))) return false;
    if (await isKnown(text.slice(0, end))) return true;
  }
  return false;
}

/** Whether a password is among the first that anyone would guess. */
export async function isCommonPassword(password: string): Promise<boolean> {
  const text = password.toLowerCase();
  return (
    date.test(text) ||
    runs.some((run) => run.includes(text)) ||
    (await isRepetition(text)) ||
    (await isCommonWord(text)) ||
    (await isKnown(backwards(text)))
  );
}

/** What names the account: a stranger knows it, and tries it first. */
export interface Owner {
  readonly username: string;
  readonly email: string;
}

/** A name without what people put between and around it: asha.rao_1990 is asharao. */
const bare = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[\s._+-]/g, '')
    .replaceAll(/^[\d!@#$%&*?]+|[\d!@#$%&*?]+$/g, '');

/** What stands around a name may be a secret of its own once it is longer than a date. */
const longestAddition = 8;

/** Whether a password is the username, the mailbox or the shop, forwards or backwards, with digits and signs or without. */
export function isNameOfOwner(password: string, { username, email }: Owner): boolean {
  const [mailbox = '', domain = ''] = email.split('@');
  const given = bare(password);
  const names = [username, mailbox, email, domain, shop.name, `${shop.name}shop`, shop.email.support.split('@')[1]!];
  return names.some((name) => {
    // A username of digits alone is itself, whatever stands around it.
    if (password.toLowerCase() === name.toLowerCase()) return true;
    const known = bare(name);
    if (known === '' || password.length - given.length > longestAddition) return false;
    return [known, backwards(known), known + known].includes(given);
  });
}

/** Said by the server alone: the browser does not compare. */
const namesOwnerSentence =
  'That password is your username, your email or the shop’s name, so it is easy to guess. Please choose another one.';

/** For new passwords only: whoever has such a one can still sign in. The list stays on the server. */
export async function refuseGuessablePassword(password: string, owner: Owner): Promise<void> {
  if (isNameOfOwner(password, owner)) throw new Refusal('input-invalid', namesOwnerSentence);
  if (await isCommonPassword(password)) throw new Refusal('input-invalid', accountSentences.passwordCommon);
}

/**
 * Words in the scripts of India, in Latin letters: no font of ours has those scripts, and every carrier reads Latin ones.
 * Unicode lays nine of them out alike, each in 128 places, so one table of places serves them all. Sounds are written as
 * on signposts, without marks for length: 'मुंबई' is Mumbai, 'சென்னை' is Chennai.
 */

const firstBlock = 0x09_00;
const blockSize = 0x80;
const [bengali, gurmukhi, odia, telugu, kannada, malayalam] = [1, 2, 4, 6, 7, 8];

/** Of Devanagari, Bengali, Gurmukhi and Gujarati, whose words end without the vowel of the last consonant: 'राम' is Ram. */
const isNorthern = (block: number): boolean => block <= 3;

type Kind = 'consonant' | 'vowel' | 'sign' | 'virama' | 'nukta' | 'nasal' | 'other';
type Sound = readonly [kind: Kind, text: string];

const inPlaces = (first: number, kind: Kind, texts: string): [number, Sound][] =>
  texts.split(' ').map((text, index) => [first + index, [kind, text]]);

const shared: ReadonlyMap<number, Sound> = new Map([
  ...inPlaces(0x01, 'nasal', 'n n'),
  ...inPlaces(0x03, 'other', 'h'),
  ...inPlaces(0x04, 'vowel', 'a a a i i u u ri li e e e ai o o o au'),
  ...inPlaces(0x15, 'consonant', 'k kh g gh ng ch chh j jh ny t th d dh n t th d dh n n p ph b bh m'),
  ...inPlaces(0x2f, 'consonant', 'y r r l l zh v sh sh s h'),
  ...inPlaces(0x3c, 'nukta', ''),
  ...inPlaces(0x3d, 'other', '’'),
  ...inPlaces(0x3e, 'sign', 'a i i u u ri ri e e e ai o o o au'),
  ...inPlaces(0x4d, 'virama', ''),
  ...inPlaces(0x64, 'other', '. .'),
  ...inPlaces(0x66, 'other', '0 1 2 3 4 5 6 7 8 9'),
]);

const ofOneScript: Readonly<Record<number, ReadonlyMap<number, Sound>>> = {
  [bengali]: new Map([...inPlaces(0x4e, 'other', 't'), ...inPlaces(0x70, 'consonant', 'r v')]),
  // The sign that doubles a consonant has no letter of its own, nor have the two that carry a vowel sign.
  [gurmukhi]: new Map([
    ...inPlaces(0x5c, 'consonant', 'r'),
    ...inPlaces(0x70, 'nasal', 'n'),
    ...[0x71, 0x72, 0x73].flatMap((place) => inPlaces(place, 'other', '')),
  ]),
  [odia]: new Map([...inPlaces(0x5f, 'consonant', 'y'), ...inPlaces(0x71, 'consonant', 'v')]),
  [telugu]: new Map(inPlaces(0x58, 'consonant', 'ts dz')),
  [kannada]: new Map(inPlaces(0x5e, 'consonant', 'f')),
  [malayalam]: new Map([...inPlaces(0x4e, 'other', 'r'), ...inPlaces(0x7a, 'other', 'n n r l l k')]),
};

/** Consonants with a dot below them. */
const dotted: Readonly<Record<string, string>> = { k: 'q', j: 'z', ph: 'f', d: 'r', dh: 'rh' };
const labial = /^[pbm]/;

const isIndian = (letter: string): boolean => /[\u0900-\u0d7f]/.test(letter);

function soundOf(letter: string): Sound {
  // The joiners between letters have no sound.
  if (!isIndian(letter)) return ['other', ''];
  const code = letter.codePointAt(0)! - firstBlock;
  const place = code % blockSize;
  return ofOneScript[Math.floor(code / blockSize)]?.get(place) ?? shared.get(place) ?? ['other', '?'];
}

/** A consonant carries an 'a' until another vowel or the sign that there is none follows. */
function wordInLatin(word: string): string {
  let latin = '';
  let consonant = '';
  let before: Kind = 'other';
  let isCluster = false;
  for (const [kind, text] of Array.from(word, soundOf)) {
    if (kind === 'nukta') consonant = dotted[consonant] ?? consonant;
    else {
      const carried = consonant !== '' && kind !== 'sign' && kind !== 'virama' ? 'a' : '';
      latin += consonant + carried;
      if (before === 'nasal' && labial.test(text)) latin = latin.replace(/n$/, 'm');
      isCluster = before === 'virama';
      consonant = kind === 'consonant' ? text : '';
      latin += kind === 'consonant' ? '' : text;
      before = kind;
    }
  }
  const isNorth = isNorthern(Math.floor((word.codePointAt(0)! - firstBlock) / blockSize));
  if (before === 'nasal' && !isNorth) return latin.replace(/n$/, 'm');
  const isSilent = isNorth && !isCluster && latin !== '';
  return latin + consonant + (consonant === '' || isSilent ? '' : 'a');
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Letters of other scripts stay as they are. */
export const inLatinLetters = (text: string): string =>
  text.replaceAll(/[\u0900-\u0d7f][\u0900-\u0d7f\u200c\u200d]*/g, (word) => capital(wordInLatin(word)));

export const hasIndianScript = (text: string): boolean => isIndian(text);

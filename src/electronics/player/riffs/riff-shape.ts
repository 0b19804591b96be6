import type { RiffName } from '../chain/chain-settings.ts';

/** The loudest moment of each 96th of a loop, 0 to z. Beside it stands the test that says whether they are true. */
const shapes: Readonly<Record<RiffName, string>> = {
  arpeggio: 'igfeecromkkhrspeffslhhddqljkjeskmmkhomonijshjghgomjhfennnnmkpljhgfhfecbaspmlkiuummjjzomolhonjfcb',
  chug: 'e31aa5f31a94d20a94rpnkifb21993b20893c20993trpnmie31993b20993c20993wuromjzvsnjhfecb86655555543321',
  lead: 'njgca8765433nifclgdarmietmjgdb98qnkhynkhtnjgplhezpid975432211110lfb8mhdanifcskheokhfdb9876544332',
  bass: 'pnmkjihfeddbhgfedchgfedbpnlkjigfedcamkihgdrjjgfdzrpnlkihgfebjihfecg76433khhgfcjhgfebnlkihhfedcca',
  chords: 'msmmijjfgdcaegedccgffehglxzxpsoligeeikomijhdcfbcvzwyqypoijfgikjdhfpiojfiqxunqhfihcfdikighdiffaa8',
};

/** 96 bars of a riff's true shape, 0..1. */
export const riffShape = (riff: RiffName): readonly number[] =>
  [...shapes[riff]].map((digit) => Number.parseInt(digit, 36) / 35);

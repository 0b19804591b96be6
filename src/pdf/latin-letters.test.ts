import { expect, it } from 'vitest';
import { inLatinLetters } from './latin-letters.ts';

it.each([
  ['Devanagari', 'मीरा अय्यर, १२ महात्मा गांधी रोड, मुंबई', 'Mira Ayyar, 12 Mahatma Gandhi Rod, Mumbai'],
  ['Devanagari, with a dot below', 'ज़ाकिर फ़ारूक़ मिश्र', 'Zakir Faruq Mishra'],
  ['Bengali', 'সুমিত্রা দাস, কলকাতা', 'Sumitra Das, Kalakata'],
  ['Gurmukhi', 'ਹਰਪ੍ਰੀਤ ਸਿੰਘ', 'Haraprit Singh'],
  ['Gujarati', 'પટેલ, અમદાવાદ', 'Patel, Amadavad'],
  ['Odia', 'ଓଡ଼ିଶା', 'Orisha'],
  ['Tamil', 'சென்னை', 'Chennai'],
  ['Telugu', 'హైదరాబాద్', 'Haidarabad'],
  ['Kannada', 'ಬೆಂಗಳೂರು', 'Bengaluru'],
  ['Malayalam', 'കേരളം, കൊച്ചി', 'Keralam, Kochchi'],
  ['none of them', "Asha D'Souza 山田", "Asha D'Souza 山田"],
])('%s: %s is %s', (_, text, latin) => {
  expect(inLatinLetters(text)).toBe(latin);
});

/** What is easy to read from a board and to type: no vowels, which make words, and nothing that looks like something else. */
export const codeSigns = '23456789bcdfghjkmnpqrstvwxz';

/** 27 to the power of 8: nobody finds one by trying. */
export const codeLength = 8;

/** A code as it was typed: capitals, spaces and the hyphen in its middle say nothing. */
export const readCode = (typed: string): string => typed.toLowerCase().replaceAll(/[\s-]/g, '');

/** 'k7qm-3xwd': in two halves, which are easier to keep in mind. */
export const shownCode = (code: string): string => `${code.slice(0, codeLength / 2)}-${code.slice(codeLength / 2)}`;

import { isPlainLine } from '../../text.ts';

/** As many as a large classroom holds, twice over. */
export const maxPupils = 60;

/** Classes of one teacher that go on, and all that are not gone yet. */
export const maxOpenClasses = 20;
export const maxClasses = 100;

export const classNameMaxLength = 60;
export const pupilNameMaxLength = 24;

/** The largest kit has a third of it. */
export const maxReportedParts = 400;
/** Three on the board, one after each group of wires, and each question before power, at play and at the lid: half of it. */
export const maxReportedChecks = 40;

/** Days until a class that ended, or a name that was not heard of, is gone for good. */
export const keptClassDays = 30;

export const classSentences = {
  nameMissing: 'Give the class a name.',
  nameLong: `A class’s name may have at most ${classNameMaxLength} characters.`,
  nameNotOneLine: 'A class’s name is one line of plain text.',
  kitMissing: 'Choose a kit.',
  pupilNameMissing: 'Type a name. Any name will do.',
  pupilNameLong: `A name may have at most ${pupilNameMaxLength} characters.`,
  pupilNameOdd: 'A name is made of letters, digits, spaces, dots and hyphens.',
} as const;

/** As it is kept: one space between words. */
export const tidyName = (typed: string): string => typed.trim().replaceAll(/\s+/g, ' ');

/** What is wrong with the name of a class, or null. */
export function classNameProblem(name: string): string | null {
  if (name === '') return classSentences.nameMissing;
  if (name.length > classNameMaxLength) return classSentences.nameLong;
  return isPlainLine(name) ? null : classSentences.nameNotOneLine;
}

/** What is wrong with the name of a pupil, or null. */
export function pupilNameProblem(name: string): string | null {
  if (name === '') return classSentences.pupilNameMissing;
  if (name.length > pupilNameMaxLength) return classSentences.pupilNameLong;
  return isPupilName(name) ? null : classSentences.pupilNameOdd;
}

/** Letters of every script with the signs and joiners that belong to them; at least one letter or digit. */
const isPupilName = (name: string): boolean =>
  /^[\p{L}\p{M}\p{N}\p{Join_Control} .'’_-]+$/u.test(name) && /[\p{L}\p{N}]/u.test(name);

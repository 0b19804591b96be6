import { personNameMaxLength } from '../accounts/account.ts';

/** The lengths of a message. The contract, the form and the database keep them. */
export const contactLimits = { name: personNameMaxLength, subject: 150, message: 5000 } as const;

/** After this long a message is deleted; the privacy policy says so. */
export const messageRetentionYears = 3;

export const contactSentences = {
  firstNameMissing: 'First name is required',
  nameInvalid: `A name may have at most ${contactLimits.name} characters, on one line`,
  emailMissing: 'Email is required',
  subjectMissing: 'Subject is required',
  subjectInvalid: `A subject may have at most ${contactLimits.subject} characters, on one line`,
  messageMissing: 'Message is required',
  messageLong: `A message may have at most ${contactLimits.message} characters`,
  messageInvalid: 'A message is plain text, without control characters',
} as const;

/** What people mostly write about, offered while they type a subject. */
export const suggestedSubjects = [
  'Help with a build',
  'An order or a delivery',
  'A return or a refund',
  'Which kit to choose',
  'My finished build',
  'A complaint',
] as const;

export type SuggestedSubject = (typeof suggestedSubjects)[number];

import { dictionary } from '@zxcvbn-ts/language-common';

/** What lists from elsewhere lack and people in India choose. */
const indian = `jaishreeram jaishriram omsairam omnamahshivaya jaimatadi jaihind waheguru satnam bismillah ganesha
  ganpati hanuman bajrangbali mahadev shivshakti radhakrishna radheradhe harekrishna saibaba bharat bharatmata hindustan
  chennai bengaluru hyderabad ahmedabad jaipur lucknow indore bhopal mumbaiindians dhoni virat kohli sachin tendulkar rohit
  amitabh salman shahrukh hrithik deepika katrina rahul rohan priya pooja neha ankit ankita anjali sneha deepak vikas vikram
  sanjay rajesh suresh ramesh mukesh dinesh ganesh mahesh lakshmi saraswati parvati durga kaali jaibhim maratha rajput`;

/** The passwords that leaks hold most often, as about fifty thousand small letters and digits. */
export const knownPasswords: ReadonlySet<string> = new Set([
  ...(dictionary['passwords-common'] as readonly string[]),
  ...indian.split(/\s+/),
]);

/** What everybody sees of a report, and what nobody does. Said before it is published. */
export const publicThings = [
  'The photos you add here',
  'Readings, time, swaps and sound',
  'Stars and words',
  'The name shown, and “bought here”',
] as const;

export const privateThings = [
  'Your full name, email and address',
  'Your order and its number',
  'Notes and other photos',
  'Where and when photos were taken',
] as const;

export const publishSentence =
  'Photos leave this device when you press Publish. You can withdraw the report any time, here or on its page; page and photos are gone at once, copies in backups within 30 days. Publishing is for people of 18 and over.';

/** How long a guest's link opens an order, from the day it was shown or mailed. A new one is mailed on asking. */
export const orderLinkDays = 90;

/** How long the next order of a guest's browser begins with the details of the last. */
export const lastOrderDays = 30;

/** As it stands on the order and in its mails. */
export const orderNumberPattern = /^PK-\d{1,18}$/;

export const orderLinkSentences = {
  numberMissing: 'Enter your order number.',
  numberInvalid: 'An order number looks like PK-1042.',
  emailMissing: 'Enter the email address you ordered with.',
} as const;

/** The shop's days begin and end in India, whatever the clock of the database says. */
export const day = (moment: string): string => `(${moment} at time zone 'Asia/Kolkata')::date`;

export const today = day('now()');

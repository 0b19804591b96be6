/**
 * A cookie without a secret that scripts can read: somebody signed in here. It comes and goes with the session of a
 * signed-in person, so that a browser without it need not ask who that is.
 */
export const sessionSignCookie = 'taar_signed_in';

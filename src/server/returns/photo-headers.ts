/** Nothing in a photo may run, whoever opens it alone. */
export const photoHeaders = {
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
} as const;

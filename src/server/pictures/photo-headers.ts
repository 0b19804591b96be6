/** Nothing in a photo may run, whoever opens it alone. */
export const photoHeaders = {
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
} as const;

/**
 * Of a photo that everybody may see, until it is withdrawn: browsers keep what they have shown, and no cache between us and
 * them does, so that from then on nobody else gets it.
 */
export const publicPhotoHeaders = { ...photoHeaders, 'cache-control': 'private, max-age=31536000, immutable' } as const;

/** What stands where a product has no picture yet. */
export const noPicture = 'art:brand/mark';

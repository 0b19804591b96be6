const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

function checkDigit(firstFourteen: string): string {
  const sum = [...firstFourteen].reduce((total, character, index) => {
    const product = digits.indexOf(character) * (index % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return digits.charAt((36 - (sum % 36)) % 36);
}

/** A tax number of the right shape, of a state, with its check digit. */
export const isGstin = (text: string, gstStateCode: string): boolean =>
  /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/.test(text) &&
  text.startsWith(gstStateCode) &&
  text.at(-1) === checkDigit(text.slice(0, 14));

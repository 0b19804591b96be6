import type { OrderPrefixes } from './office-search.repository.ts';

/** How what was typed may begin: as words, as the number of an order ('pk 10', '1042'), as a phone number. */
export function prefixesOf(typed: string): OrderPrefixes {
  const number = /^(?:pk)?[-\s]?(\d{1,12})$/i.exec(typed);
  // Written with the code of the country or without it.
  const digits = typed.replace(/^(\+91|0)/, '').replaceAll(/\D/g, '');
  const isPhone = /^[+\d\s()-]+$/.test(typed) && digits.length >= 4;
  return {
    text: typed.toLowerCase(),
    number: number ? `PK-${number[1]}` : null,
    phone: isPhone ? digits.slice(-10) : null,
  };
}

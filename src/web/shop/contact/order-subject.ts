/** The subject of a message about the order that the address names, as the page of an order does. */
export function orderSubject(search: string): string | null {
  const number = new URLSearchParams(search).get('order') ?? '';
  return /^PK-\d{1,18}$/.test(number) ? `Order ${number}` : null;
}

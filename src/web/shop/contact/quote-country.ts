/** The country that somebody asks a price of delivery for, as the checkout's link says it. */
export function quoteCountry(search: string): string | null {
  const country = new URLSearchParams(search).get('quote')?.trim() ?? '';
  if (country === '' || country.length > 60) return null;
  return country === 'Another country' ? 'my country' : country;
}

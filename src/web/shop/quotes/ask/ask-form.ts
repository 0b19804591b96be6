import type { NewQuote, newQuote } from '#contracts/quotes.ts';
import { quoteReasons } from '#domain/quotes/quotes.ts';
import type { FormValues, Validated } from '../../../forms/validation.ts';

/** What a country is called that the list does not name; its name is typed beside it. */
export const anotherCountry = 'Another country';

interface QuantityOf {
  readonly productId: string;
  readonly quantity: number;
}

const isBusiness = ({ companyName, gstin }: FormValues): boolean => Boolean(companyName?.trim() || gstin?.trim());

/** What stands in the form, as the call takes it. */
const toNewQuote = (typed: FormValues, lines: readonly QuantityOf[]): unknown => ({
  // The box is ticked, and has the class as its value.
  classId: typed['classId'] ?? null,
  name: typed['name'],
  email: typed['email'],
  phone: typed['phone'],
  streetAddress: typed['streetAddress'],
  city: typed['city'],
  state: typed['state'],
  zipCode: typed['zipCode'],
  country: typed['country'] === anotherCountry ? typed['countryName'] : typed['country'],
  business: isBusiness(typed)
    ? { companyName: typed['companyName'], gstin: typed['gstin'], receiver: typed['receiver'] || null }
    : null,
  lines: lines.map(({ productId, quantity }) => ({ productId, quantity })),
  reasons: quoteReasons.filter((reason) => typed[`reason-${reason}`] !== undefined),
  neededBy: typed['neededBy'],
  words: typed['words'],
  website: typed['website'],
});

/** Checks by the schema of the call; what it says of the business stands at the fields of the business. */
export function validateQuote(
  typed: FormValues,
  lines: readonly QuantityOf[],
  schema: typeof newQuote,
): Validated<NewQuote> {
  const { success, data, error } = schema.safeParse(toNewQuote(typed, lines));
  if (success) return { ok: true, values: data };
  const problems: Partial<Record<string, string>> = {};
  for (const { path, message } of error.issues) {
    const name = String(path[0] === 'business' ? path[1] : path[0]);
    problems[name === 'country' && typed['country'] === anotherCountry ? 'countryName' : name] ??= message;
  }
  return { ok: false, problems };
}

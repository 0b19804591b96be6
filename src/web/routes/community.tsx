import { featuredQuery } from '../shop/catalogue/catalogue.queries.ts';
import type { LoadInput } from '../shell/screen.ts';

/** The contact screen again, with what others have built; whose kits it shows is fetched first. */
export async function load({ queryClient }: LoadInput): Promise<void> {
  await queryClient.ensureQueryData(featuredQuery);
}

export { default } from './contact.tsx';

import { policies } from '../shop/policies/policies.ts';
import { PolicyPage } from '../shop/policies/policy-page.tsx';
import type { LoadInput } from '../shell/screen.ts';

export async function load({ queryClient }: LoadInput): Promise<void> {
  await policies.load('shipping', queryClient);
}

export default function ShippingRoute() {
  return <PolicyPage page={policies.usePage('shipping')!} />;
}

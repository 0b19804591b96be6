import { policies } from '../shop/policies/policies.ts';
import { PolicyPage } from '../shop/policies/policy-page.tsx';
import type { LoadInput } from '../shell/screen.ts';

export async function load({ queryClient }: LoadInput): Promise<void> {
  await policies.load('privacy', queryClient);
}

export default function PrivacyRoute() {
  return <PolicyPage page={policies.usePage('privacy')!} />;
}

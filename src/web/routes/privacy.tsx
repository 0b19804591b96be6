import page from '#content/policies/privacy.md';
import { paths } from '#domain/paths/paths.ts';
import { PolicyPage } from '../shop/policies/policy-page.tsx';

export default function PrivacyRoute() {
  return <PolicyPage page={page} path={paths.privacy} />;
}

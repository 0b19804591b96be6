import page from '#content/policies/terms.md';
import { paths } from '#domain/paths/paths.ts';
import { PolicyPage } from '../shop/policies/policy-page.tsx';

export default function TermsRoute() {
  return <PolicyPage page={page} path={paths.terms} />;
}

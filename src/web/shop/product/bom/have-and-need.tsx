import { paths } from '#domain/paths/paths.ts';
import { AppLink } from '../../../shell/app-link.tsx';
import text from '../../../ui/text/text.module.css';

/** For those who own some of the parts, or have a bill of their own. */
export const HaveAndNeed = ({ slug }: { slug: string }) => (
  <p className={text.meta}>
    Own some parts already? <AppLink href={paths.bench(slug, 'parts')}>See what’s missing</AppLink>, or{' '}
    <AppLink href={paths.bench('paste')}>paste your own bill</AppLink>.
  </p>
);

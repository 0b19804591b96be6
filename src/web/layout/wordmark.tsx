import { wordmark } from '#art/brand.ts';
import { AppLink } from '../shell/app-link.tsx';
import { paths } from '#domain/paths.ts';

const drawing = { __html: wordmark({ lamp: 'var(--accent)' }) };

/** The shop's name, drawn, leading home. */
export function Wordmark() {
  return <AppLink href={paths.home} className="wordmark" aria-label="taar, home" dangerouslySetInnerHTML={drawing} />;
}

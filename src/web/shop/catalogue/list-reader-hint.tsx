import { looksLikeList } from '#domain/parts-lists/looks-like-list.ts';
import { paths } from '#domain/paths/paths.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { pastedListState } from '../../shell/pasted-list.ts';
import text from '../../ui/text/text.module.css';

/** A search for several parts at once leads to the list reader, with all of it. */
export function SearchedList({ search }: { search: string }) {
  if (!looksLikeList(search)) return null;
  return (
    <p className={text.lead}>
      Is that a list of parts?{' '}
      <AppLink href={paths.bench('paste')} state={pastedListState(search)}>
        Read it as a list
      </AppLink>
    </p>
  );
}

/** Where single parts are looked for, somebody may have a whole list of them. */
export function ListReaderHint() {
  return (
    <p className={text.meta}>
      Have a whole list? Paste it anywhere on this page, or{' '}
      <AppLink href={paths.bench('paste')}>open the list reader</AppLink>.
    </p>
  );
}

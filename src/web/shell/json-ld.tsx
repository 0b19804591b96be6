import { toScriptSafeJson } from '../api/query-state.ts';

/** What search engines read of a page. */
export function JsonLd({ data }: { data: object }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toScriptSafeJson(data) }} />;
}

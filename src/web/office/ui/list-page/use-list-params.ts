import { useLocation, useSearch } from 'wouter';

export type ListParams<Name extends string> = { readonly [Key in Name]?: string };

/** The view and the filters of a list live in its address, so that they can be kept, shared and come back to. */
export function useListParams<const Name extends string>(
  names: readonly Name[],
): [ListParams<Name>, (change: { readonly [Key in Name]?: string | null }) => void] {
  const search = new URLSearchParams(useSearch());
  const [pathname, navigate] = useLocation();
  const params = Object.fromEntries(
    names.flatMap((name) => {
      const value = search.get(name);
      return value === null || value === '' ? [] : [[name, value]];
    }),
  ) as ListParams<Name>;
  const change = (changes: { readonly [Key in Name]?: string | null }) => {
    const next = new URLSearchParams(params as Record<string, string>);
    for (const [name, value] of Object.entries<string | null | undefined>(changes)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    navigate(next.size > 0 ? `${pathname}?${next}` : pathname, { replace: true });
  };
  return [params, change];
}

import { describe, expect, it } from 'vitest';
import { createQueryClient } from './query-client.ts';
import { dehydrateQueries, toScriptSafeJson, hydrateQueries } from './query-state.ts';

describe('createQueryClient', () => {
  it('has the caching rules of the specification', () => {
    const { queries, mutations } = createQueryClient().getDefaultOptions();
    expect(queries).toEqual({ staleTime: Infinity, retry: false, refetchOnWindowFocus: false, refetchInterval: false });
    expect(mutations).toEqual({ retry: false });
  });
});

describe('the state of a page', () => {
  it('carries successful queries only, and gives the same bytes for the same data', async () => {
    const client = createQueryClient();
    client.setQueryData(['a'], [1, 2]);
    await client.prefetchQuery({ queryKey: ['b'], queryFn: () => Promise.reject(new Error('no')) });
    expect(dehydrateQueries(client)).toEqual([[['a'], [1, 2]]]);
  });

  it('restores every query from the serialised state', () => {
    const [sender, receiver] = [createQueryClient(), createQueryClient()];
    sender.setQueryData(['a', { id: 1 }], { name: 'Fuzz </script>' });
    const text = toScriptSafeJson(dehydrateQueries(sender));
    expect(text).not.toContain('</script>');
    hydrateQueries(receiver, JSON.parse(text));
    expect(receiver.getQueryData(['a', { id: 1 }])).toEqual({ name: 'Fuzz </script>' });
  });
});

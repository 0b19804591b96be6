import { QueryClient } from '@tanstack/react-query';

/** Others work here at the same time: what was fetched is shown at once, and asked for again when one comes back to it. */
export const createOfficeQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: 5000, retry: false, refetchOnWindowFocus: true },
      mutations: { retry: false },
    },
  });

import { QueryClient } from '@tanstack/react-query';

/** The specification's defaults: data never goes stale by itself, and nothing is tried twice. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: Infinity, retry: false, refetchOnWindowFocus: false, refetchInterval: false },
      mutations: { retry: false },
    },
  });

import { queryOptions } from '@tanstack/react-query';
import { fetchKit, type ListenKitData } from '../../components/player/listen-kit.ts';
import { contentsQuery } from '../../components/product/product.queries.ts';

export interface SoundingKit extends ListenKitData {
  readonly codeUrl: string;
  readonly ampUrl: string;
}

/** What it takes to show and play a kit; null: the shop sells it, and nothing plays it. */
export const soundingKitQuery = (slug: string) =>
  queryOptions({
    queryKey: ['/api/products', slug, 'sounding'],
    queryFn: async ({ client }): Promise<SoundingKit | null> => {
      const { listening } = await client.ensureQueryData(contentsQuery(slug));
      return listening
        ? { ...(await fetchKit(listening)), codeUrl: listening.codeUrl, ampUrl: listening.ampUrl }
        : null;
    },
    staleTime: Infinity,
  });

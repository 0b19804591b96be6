import { useState } from 'react';
import { firstPedalTools } from '#domain/catalogue/first-pedal.ts';
import type { Need } from '../../components/cart/add-needs.queries.ts';
import type { FirstPedal } from './first-pedal.queries.ts';

const oftenOwned = new Set(firstPedalTools.filter((tool) => tool.oftenOwned).map(({ slug }) => slug));

/** What of the list is wanted. What is out of stock cannot be, and what many people own is theirs to ask for. */
export function useNeeds({ kit, tools }: FirstPedal) {
  const all: readonly Need[] = [kit, ...tools];
  const [unticked, setUnticked] = useState<ReadonlySet<string>>(oftenOwned);
  const isWanted = ({ slug, inStock }: Need): boolean => inStock && !unticked.has(slug);
  const toggle = (slug: string): void =>
    setUnticked((before) => {
      const after = new Set(before);
      if (!after.delete(slug)) after.add(slug);
      return after;
    });
  return { all, wanted: all.filter(isWanted), isWanted, toggle };
}

/** Where one was in a list: it stands in the entry of the browser's history, so that going back finds it again. */
export interface ListPlace {
  readonly scrollY: number;
  /** The row at hand. */
  readonly active: number | null;
}

export function rememberPlace(place: ListPlace): void {
  history.replaceState({ ...(history.state as object | null), officeList: place }, '');
}

export const rememberedPlace = (): ListPlace | null =>
  (history.state as { officeList?: ListPlace } | null)?.officeList ?? null;

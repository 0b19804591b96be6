import { useEffect, useMemo } from 'react';
import { isKeptOnDevice, keepOnDevice, readFromDevice, useKeptOnDevice } from '../../../shell/device-storage.ts';
import { placeInFragment, placeToFragment, type Place } from './place-fragment.ts';

const placesKey = 'taar-places';
/** More than this, and the oldest goes. */
const maxPlaces = 20;

function parsePlaces(kept: string | null): Place[] {
  try {
    const list: unknown = JSON.parse(kept ?? '[]');
    return Array.isArray(list) ? (list as Place[]) : [];
  } catch {
    return [];
  }
}

/** Reads what is there now, which another tab may have changed a moment ago. */
function changePlaces(change: (places: readonly Place[]) => readonly Place[]): void {
  keepOnDevice(placesKey, JSON.stringify(change(parsePlaces(readFromDevice(placesKey))).slice(0, maxPlaces)));
}

export const savePlace = (place: Place): void => changePlaces((places) => [place, ...places]);

export function forgetPlace(build: string): void {
  changePlaces((places) => places.filter((place) => place.build !== build));
  if (placeInFragment(location.hash)?.build === build)
    history.replaceState(history.state, '', location.pathname + location.search);
}

export const changePlace = (build: string, change: (place: Place) => Partial<Place>): void =>
  changePlaces((places) => places.map((place) => (place.build === build ? { ...place, ...change(place) } : place)));

export const readPlace = (build: string): Place | undefined =>
  parsePlaces(readFromDevice(placesKey)).find((place) => place.build === build);

/** A browser that keeps nothing has the place in the address of its build, so that loading it again loses nothing. */
export function takePlaceFromAddress(): void {
  const place = placeInFragment(location.hash);
  if (!place || readPlace(place.build)) return;
  // Only such a browser believes an address: for any other it would be a way into a class that nobody asked for.
  changePlaces((places) => places);
  if (!isPlaceSaved()) savePlace(place);
}

/** False: the place is lost with the page, but for what stands in its address. */
export const isPlaceSaved = (): boolean => isKeptOnDevice(placesKey);

export function putPlaceInAddress(place: Place): void {
  if (!isPlaceSaved()) history.replaceState(history.state, '', placeToFragment(place));
}

/** The places of this browser, the latest first. */
export function usePlaces(): readonly Place[] {
  const kept = useKeptOnDevice(placesKey);
  useEffect(takePlaceFromAddress, []);
  return useMemo(() => parsePlaces(kept), [kept]);
}

/** Up is odd, so that what is said last counts, whenever it arrives. */
export const nextHandCount = ({ handCount }: Pick<Place, 'handCount'>, up: boolean): number =>
  handCount + (handCount % 2 === (up ? 1 : 0) ? 2 : 1);

import { describe, expect, it } from 'vitest';
import { boxAround, edgesOf, LabelMap, overlapOf, placesAround, runBox } from './label-map.ts';

describe('the labels of a drawing', () => {
  it('stand on the first place that is free', () => {
    const map = new LabelMap(0.25);
    const places = placesAround(0, 0, 6, 2, 1);
    expect(map.place(places)).toBe(places[0]);
    // The first place is to the right, where the first label is now.
    expect(map.place(places)).toBe(places[1]);
  });

  it('keep off whatever is drawn, such as a wire or an outline', () => {
    const map = new LabelMap(0.25);
    const places = placesAround(0, 0, 6, 2, 1);
    map.take(runBox([2, -20], [2, 20], 0.75), ...edgesOf(boxAround(-5, 0, 3)));
    const placed = map.place(places);
    expect(placed).not.toBe(places[0]);
    expect(placed).not.toBe(places[1]);
    expect(overlapOf(placed, runBox([2, -20], [2, 20], 0.75))).toBe(0);
  });

  it('take more room around them where there is more', () => {
    const map = new LabelMap(2, 0.2);
    map.take(boxAround(0, 0, 2));
    const [close, wide] = [boxAround(0, 3, 4, 2), boxAround(0, 8, 4, 2)];
    expect(map.place([close, wide])).toBe(wide);
    expect(map.place([close])).toBe(close);
  });

  it('cover as little as they can where nothing is free', () => {
    const map = new LabelMap(0.25);
    map.take(boxAround(0, 0, 100));
    map.take(boxAround(0, 0, 10));
    const [bad, better] = [boxAround(0, 0, 4), boxAround(30, 0, 4)];
    expect(map.place([bad, better])).toBe(better);
  });

  it('go further out when the ring nearest to their point is full', () => {
    const map = new LabelMap(0.25);
    map.take(boxAround(0, 0, 7));
    const placed = map.place(placesAround(0, 0, 4, 2, 1));
    expect(overlapOf(placed, boxAround(0, 0, 7))).toBe(0);
  });
});

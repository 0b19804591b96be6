import { describe, expect, it } from 'vitest';
import { kits } from '#catalogue/kits.ts';
import { renderMarkup } from '#tests/support/render-markup.tsx';
import { workbenchSheet } from '#build/workbench/workbench-sheet.ts';
import { sheetQuery } from '../../../components/board-view/board-sheet.queries.ts';
import { probedAt } from './net-names.ts';
import { isPlayed, ProbeBoard } from './probe-board.tsx';

const url = '/bench-sheet.json';

describe.each(['vintage-overdrive', 'analog-delay'])('the board of %s under the probe', (slug) => {
  const kit = kits.find((each) => each.slug === slug)!;
  const sheet = workbenchSheet(kit);
  const shown = (probed: Parameters<typeof ProbeBoard>[0]['probed']) =>
    renderMarkup(<ProbeBoard sheetUrl={url} circuit={kit.circuit} probed={probed} onTouch={() => {}} />, {
      data: [[sheetQuery(url).queryKey, sheet]],
    });
  const html = shown(null);
  const found = (attribute: string) =>
    [...html.matchAll(new RegExp(`${attribute}="([^"]*)"`, 'g'))].map(([, is]) => is!);

  it('has every leg as its net, over the part that it belongs to', () => {
    const legs = sheet.parts.flatMap(({ pins }) => pins.flatMap(({ net, at }) => (net && at ? [{ net, at }] : [])));
    expect(legs.length).toBeGreaterThan(40);
    const last = html.lastIndexOf('data-ref=');
    const missing = legs.filter(
      ({ net, at: [x, y] }) => !html.includes(`<circle data-net="${net}" cx="${x}" cy="${y}"`, last),
    );
    expect(missing).toEqual([]);
  });

  it('finds a net of the circuit wherever it is touched, but at the status lamp', () => {
    const nets = [...new Set(kit.circuit.components.flatMap(({ pins }) => Object.values(pins)))];
    const points = [...found('data-net').map((net) => ({ net })), ...found('data-ref').map((ref) => ({ ref }))];
    const [played, beside] = [true, false].map((is) => points.filter((point) => isPlayed(kit.circuit, point) === is));
    expect(played!.filter((point) => !nets.includes(probedAt(kit.circuit, nets, point).net))).toEqual([]);
    expect(new Set(beside!.map((point) => Object.values(point)[0]))).toEqual(new Set(['LED+', 'RLED']));
  });

  it('lights the net that is probed, and the part by which it was found', () => {
    const part = sheet.parts.find(({ place }) => place);
    const rects = (markup: string) => markup.split('<rect').length;
    const net = part!.pins[0]!.net!;
    expect(rects(shown({ net, ref: part!.ref, name: '' }))).toBe(rects(shown({ net, name: '' })) + 1);
    expect(shown({ net, name: '' }).length).toBeGreaterThan(html.length);
  });
});

import { describe, expect, it } from 'vitest';
import { enclosureDrilling } from '#drawings/pedal/drilling.ts';
import { type ComponentKind, NC } from '#electronics/component.ts';
import { subjects } from '../subject.ts';
import { routeWires } from './wire-router.ts';
import { wiresBetween } from './wires.ts';
import { type PanelPart, wiringPlan } from './wiring-plan.ts';

const kits = subjects.filter(({ product }) => product.category === 'kit');

describe.each(kits.map((subject) => [subject.product.slug, subject] as const))(
  'the wiring of %s',
  (_, { bom, drawing }) => {
    const plan = wiringPlan(bom, drawing);
    const wires = wiresBetween(plan.terminals);

    /** The terminals that hang together by wires, each named by one of them. */
    function groups(): Map<string, string> {
      const group = new Map(plan.terminals.map(({ id }) => [id, id]));
      for (const { from, to } of wires) {
        const [kept, dropped] = [group.get(from.id)!, group.get(to.id)!];
        for (const [id, name] of group) if (name === dropped) group.set(id, kept);
      }
      return group;
    }

    it('joins exactly the lugs and pads that share a net', () => {
      const group = groups();
      const open = plan.terminals.filter(({ net }) => net !== NC);
      for (const a of open) for (const b of open) expect(group.get(a.id) === group.get(b.id)).toBe(a.net === b.net);
    });

    it('shows the DC socket in the wall that is drilled for it', () => {
      const { face } = enclosureDrilling(drawing).holes.find(({ kind }) => kind === 'dc-jack')!;
      const at = (kind: ComponentKind): PanelPart => plan.parts.find(({ component }) => component.kind === kind)!;
      const { x, y, w, h } = at('dc-jack');
      const isAtTop = x === plan.w / 2 && y - h / 2 < 2;
      // From behind, the wall on the right is on the left: that of the input.
      const isBelowInput = x - w / 2 < 2 && y > at('jack').y && y < at('footswitch').y;
      expect({ back: isAtTop, right: isBelowInput }).toEqual({ back: face === 'back', right: face === 'right' });
    });

    it('leads the supply straight to the board, and none of it through the ground of a jack', () => {
      const ends = wires.map(({ from, to }) => [from.id, to.id].toSorted().join(' '));
      expect(ends).toContain('JDC.- PCB.GND');
    });

    it('puts at most two wires on a lug', () => {
      for (const terminal of plan.terminals)
        expect(wires.filter(({ from, to }) => from === terminal || to === terminal).length).toBeLessThanOrEqual(2);
    });

    it('draws each wire from end to end in straight runs', () => {
      for (const { line, from, to } of routeWires(plan, wires)) {
        expect(line[0]).toEqual([from.x, from.y]);
        expect(line.at(-1)).toEqual([to.x, to.y]);
        line.slice(1).forEach(([x, y], i) => expect(x === line[i]![0] || y === line[i]![1]).toBe(true));
      }
    });

    it('lays no wire along another', () => {
      const runs = new Set<string>();
      for (const { line } of routeWires(plan, wires))
        line.slice(1).forEach(([x, y], i) => {
          const [px, py] = line[i]!;
          const [dx, dy] = [Math.sign(x - px), Math.sign(y - py)];
          for (let [cx, cy] = [px, py]; cx !== x || cy !== y; cx += dx, cy += dy) {
            const unit = `${Math.min(cx, cx + dx)} ${Math.min(cy, cy + dy)} ${dx === 0}`;
            expect(runs, unit).not.toContain(unit);
            runs.add(unit);
          }
        });
    });
  },
);

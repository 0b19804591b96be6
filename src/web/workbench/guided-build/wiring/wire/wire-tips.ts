import type { LugId, Wire, WireEnd, Wiring } from '#electronics/wiring/wiring.ts';
import { refOfLug } from '#electronics/wiring/wiring.ts';
import { inSentence } from '../../../builds/steps/wiring-text.ts';
import { endsNow, mm, solderedEnd, wireOf, type WireWork } from '../../../open-box/wire-work.ts';

export interface Tip {
  readonly words: string;
  readonly isWarning?: true;
}

const partAt = ({ parts }: Wiring, ref: string): string =>
  inSentence(parts.find((part) => part.ref === ref)?.name ?? ref);

const isOn = (wiring: Wiring, lug: LugId, kind: string): boolean =>
  wiring.parts.some((part) => part.ref === refOfLug(lug) && part.kind === kind);

function cutting(wire: Wire, work: WireWork, done: WireEnd | null): Tip {
  const { colour, millimetres, from, to } = wire;
  if (done) {
    const open = done === from ? to : from;
    return { words: `Take the ${colour} wire from ${done.name}. Its end is stripped ${mm(open.strip)} and tinned.` };
  }
  const strip =
    work.kind === 'board-end'
      ? `${mm(from.strip)} here and ${mm(to.strip)} at the far end; twist and tin both`
      : from.strip === to.strip
        ? `${mm(from.strip)} at both ends, twist and tin`
        : `${mm(from.strip)} at ${from.name} and ${mm(to.strip)} at ${to.name}, twist and tin`;
  return { words: `Cut ${mm(millimetres)} of ${colour}. Strip ${strip}.` };
}

/** Two wires at one lug are soldered once. */
function sharing(wiring: Wiring, wire: Wire, work: WireWork): Tip[] {
  const others = wiring.wires.filter(({ number }) => number !== wire.number);
  return endsNow(wiring, wire, work).flatMap(({ lug, name }) =>
    others.flatMap((other): Tip[] => {
      if (other.from.lug !== lug && other.to.lug !== lug) return [];
      if (work.kind === 'board-end') {
        const words = `${name} takes two ${wire.colour} wires: this one and the one of ${mm(other.millimetres)}. Twist their ends together, then solder once.`;
        return [{ words: words[0]!.toUpperCase() + words.slice(1) }];
      }
      const how =
        other.number > wire.number ? 'Hook this one in, and solder when both are there' : 'Hook both in, then solder';
      return [{ words: `Wire ${other.number} shares ${name}. ${how}.` }];
    }),
  );
}

function minding(wiring: Wiring, wire: Wire, work: WireWork): Tip[] {
  const now = endsNow(wiring, wire, work);
  const touches = (kind: string): boolean => now.some(({ lug }) => isOn(wiring, lug, kind));
  return [
    ...(work.kind !== 'board-end' && work.before
      ? [{ words: `Do it now: the ${partAt(wiring, work.before)} will lie over it.`, isWarning: true } as const]
      : []),
    ...(touches('footswitch')
      ? [{ words: 'Two seconds on a lug of the switch, three at most. Then let it cool.', isWarning: true } as const]
      : []),
    ...(touches('led')
      ? [
          {
            words: 'Push a piece of sleeve over the wire first, and over the joint when it’s cold.',
            isWarning: true,
          } as const,
        ]
      : []),
  ];
}

function afterwards({ needsPull }: Wire, { kind }: WireWork): Tip[] {
  if (kind !== 'wire') return [];
  return needsPull
    ? [
        {
          words:
            'Pull at it gently: it must not move. The meter can’t tell, because these two beep with or without this wire.',
          isWarning: true,
        },
      ]
    : [{ words: 'Meter on its two ends: it beeps.' }];
}

/** What to do with a wire, in order, and what to mind. */
export function wireTips(wiring: Wiring, work: WireWork): Tip[] {
  const wire = wireOf(wiring, work);
  const [from, to] = [wire.from, wire.to];
  return [
    cutting(wire, work, solderedEnd(wiring, wire, work)),
    ...(work.kind === 'lug-end'
      ? [{ words: `Only this end now. The other goes to ${(work.lug === from.lug ? to : from).name} later.` }]
      : []),
    ...(wire.group === 'strap'
      ? [{ words: 'Make it now, while the switch lies on the table, and bend it flat around the other lugs.' }]
      : []),
    ...minding(wiring, wire, work),
    ...sharing(wiring, wire, work),
    ...afterwards(wire, work),
  ];
}

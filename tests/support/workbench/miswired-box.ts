/** Somebody with one mistake in the wiring of the box who answers truly, and where the finder has it in the end. */
import { kitWiring } from '#build/wiring/kit-wiring.ts';
import { readKeptFaultTables } from '#build/workbench/faults/kept-fault-tables.ts';
import type { Kit } from '#catalogue/catalogue-types.ts';
import { billOfMaterials } from '#electronics/bill-of-materials.ts';
import type { Check } from '#electronics/diagnosis/inference/checks.ts';
import { createFaultFinder, type Evidence, type FaultFinder } from '#electronics/diagnosis/inference/fault-finder.ts';
import type { Symptom } from '#electronics/diagnosis/inference/symptoms.ts';
import type { TableFault } from '#electronics/diagnosis/tables/fault-table.ts';
import { unpackTable } from '#electronics/diagnosis/tables/packed-table.ts';
import { withWires } from '#electronics/diagnosis/wires/wire-faults.ts';
import { Connections, wantedCopper, type WiringFault } from '#electronics/wiring/connections.ts';
import { isPad } from '#electronics/wiring/open-box.ts';
import { singleFaults } from '#electronics/wiring/single-faults.ts';

const kept = readKeptFaultTables();

/** Which wires a mistake is about, as the finder calls them. */
export const wiresOf = (fault: WiringFault): string[] => {
  if (fault.kind === 'open') return [`W${fault.wire + 1}`];
  return fault.kind === 'swapped' ? fault.moves.map(([wire]) => `W${wire + 1}`) : [];
};

/** A wired pedal as its connections are, which the proof of the wiring rests on: the finder has its own. */
export class MiswiredBox {
  readonly finder: FaultFinder;
  readonly faults: readonly WiringFault[];
  readonly #connections: Connections;
  readonly #ends: readonly (readonly [string, string])[];
  readonly #pads: readonly { readonly id: string; readonly net: string }[];

  constructor(kit: Kit) {
    const { wiring, box, wires } = kitWiring(kit);
    const bom = billOfMaterials(kit.circuit);
    this.#pads = box.lugs.filter(({ id }) => isPad(id));
    this.#connections = new Connections({ bom, copper: wantedCopper(bom, this.#pads) });
    this.#ends = wires.map(({ from, to }) => [from.id, to.id] as const);
    this.faults = singleFaults(box, wires).filter(({ kind }) => kind !== 'bridged');
    this.finder = createFaultFinder(withWires(unpackTable(kept.get(kit.slug)!.table), wiring));
  }

  joined(fault: WiringFault | null, position: 'effect' | 'bypass' | 'open') {
    return this.#connections.joined({ wires: this.#ends, position, ...(fault && { fault }) });
  }

  /** What a builder sees and hears, by what hangs together; `row`: what the board does, as the table has it. */
  symptoms(fault: WiringFault, row: number): Symptom[] {
    const { table, dark, hot, output } = this.finder.unpacked;
    const [on, off] = [this.joined(fault, 'effect'), this.joined(fault, 'bypass')];
    const cutOff = (joined: typeof on, right: typeof on): boolean =>
      this.#pads.some(({ id, net }) => net !== 'GND' && right('JIN.T', id) && !joined('JIN.T', id)) ||
      ['JIN.T', 'JOUT.T'].some((tip) => ['JDC.-', 'JDC.+'].some((rail) => joined(tip, rail) && !right(tip, rail)));
    const rightOff = this.joined(null, 'bypass');
    const isBypassSilent =
      (rightOff('JIN.T', 'JOUT.T') && !off('JIN.T', 'JOUT.T')) ||
      ['JIN.T', 'JOUT.T'].some((tip) => ['JDC.-', 'JDC.+'].some((rail) => off(tip, rail) && !rightOff(tip, rail)));
    const isSilent =
      Math.max(...output.map((tone) => tone[row]! - tone[0]!)) < -24 ||
      (table.knobs.length > 0 && cutOff(on, this.joined(null, 'effect')));
    const isLampFed = (joined: typeof on): boolean =>
      joined('LED1.K', 'JDC.-') && joined('LED1.A', 'PCB.LED') && !joined('LED1.A', 'JDC.-');
    const isDark = dark.has(row) || (isLampFed(this.joined(null, 'effect')) && !isLampFed(on));
    return [
      ...(isSilent ? ([isBypassSilent ? 'dead' : 'silent'] as const) : []),
      ...(!isSilent && isBypassSilent ? (['bypass'] as const) : []),
      ...(isDark ? (['dark'] as const) : []),
      ...(hot.has(row) ? (['hot'] as const) : []),
    ];
  }

  /** A beep from end to end, or the pull that stands for it. */
  isWrong(fault: WiringFault, { kind, fault: { wires = [] }, ref }: Check): boolean {
    if (kind !== 'wire') return false;
    const own = wiresOf(fault).includes(ref);
    const wire = wires.find(({ number }) => `W${number}` === ref);
    if (!wire || wire.needsPull) return own;
    return !this.joined(fault, 'open')(wire.from.lug, wire.to.lug) || own;
  }
}

const mostSteps = 16;

/** The place of the right wire among what is named, from 0; -1: not at all. */
function rankOf(box: MiswiredBox, fault: WiringFault, named: TableFault): number {
  const { finder } = box;
  const row = named.forms[0]![1];
  const readings: Record<string, number> = {};
  const confirmed: string[] = [];
  const heard: Record<string, readonly number[]> = {};
  const checked: Record<string, ('wrong' | 'fine')[]> = {};
  const evidence: Evidence = { symptoms: box.symptoms(fault, row), readings, confirmed, heard, checked };
  for (let steps = 0; steps < mostSteps; steps++) {
    const { verdict, remeasure, nextPoint, nextProbe, nextCheck } = finder.diagnose(evidence);
    const point = remeasure ?? (verdict === 'measure' ? nextPoint?.touch : undefined);
    if (point) {
      if (remeasure) confirmed.push(point.id);
      readings[point.id] = point.volts[row]!;
    } else if (verdict === 'listen') heard[nextProbe!.touch.id] = nextProbe!.touch.levels.map((tone) => tone[row]!);
    else if (verdict === 'check')
      (checked[nextCheck!.touch.id] ??= []).push(box.isWrong(fault, nextCheck!.touch) ? 'wrong' : 'fine');
    else break;
  }
  const places = new Set(
    finder
      .diagnose(evidence)
      .classes.flatMap(({ members }) =>
        members.map(({ fault: { ref, kind, places: at } }) => (kind === 'bridge' ? String(at) : ref)),
      ),
  );
  return [...places].findIndex((ref) => wiresOf(fault).includes(ref));
}

interface Counts {
  wires: number;
  first: number;
  three: number;
  readonly missed: string[];
}

/** Of the mistakes of one kind that do anything at all. */
export function tally(box: MiswiredBox, kind: WiringFault['kind']): Counts {
  const counts: Counts = { wires: 0, first: 0, three: 0, missed: [] };
  const { faults } = box.finder.unpacked.table;
  for (const fault of box.faults.filter((each) => each.kind === kind)) {
    const refs = wiresOf(fault);
    const named = faults.find(
      (each) =>
        each.kind === (kind === 'open' ? 'wire' : 'crossed') &&
        refs.includes(each.ref) &&
        (!refs[1] || each.detail === refs[1]),
    );
    if (!named) continue;
    const rank = rankOf(box, fault, named);
    counts.wires++;
    if (rank === 0) counts.first++;
    if (rank >= 0 && rank < 3) counts.three++;
    else counts.missed.push(`${refs.join(' ')}: ${rank}`);
  }
  return counts;
}

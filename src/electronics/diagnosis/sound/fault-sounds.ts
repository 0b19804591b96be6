/** What a kit's faults sound like: each is put into the netlist, which is compiled like a kit's. */

import type { Circuit, Net } from '../../component.ts';
import type { KitData } from '../../player/kit-data.ts';
import type { ModelLookup } from '../../simulation/device-model.ts';
import type { Positions } from '../../simulation/component-elements.ts';
import type { BoardNeighbours, Fault, FaultVariant } from '../fault-model/fault.ts';
import { faultsOf } from '../fault-model/fault-list.ts';
import { faultyPoint } from '../fault-model/faulty-point.ts';
import { type BuiltPedal, healthyPedal } from '../fault-model/pedal.ts';
import type { TableFault } from '../tables/fault-table.ts';
import { compilePedal } from './compile-pedal.ts';

/** What the sounds of a kit's faults are made of; its parts' models are those of the catalogue. */
export interface SoundSheet extends Pick<KitData, 'oversampling'> {
  readonly circuit: Circuit;
  /** Knobs as the picture shows them, trimmers as they are set. */
  readonly positions: Positions;
  readonly neighbours: BoardNeighbours;
  /** The net at which an oscillator is started. */
  readonly kickNode?: Net;
}

/** Names a fault of a kit, in its table and in its list. */
export const faultKey = ({ kind, ref, detail, places }: Pick<Fault, 'kind' | 'ref' | 'detail' | 'places'>): string =>
  [kind, places?.[0]?.join('-') ?? ref, detail].filter((word) => word !== undefined).join(' ');

/** One way in which a suspect may sound. */
export interface SoundVariant {
  readonly share: number;
  /** `null`: nothing plays, it is silent. */
  compile(): KitData | null;
}

/** Without either of them nothing on the board is supplied. */
const supplyNets: ReadonlySet<Net> = new Set(['DC+', 'GND']);

/** Rarer than this share of the commonest form, a form is left out; of more than two that are left, the first and the last stand for all. */
const minFormShare = 0.5;

function audibleForms(forms: readonly FaultVariant[]): FaultVariant[] {
  const most = Math.max(...forms.map(({ share }) => share));
  const common = forms.filter(({ share }) => share >= minFormShare * most);
  return common.length > 2 ? [common[0]!, common.at(-1)!] : common;
}

export class FaultSounds {
  readonly faults: readonly Fault[];
  private readonly sheet: SoundSheet;
  private readonly modelOf: ModelLookup;
  private readonly pedal: BuiltPedal;
  private readonly byKey: ReadonlyMap<string, Fault>;
  private readonly near: ReadonlyMap<Net, number>;

  constructor(sheet: SoundSheet, modelOf: ModelLookup) {
    this.sheet = sheet;
    this.modelOf = modelOf;
    this.pedal = healthyPedal(sheet.circuit, sheet.positions);
    this.faults = faultsOf(this.pedal, sheet.neighbours);
    this.byKey = new Map(this.faults.map((fault) => [faultKey(fault), fault]));
    this.near = faultyPoint(this.pedal, { modelOf }).volts;
  }

  healthy(): KitData {
    return this.compile(this.pedal)!;
  }

  /** The likeliest way first. */
  variants({ wires, signs, ...fault }: Pick<TableFault, 'kind' | 'ref' | 'detail' | 'places' | 'wires' | 'signs'>) {
    // A wire that silences the pedal, or one that does anything but that: what it is heard by stands in its signs.
    if (wires) return [{ share: 1, compile: () => (signs?.silent ? null : this.healthy()) }];
    const known = this.byKey.get(faultKey(fault as Fault));
    return known ? this.variantsOf(known) : [];
  }

  variantsOf({ kind, ref, forms }: Fault): SoundVariant[] {
    // No current flows through the board, and what leaks past it nobody calls a sound.
    if (kind === 'wire' && supplyNets.has(ref)) return [{ share: 1, compile: () => null }];
    return audibleForms(forms).map(({ share, change }) => ({
      share,
      compile: () => this.compile(change(this.pedal)),
    }));
  }

  private compile(pedal: BuiltPedal): KitData | null {
    const { modelOf, near } = this;
    const { oversampling, kickNode } = this.sheet;
    return compilePedal(pedal, { modelOf, oversampling, kickNode, near });
  }
}

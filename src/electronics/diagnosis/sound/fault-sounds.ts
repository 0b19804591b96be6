/** What a kit's faults sound like: each is put into the netlist, which is compiled like a kit's. */

import type { Circuit, Net } from '../../component.ts';
import type { KitData } from '../../player/kit-data.ts';
import type { DeviceModel, ModelLookup } from '../../simulation/device-model.ts';
import type { Positions } from '../../simulation/component-elements.ts';
import type { BoardNeighbours, Fault } from '../fault-model/fault.ts';
import { faultsOf } from '../fault-model/fault-list.ts';
import { type BuiltPedal, healthyPedal, netAtCopper } from '../fault-model/pedal.ts';
import { faultKey, type TableFault } from '../tables/fault-table.ts';
import { compilePedal, playedPoint } from './compile-pedal.ts';

/** What the sounds of a kit's faults are made of. */
export interface SoundSheet extends Pick<KitData, 'oversampling'> {
  readonly circuit: Circuit;
  /** Of its parts, by their names. */
  readonly models: Readonly<Record<string, DeviceModel>>;
  /** Knobs as the picture shows them, trimmers as they are set. */
  readonly positions: Positions;
  readonly neighbours: BoardNeighbours;
  /** The net at which an oscillator is started. */
  readonly kickNode?: Net;
}

/** A fault of the finder's table. */
export type Suspect = Pick<TableFault, 'kind' | 'ref' | 'detail' | 'places' | 'wires' | 'signs'>;

/** Of a resistance only the size is known: so often it is too large, or too small, to be heard. */
const unheardShare = 0.3;

/** One way in which a suspect may sound. */
export interface SoundVariant {
  readonly share: number;
  /** `null`: nothing plays, it is silent. */
  compile(): KitData | null;
  /** What the copper of a net is called in it: without its wire, something else. */
  copper(net: Net): Net;
}

/** Without either of them nothing on the board is supplied. */
const supplyNets: ReadonlySet<Net> = new Set(['DC+', 'GND']);

export class FaultSounds {
  readonly faults: readonly Fault[];
  private readonly sheet: SoundSheet;
  private readonly modelOf: ModelLookup;
  private readonly pedal: BuiltPedal;
  private readonly byKey: ReadonlyMap<string, Fault>;
  private readonly near: ReadonlyMap<Net, number>;

  constructor(sheet: SoundSheet) {
    const modelOf: ModelLookup = (name) => sheet.models[name];
    this.sheet = sheet;
    this.modelOf = modelOf;
    this.pedal = healthyPedal(sheet.circuit, sheet.positions);
    this.faults = faultsOf(this.pedal, sheet.neighbours);
    this.byKey = new Map(this.faults.map((fault) => [faultKey(fault), fault]));
    this.near = playedPoint(this.pedal, { modelOf }).volts;
  }

  healthy(): KitData {
    return this.compile(this.pedal)!;
  }

  healthyCopper(net: Net): Net {
    return netAtCopper(this.pedal, net);
  }

  /** The likeliest way first. */
  variants({ wires, signs, ...fault }: Suspect): SoundVariant[] {
    // Wires of the box silence the pedal or do not: whatever else they do is heard by nobody.
    if (wires) return [{ share: 1, ...this.asHealthy, compile: () => (signs?.silent ? null : this.healthy()) }];
    const known = this.byKey.get(faultKey(fault));
    return known ? this.variantsOf(known) : [];
  }

  variantsOf({ kind, ref, forms }: Fault): SoundVariant[] {
    // No current flows through the board, and what leaks past it nobody calls a sound.
    if (kind === 'wire' && supplyNets.has(ref)) return [{ share: 1, ...this.asHealthy, compile: () => null }];
    return forms.flatMap(({ share, change }): SoundVariant[] => {
      const changed = change(this.pedal);
      const own = { compile: () => this.compile(changed), copper: (net: Net) => netAtCopper(changed, net) };
      if (!changed.unsure) return [{ share, ...own }];
      return [
        { share: (1 - unheardShare) * share, ...own },
        { share: unheardShare * share, ...this.asHealthy },
      ];
    });
  }

  private readonly asHealthy = {
    compile: (): KitData | null => this.healthy(),
    copper: (net: Net): Net => this.healthyCopper(net),
  };

  private compile(pedal: BuiltPedal): KitData | null {
    const { modelOf, near } = this;
    const { oversampling, kickNode } = this.sheet;
    return compilePedal(pedal, { modelOf, oversampling, kickNode, near });
  }
}

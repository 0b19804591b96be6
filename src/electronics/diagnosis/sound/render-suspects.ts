/** Renders what a kit's suspects sound like: as loud against each other as they are, and no more than the player lets anything be. */

import type { Net } from '../../component.ts';
import type { RiffName } from '../../player/chain/chain-settings.ts';
import { stockSettings } from '../../player/chain/chain-settings.ts';
import { loudnessOf } from '../../player/chain/loudness.ts';
import { loudnessTrims } from '../../player/chain/loudness-trims.ts';
import { renderChain, type RenderOptions } from '../../player/chain/render.ts';
import type { KitData } from '../../player/kit-data.ts';
import { chainOversampling } from '../../player/oversampling.ts';
import type { PlayableCircuit } from '../../player/playable.ts';
import { playRiff } from '../../player/riffs/play-riff.ts';
import { emitStep } from '../../player/wasm/emit-step.ts';
import { wasmCircuit } from '../../player/wasm/wasm-circuit.ts';
import { faultKey } from '../tables/fault-table.ts';
import type { SuspectPrints } from '../inference/next-sound.ts';
import type { FaultSounds, Suspect } from './fault-sounds.ts';
import { silentPrint, type SoundPrint, soundPrint, soundRate } from './sound-print.ts';

/** Enough of a riff to tell sounds apart, and to hear what it is. */
const printSeconds = 1.2;
const heardSeconds = 5;
const fadeSeconds = 0.02;

/** `null`: the browser would have to work out more than a step has time for. */
function circuitOf(data: KitData): PlayableCircuit | null {
  const code = emitStep(data);
  return code && wasmCircuit(data, new WebAssembly.Module(code));
}

/** No net is so quiet, or so loud, that more would help. */
const mostTrimDecibels = 40;

type RenderHow = Pick<RenderOptions, 'count' | 'factor' | 'net'> & Partial<Pick<RenderOptions, 'levels'>>;

type SharedPrint = SuspectPrints[string][number];

export class SuspectRenderer {
  private readonly sounds: FaultSounds;
  private readonly slug: string;
  private readonly riff: RiffName;
  private readonly source: Float32Array<ArrayBuffer>;
  private readonly loudness: number;
  private readonly probeTrims = new Map<Net, number>();
  private readonly prints = new Map<string, readonly SharedPrint[]>();

  constructor(sounds: FaultSounds, slug: string, riff: RiffName) {
    this.sounds = sounds;
    this.slug = slug;
    this.riff = riff;
    this.source = playRiff(riff, soundRate);
    this.loudness = loudnessOf(this.source, soundRate);
  }

  /**
   * A few seconds of the riff through the pedal with this fault; `null`: without one. At its jack, or at the tip of an audio probe on the
   * copper of a net: then as loud as brings the pedal without a fault to the loudness of everything else.
   */
  samples(suspect: Suspect | null, net: Net | null = null): Float32Array<ArrayBuffer> {
    const { sounds } = this;
    const variant = suspect && sounds.variants(suspect)[0];
    const data = suspect ? variant?.compile() : sounds.healthy();
    const count = Math.min(this.source.length, heardSeconds * soundRate);
    const circuit = data && circuitOf(data);
    const at = net === null ? null : (variant?.copper(net) ?? sounds.healthyCopper(net));
    const samples = circuit
      ? this.render(circuit, {
          count,
          factor: chainOversampling([circuit], soundRate).first,
          net: at,
          ...(net !== null && { trims: [this.probeTrim(net)] }),
        })
      : new Float32Array(count);
    const fade = fadeSeconds * soundRate;
    for (let k = 0; k < fade; k++) {
      samples[k]! *= k / fade;
      samples[count - 1 - k]! *= k / fade;
    }
    return samples;
  }

  /** Decibels that bring the pedal without a fault to the loudness of the guitar, as it is heard at a net. */
  private probeTrim(net: Net): number {
    const known = this.probeTrims.get(net);
    if (known !== undefined) return known;
    const circuit = circuitOf(this.sounds.healthy());
    const at = this.sounds.healthyCopper(net);
    const volts = circuit && this.render(circuit, { count: 2 * soundRate, factor: 1, net: at, levels: null });
    const loudness = volts ? loudnessOf(volts, soundRate) : -Infinity;
    const trim = Math.max(-mostTrimDecibels, Math.min(mostTrimDecibels, this.loudness - loudness));
    this.probeTrims.set(net, trim);
    return trim;
  }

  healthyPrint(): SoundPrint {
    return this.printOf(this.sounds.healthy());
  }

  /** Of each way in which it may sound; none: nothing is known of its sound. */
  printsOf(suspect: Suspect): readonly SharedPrint[] {
    const key = faultKey(suspect);
    const known = this.prints.get(key);
    if (known) return known;
    const ways = this.sounds.variants(suspect);
    const prints = ways.map(({ share, compile }) => [share, this.printOf(compile())] as const);
    this.prints.set(key, prints);
    return prints;
  }

  /** `null`: it makes no sound. */
  printOf(data: KitData | null): SoundPrint {
    const circuit = data && circuitOf(data);
    return circuit
      ? soundPrint(this.render(circuit, { count: printSeconds * soundRate, factor: 1 }), soundRate)
      : silentPrint;
  }

  private render(
    circuit: PlayableCircuit,
    { trims, ...options }: RenderHow & { readonly trims?: readonly number[] },
  ): Float32Array<ArrayBuffer> {
    const kitTrims = loudnessTrims([{ slug: this.slug, url: '' }], this.riff);
    return renderChain({
      circuits: [circuit],
      settings: [stockSettings],
      source: this.source,
      levels: { loudness: this.loudness, trims: trims ?? kitTrims },
      rate: soundRate,
      ...options,
    });
  }
}

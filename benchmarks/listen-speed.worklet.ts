/** A pedal on the audio thread that plays as fast as it is asked to, and tells how long each second of sound took. */
import { ampSlug, type AmpSetting } from '#electronics/player/chain/amp-settings.ts';
import { EffectsChain } from '#electronics/player/chain/effects-chain.ts';
import { loadedCircuits } from '#electronics/player/chain/loaded-circuits.ts';
import { stockSettings } from '#electronics/player/chain/chain-settings.ts';

declare const sampleRate: number;
declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}
declare function registerProcessor(
  name: string,
  processor: new (options: { processorOptions: Options }) => AudioWorkletProcessor,
): void;

interface Options {
  readonly slug: string;
  readonly setting: AmpSetting | null;
}

const factor = 2;

class SpeedProcessor extends AudioWorkletProcessor {
  private readonly chain: EffectsChain;
  private readonly input = new Float32Array(128);
  private time = 0;
  private begun = 0;

  constructor({ processorOptions: { slug, setting } }: { processorOptions: Options }) {
    super();
    const amp =
      setting && ({ circuit: loadedCircuits([{ slug: ampSlug }])[0]!, setting, cabinet: 'guitar', factor } as const);
    this.chain = new EffectsChain(loadedCircuits([{ slug }]), [stockSettings], sampleRate, factor, amp);
  }

  process(_inputs: unknown, outputs: readonly (readonly Float32Array[])[]): boolean {
    const { input } = this;
    if (this.time % sampleRate < input.length) this.tell();
    for (let i = 0; i < input.length; i++, this.time++) {
      const t = (2 * Math.PI * this.time) / sampleRate;
      input[i] = 0.12 * Math.sin(147 * t) + 0.08 * Math.sin(220 * t) + 0.04 * Math.sin(660 * t);
    }
    const output = outputs[0]![0]!;
    this.chain.run(input, output, input.length);
    this.chain.applyMaster(output, input.length);
    return true;
  }

  /** The clock of this thread knows milliseconds only: a second of sound is long enough. */
  private tell(): void {
    const now = Date.now();
    if (this.begun > 0) this.port.postMessage({ millis: now - this.begun, restarts: this.chain.restarts }, []);
    this.begun = now;
  }
}

registerProcessor('speed', SpeedProcessor);

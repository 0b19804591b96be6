import type { Net } from '#electronics/component.ts';
import type { Suspect } from '#electronics/diagnosis/sound/fault-sounds.ts';
import type { SuspectPrints } from '#electronics/diagnosis/inference/next-sound.ts';
import { soundRate } from '#electronics/diagnosis/sound/sound-print.ts';
import { keptVolume } from '../../../components/player/kept-volume.ts';
import type { SoundJob, SoundKit, SoundReply } from './sound-messages.ts';

/** Asks the worker for sounds, and plays them one at a time. */
export class SoundClient {
  private readonly kit: SoundKit;
  private worker: Worker | null = null;
  private readonly pending = new Map<number, PromiseWithResolvers<SoundReply>>();
  private context: AudioContext | null = null;
  private source: AudioBufferSourceNode | null = null;
  private last = 0;
  /** Counts presses, so that a sound that comes late is not heard after another one. */
  private presses = 0;

  constructor(kit: SoundKit) {
    this.kit = kit;
  }

  async prints(suspects: readonly Suspect[]): Promise<SuspectPrints> {
    const reply = await this.ask({ prints: suspects.map(plain) });
    return 'prints' in reply ? reply.prints : {};
  }

  /** Over and over, until something else is played or `stop`. Called from a press. */
  async play(suspect: Suspect | null, net?: Net): Promise<void> {
    this.stop();
    const press = this.presses;
    const context = (this.context ??= new AudioContext());
    const resumed = context.resume();
    const reply = await this.ask({ samples: suspect && plain(suspect), ...(net !== undefined && { net }) });
    await resumed;
    if (press !== this.presses || !('samples' in reply)) return;
    const buffer = context.createBuffer(1, reply.samples.length, soundRate);
    buffer.copyToChannel(reply.samples, 0);
    const gain = context.createGain();
    gain.gain.value = keptVolume();
    const source = context.createBufferSource();
    source.buffer = buffer;
    source.loop = true;
    source.connect(gain).connect(context.destination);
    source.start();
    this.source = source;
  }

  stop(): void {
    this.presses++;
    this.source?.stop();
    this.source = null;
  }

  close(): void {
    this.stop();
    this.worker?.terminate();
    this.worker = null;
    void this.context?.close();
    this.context = null;
  }

  private open(): Worker {
    const worker = new Worker(new URL('./fault-sounds.worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<SoundReply>) => {
      const asker = this.pending.get(data.id);
      this.pending.delete(data.id);
      if ('failed' in data) asker?.reject(new Error(data.failed));
      else asker?.resolve(data);
    });
    worker.addEventListener('error', () => {
      this.worker = null;
      for (const { reject } of this.pending.values()) reject(new Error('The worker was not loaded.'));
      this.pending.clear();
    });
    return worker;
  }

  private ask(ask: SoundJob['ask']): Promise<SoundReply> {
    const id = ++this.last;
    const asker = Promise.withResolvers<SoundReply>();
    this.pending.set(id, asker);
    this.worker ??= this.open();
    this.worker.postMessage({ ...this.kit, id, ask } satisfies SoundJob, []);
    return asker.promise;
  }
}

const plain = ({ kind, ref, detail, places, wires, signs }: Suspect): Suspect => ({
  kind,
  ref,
  ...(detail !== undefined && { detail }),
  ...(places && { places }),
  ...(wires && { wires }),
  ...(signs && { signs }),
});

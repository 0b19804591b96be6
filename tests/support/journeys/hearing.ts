import type { Page } from '@playwright/test';

/** What the browser hears: the greatest sample of what leaves for the loudspeaker, since the last look. */
export async function listenIn(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const connect = AudioNode.prototype.connect as (this: AudioNode, ...all: unknown[]) => unknown;
    AudioNode.prototype.connect = function (this: AudioNode, ...all: unknown[]) {
      if (all[0] instanceof AudioDestinationNode) {
        const ear = new AnalyserNode(this.context, { fftSize: 2048 });
        connect.call(this, ear);
        Object.assign(globalThis, { ear });
      }
      return connect.apply(this, all);
    } as typeof AudioNode.prototype.connect;
  });
  return () =>
    page.evaluate(() => {
      const { ear } = globalThis as { ear?: AnalyserNode };
      // A context that was put to sleep keeps the last samples and plays none.
      if (ear?.context.state !== 'running') return 0;
      const samples = new Float32Array(ear.fftSize);
      ear.getFloatTimeDomainData(samples);
      return Math.max(...samples.map(Math.abs));
    });
}

import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { launchOptions } from '#tests/support/journeys/browser.ts';
import { expect, test } from '#tests/support/journeys/journey.ts';
import { kitUrl, openPlayerPage } from '../../support/listen/player-page.ts';
import { root } from '../../../tools/bootstrap/root.mjs';

const { args, ...launch } = launchOptions();

test.use({
  permissions: ['microphone'],
  launchOptions: {
    ...launch,
    args: [
      ...args,
      '--autoplay-policy=no-user-gesture-required',
      // A guitar that beeps.
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
    ],
  },
});

/** A kit's file of a few lines: `step` sees `input`, `output` and `count`. */
const kitText = (slug: string, step: string): string =>
  `const kit=()=>({slug:'${slug}',controls:[],trimmers:[],oversampling:{first:2,ceiling:4},nets:[],parts:[],start:()=>({probed:new Float64Array(4096),
   isStable:true,turn(){},swap(){},probe(){},reset(){},step(input,output,count){${step}}})});
   (globalThis.listenKits??={})['${slug}']=kit;export default kit;`;

const kits = {
  // Too much for any audio thread; a worker has no sampleRate and takes its time.
  slow: kitText(
    'slow',
    `const until=Date.now()+(typeof sampleRate==='undefined'?0:8);while(Date.now()<until);
     for(let i=0;i<count;i++)output[i]=input[i]/2;`,
  ),
  ill: kitText('ill', 'for(let i=0;i<count;i++)output[i]=Math.random()<.001?NaN:input[i];'),
};

let server: Server | undefined;
test.afterEach(() => server?.close());

test.describe.configure({ timeout: 600_000 });

test('a kit is heard and rendered, a slow device hears a loop, and a guitar can be plugged in', async ({
  page,
  baseURL,
}) => {
  const urls = JSON.parse(readFileSync(join(root, 'dist/listen.json'), 'utf8')) as Record<string, string>;
  const opened = await openPlayerPage(page, baseURL!, kits);
  server = opened.server;

  await test.step('what is fetched is small', async () => {
    const worklet = [...opened.files].find(([name]) => name.includes('chain.worklet'))![1];
    // It plays an amp behind the pedals, which play on when it goes and comes, and circuits of visitors, says what each takes, takes
    // loops that have the amp, and tries all that will play together before any of it is heard.
    expect(brotliCompressSync(worklet).length).toBeLessThan(13.5 * 1024);
  });

  await test.step('renders are equal, run by run, and are sound', async () => {
    const seen = await page.evaluate(async (url) => {
      const { render } = globalThis.playerPage.player;
      const settings = { knobs: { DRIVE: 0.8 }, trimmers: {}, parts: {}, bypassed: false };
      const kit = { slug: 'vintage-overdrive', url };
      const [first, second] = [await render(kit, settings, 'lead', 1), await render(kit, settings, 'lead', 1)];
      const other = await render(kit, { ...settings, knobs: { DRIVE: 0.1 } }, 'lead', 1);
      return {
        isEqual: first.every((x, i) => x === second[i]),
        isOther: other.some((x, i) => x !== first[i]),
        isFinite: first.every((x) => Number.isFinite(x) && Math.abs(x) < 1),
        peak: Math.max(...first),
      };
    }, urls['vintage-overdrive']!);
    expect(seen).toMatchObject({ isEqual: true, isOther: true, isFinite: true });
    expect(seen.peak).toBeGreaterThan(0.02);
  });

  await test.step('a kit plays live, and its riff goes on through changes', async () => {
    await page.evaluate(async (url) => {
      const { player, workletUrl } = globalThis.playerPage;
      const live = player.createPlayer({ slug: 'fuzz-box', url, workletUrl });
      Object.assign(globalThis, { live });
      await live.play('chords');
    }, urls['fuzz-box']!);
    // On a machine that is busy it may be a loop that was rendered ahead.
    await expect
      .poll(() => page.evaluate(() => [live.state.phase, Math.max(...live.scope().output) > 0.003]), {
        timeout: 120_000,
      })
      .toEqual(['playing', true]);
    await expect.poll(() => page.evaluate(() => live.progress())).toBeGreaterThan(0.1);
    await page.evaluate(() => {
      live.apply({ knobs: { VOLUME: 1 }, trimmers: {}, parts: {}, bypassed: true });
      live.probe('OUT');
    });
    await expect.poll(() => page.evaluate(() => live.progress())).toBeGreaterThan(0.3);
    test.info().annotations.push({ type: 'state', description: JSON.stringify(await page.evaluate(() => live.state)) });
    expect(await page.evaluate(() => live.state.phase)).toBe('playing');
    await page.evaluate(() => live.stop());
    expect(await page.evaluate(() => live.state.phase)).toBe('idle');
  });

  await test.step('a guitar is heard, named and measured', async () => {
    await page.evaluate(() => live.play({ deviceId: null }));
    await expect.poll(() => page.evaluate(() => live.guitar!.levelDb()), { intervals: [50] }).toBeGreaterThan(-40);
    expect(await page.evaluate(() => live.guitar!.latencyMillis())).toBeGreaterThan(0);
    expect(await page.evaluate(async () => (await playerPage.player.guitarInputs()).length)).toBeGreaterThan(0);
    // Allowed only when the visitor has stopped.
    const isEnded = await page.evaluate(async () => {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
      const asked = Promise.withResolvers<() => void>();
      navigator.mediaDevices.getUserMedia = () => new Promise((resolve) => asked.resolve(() => resolve(stream)));
      const playing = live.play({ deviceId: null });
      const allow = await asked.promise;
      live.stop();
      allow();
      await playing;
      Reflect.deleteProperty(navigator.mediaDevices, 'getUserMedia');
      return stream.getTracks().every(({ readyState }) => readyState === 'ended');
    });
    expect(isEnded).toBe(true);
    await page.evaluate(() => live.close());
  });

  await test.step('one pedal plays into the other', async () => {
    await page.evaluate(async (found) => {
      const { player, workletUrl } = globalThis.playerPage;
      const kit = (slug: string) => ({ slug, url: found[slug]!, workletUrl });
      const live = player.createPlayer([kit('clean-booster'), kit('fuzz-box')]);
      Object.assign(globalThis, { live });
      await live.play('chug');
    }, urls);
    await expect
      .poll(() => page.evaluate(() => [live.state.phase, Math.max(...live.scope().output) > 0.003]), {
        timeout: 120_000,
      })
      .toEqual(['playing', true]);
    await page.evaluate(() => live.close());
  });

  await test.step('a device that is too slow hears a loop that was rendered ahead, and is told', async () => {
    await page.evaluate(async (url) => {
      const { player, workletUrl } = globalThis.playerPage;
      const live = player.createPlayer({ slug: 'slow', url, workletUrl });
      Object.assign(globalThis, { live });
      await live.play('bass');
    }, kitUrl('slow'));
    const heard = () => page.evaluate(() => [live.state.quality, live.state.phase].join(' '));
    await expect.poll(heard, { timeout: 120_000 }).toBe('prerendered playing');
    // In bypass there is nothing to wait for.
    const bypassed = await page.evaluate(async () => {
      live.apply({ knobs: {}, trimmers: {}, parts: {}, bypassed: true });
      await live.play('chug');
      return [live.state.quality, live.state.phase];
    });
    expect(bypassed).toEqual(['prerendered', 'playing']);
    // After a pause it is tried live again, and found as slow as it was, though it is bypassed.
    const retried = await page.evaluate(async () => {
      live.stop();
      await live.play('bass');
      return live.state.phase;
    });
    expect(retried).toBe('playing');
    await expect.poll(heard, { timeout: 120_000 }).toBe('prerendered playing');
    // A guitar is live whatever it takes.
    const guitar = await page.evaluate(async () => {
      await live.play({ deviceId: null });
      return [live.state.quality === 'prerendered', live.state.phase];
    });
    expect(guitar).toEqual([false, 'playing']);
    await page.evaluate(() => live.close());
  });

  await test.step('what is not a number never comes out', async () => {
    const isFinite = await page.evaluate(async (url) => {
      const settings = { knobs: {}, trimmers: {}, parts: {}, bypassed: false };
      const samples = await playerPage.player.render({ slug: 'ill', url }, settings, 'chug', 2);
      return samples.every((x) => Number.isFinite(x)) && samples.some((x) => Math.abs(x) > 0.01);
    }, kitUrl('ill'));
    expect(isFinite).toBe(true);
  });
});

declare global {
  var live: ReturnType<typeof playerPage.player.createPlayer>;
}

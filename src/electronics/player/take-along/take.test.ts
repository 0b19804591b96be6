import { describe, expect, it } from 'vitest';
import { ampCircuit, circuitOf } from '#tests/support/listen/kit-circuits.ts';
import { modelCircuit } from '#tests/support/listen/model-circuits.ts';
import { compiledNetlist, goldenNetlists, ownPlayable } from '#tests/support/own-circuit/own-netlists.ts';
import { stockSettings } from '../chain/chain-settings.ts';
import { loudnessOf } from '../chain/loudness.ts';
import { loudnessTrims } from '../chain/loudness-trims.ts';
import { latencySamples } from '../chain/oversampler.ts';
import { renderAligned, renderChain } from '../chain/render.ts';
import { oversamplingFactors } from '../oversampling.ts';
import { playRiff } from '../riffs/play-riff.ts';
import { fitted, recordingVolts, takeFactor, takeInVolts, takeOfRecording, takeOfRiff, takeRate } from './take.ts';
import { takeLevels } from './take-levels.ts';

const settings = [stockSettings];
const wire = () => modelCircuit((volts) => volts);
const chord = playRiff('chords', takeRate).slice(0, 9600);
const levels = { loudness: -24, trims: [-3] };

/** Of what is heard: the loudest difference. */
const worst = (a: Float32Array, b: Float32Array): number =>
  a.reduce((most, x, i) => Math.max(most, Math.abs(x - b[i]!)), 0);

describe('what is taken along', () => {
  const board = async () => {
    const kits = ['clean-booster', 'fuzz-box', 'two-band-eq'].map((slug) => ({ slug, url: '' }));
    const circuits = await Promise.all(kits.map(({ slug }) => circuitOf(slug)));
    const amp = { circuit: await ampCircuit(), setting: 'edge', cabinet: 'guitar' } as const;
    const knobs = { [circuits[1]!.controls[0]!.designator]: 0.2 };
    return { kits, circuits, amp, settings: [stockSettings, { ...stockSettings, knobs }, stockSettings] };
  };

  it.each(oversamplingFactors)('lies on its source to a part of a sample, at %ix', (factor) => {
    const rendered = renderAligned({
      circuits: [wire()],
      settings,
      source: chord,
      levels: null,
      rate: takeRate,
      factor,
    });
    expect(rendered).toHaveLength(chord.length);
    // A tenth of a sample beside it would be ten times as much.
    expect(worst(rendered, chord)).toBeLessThan(1e-3);
  });

  it('is what the player plays, sample for sample, with the amp and without', async () => {
    const circuits = [await circuitOf('fuzz-box')];
    const factor = takeFactor({ circuits });
    const late = latencySamples(factor);
    const amp = { circuit: await ampCircuit(), setting: 'clean', cabinet: 'guitar' } as const;
    const ampTrims = { kits: [-17], bypass: -18 };
    for (const played of [null, amp]) {
      const all = { circuits, settings, levels: { ...levels, ampTrims }, source: chord };
      const taken = takeOfRecording({ ...all, amp: played });
      const whole = new Float32Array(taken.length + late);
      whole.set(chord);
      const heard = renderChain({
        ...all,
        source: whole,
        rate: takeRate,
        factor,
        amp: played && { ...played, factor: 2 },
        count: chord.length + late,
      });
      expect(taken.length).toBe(chord.length + 2 * takeRate);
      expect(worst(heard.subarray(late), taken)).toBe(0);
      expect(Math.max(...taken)).toBeGreaterThan(0.01);
    }
  });

  it('is a riff in whole rounds, so that its end runs into its beginning', () => {
    const shares: number[] = [];
    const onProgress = (share: number): number => shares.push(share);
    const taken = takeOfRiff({ circuits: [wire()], settings, amp: null, levels: null, source: chord, onProgress });
    expect(taken.length % chord.length).toBe(0);
    expect(Math.abs(taken.length / takeRate - 30)).toBeLessThan(chord.length / takeRate);
    expect(worst(taken.subarray(-chord.length), chord)).toBeLessThan(1e-3);
    expect(shares.length).toBeGreaterThan(50);
    expect(shares.every((share, k) => share <= 1 && share >= (shares[k - 1] ?? 0))).toBe(true);
  });

  it('is in volts as long as what went in, neither matched nor limited', () => {
    const loud = chord.map((volts) => 20 * volts);
    const taken = takeInVolts({ circuits: [wire()], settings, amp: null, source: loud });
    expect(taken).toHaveLength(loud.length);
    expect(worst(taken, loud)).toBeLessThan(2e-2);
  });

  it('is in volts of a whole row too', async () => {
    const { circuits, settings: set } = await board();
    const row = { circuits, settings: set };
    const taken = takeInVolts({ ...row, amp: null, source: chord });
    const factor = takeFactor(row);
    const heard = renderAligned({ ...row, source: chord, levels: null, rate: takeRate, factor });
    expect(worst(taken, heard)).toBe(0);
    expect(taken).toHaveLength(chord.length);
  });

  it('names the net of a circuit that goes astray', () => {
    const circuit = wire();
    const astray = { unsettledNet: 'b', isStable: false, reset: () => {} };
    const start = (rate: number) => Object.assign(circuit.start(rate), astray);
    const nets: string[] = [];
    const onUnsettled = (net: string): number => nets.push(net);
    const chain = { circuits: [{ ...circuit, start }], settings, amp: null, onUnsettled };
    takeInVolts({ ...chain, source: chord });
    expect(nets).toEqual(['b']);
  });

  it('is turned down where it would not fit, and by no more than that', () => {
    expect(fitted(chord).samples).toBe(chord);
    const { samples, decibels } = fitted(chord.map((volts) => 20 * volts));
    expect(Math.max(...samples.map(Math.abs))).toBeCloseTo(10 ** (-1 / 20), 6);
    expect(decibels).toBeLessThan(-10);
  });

  it('takes a recording as loud as a guitar plays, and none in which there is nothing', () => {
    const quiet = playRiff('chords', takeRate).slice(0, 48_000);
    const { source, loudness } = recordingVolts(quiet.map((x) => x / 100))!;
    expect(Math.max(...source.map(Math.abs))).toBeCloseTo(0.45, 6);
    expect(loudness).toBeGreaterThan(-40);
    expect(recordingVolts(new Float32Array(48_000))).toBeNull();
  });
  it.each([['a board through the amp'], ['a circuit of one’s own']])('is what the player plays of %s', async (of) => {
    const own = compiledNetlist(goldenNetlists[0]![1]);
    const circuit = ownPlayable(own);
    const chain =
      of === 'a board through the amp'
        ? await board()
        : {
            kits: [{ slug: 'own-circuit', url: '', own: { data: own.data, module: new WebAssembly.Module(own.code) } }],
            circuits: [circuit],
            amp: null,
            settings,
          };
    const { kits, ...played } = chain;
    const matched = takeLevels(kits, played, null, loudnessOf(playRiff('chords', takeRate), takeRate));
    const factor = takeFactor(played);
    const late = latencySamples(factor);
    const taken = takeOfRecording({ ...played, source: chord, levels: matched });
    const whole = new Float32Array(taken.length + late);
    whole.set(chord);
    const heard = renderChain({
      ...played,
      levels: matched,
      source: whole,
      rate: takeRate,
      factor,
      amp: played.amp && { ...played.amp, factor: 2 },
      count: chord.length + late,
    });
    expect(worst(heard.subarray(late), taken)).toBe(0);
    expect(Math.max(...taken)).toBeGreaterThan(0.01);
  });
});

describe('how loud it is', () => {
  const wires = [wire(), wire()];
  const chordsLoudness = loudnessOf(playRiff('chords', takeRate), takeRate);
  const kits = [
    { slug: 'fuzz-box', url: '' },
    { slug: 'clean-booster', url: '' },
  ];
  const [on, off] = [stockSettings, { ...stockSettings, bypassed: true }];
  const levelsOf = (circuits: typeof wires, ...both: (typeof on)[]) =>
    takeLevels(kits, { circuits, settings: both, amp: null }, 'chords', chordsLoudness);

  it('is in the table where one pedal plays, and measured where several do', () => {
    expect(levelsOf(wires, off, on)).toEqual({ loudness: chordsLoudness, trims: loudnessTrims(kits, 'chords') });
    expect(levelsOf(wires, on, on).trims.every((trim) => Math.abs(trim) < 1)).toBe(true);
    const twice = modelCircuit((volts) => 2 * volts);
    const [trim = 0] = levelsOf([twice, twice], on, on).trims;
    expect(trim - levelsOf(wires, on, on).trims[0]!).toBeCloseTo(-20 * Math.log10(4), 3);
  });

  it('stays as the table has it where nothing comes out', () => {
    const silent = modelCircuit(() => 0);
    expect(levelsOf([silent, silent], on, on).trims).toEqual(loudnessTrims(kits, 'chords'));
  });
});

/**
 * Plays every fault of the fault model through every kit that sounds, and says which do not. Takes minutes; a sample of them is
 * a test. `node tools/play-faults.ts [kit,kit]`
 */
import { soundSheet } from '#build/workbench/faults/sound-sheet.ts';
import { playableKits } from '#build/listen/playable-kits.ts';
import { FaultSounds } from '#electronics/diagnosis/sound/fault-sounds.ts';
import { faultKey } from '#electronics/diagnosis/tables/fault-table.ts';
import { playRiff } from '#electronics/player/riffs/play-riff.ts';
import { emitStep } from '#electronics/player/wasm/emit-step.ts';
import { wasmCircuit } from '#electronics/player/wasm/wasm-circuit.ts';

const slugs = process.argv[2]?.split(',');
/** Those at which suspects are compared, and heard. */
const rates = [48_000, 96_000];
const seconds = 0.25;
const riffs = rates.map((rate) => Float64Array.from(playRiff('chug', rate).subarray(0, rate * seconds)));

for (const kit of playableKits.toSorted((a, b) => a.circuit.components.length - b.circuit.components.length)) {
  if (slugs && !slugs.includes(kit.slug)) continue;
  const sounds = new FaultSounds(soundSheet(kit));
  const found: string[] = [];
  let [forms, compiled, milliseconds] = [0, 0, 0];
  for (const fault of sounds.faults)
    for (const { compile } of sounds.variantsOf(fault)) {
      forms++;
      const started = performance.now();
      try {
        const data = compile();
        milliseconds += performance.now() - started;
        if (!data) {
          if (!/^wire (DC\+|GND)$/.test(faultKey(fault))) found.push(`${faultKey(fault)}: no operating point`);
          continue;
        }
        const code = emitStep(data);
        if (!code) throw new Error('too many devices');
        const circuit = wasmCircuit(data, new WebAssembly.Module(code));
        rates.forEach((rate, k) => {
          const played = circuit.start(rate);
          const { length } = riffs[k]!;
          played.step(riffs[k]!, new Float64Array(length), length);
          if (!played.isStable) found.push(`${faultKey(fault)}: diverges at ${played.unsettledNet}, ${rate} steps`);
        });
        compiled++;
      } catch (error) {
        found.push(`${faultKey(fault)}: ${String(error)}`);
      }
    }
  console.log(
    `${kit.slug}: ${sounds.faults.length} faults, ${forms} forms, ${compiled} play, ${(milliseconds / forms).toFixed(1)} ms to solve and compile`,
  );
  for (const line of found) console.log(`  ${line}`);
}

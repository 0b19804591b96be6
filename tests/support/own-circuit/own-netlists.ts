/** Netlists that nobody of the shop drew: thirty well-known circuits, and three that ngspice has played. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { deviceModels } from '#catalogue/models/models.ts';
import { compileOwn, type CompiledOwn } from '#electronics/own-circuit/compile-own.ts';
import { readNetlist } from '#electronics/own-circuit/read-netlist.ts';
import type { PlayableCircuit } from '#electronics/player/playable.ts';
import { wasmCircuit } from '#electronics/player/wasm/wasm-circuit.ts';

function netlistsIn(folder: string): (readonly [name: string, text: string])[] {
  const at = new URL(`./${folder}/`, import.meta.url);
  return readdirSync(at).map((file) => [basename(file, '.cir'), readFileSync(new URL(file, at), 'utf8')]);
}

export const wellKnownNetlists = netlistsIn('netlists');
export const goldenNetlists = netlistsIn('golden');

/** A netlist that has to be played. */
export function compiledNetlist(text: string): CompiledOwn {
  const { own, problems } = readNetlist(text, deviceModels);
  if (!own) throw new Error(JSON.stringify(problems));
  const compiled = compileOwn(own);
  if ('problem' in compiled) throw new Error(compiled.problem.text);
  return compiled;
}

export const ownPlayable = ({ data, code }: CompiledOwn): PlayableCircuit =>
  wasmCircuit(data, new WebAssembly.Module(code));

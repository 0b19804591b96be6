/** Lays out schematics by the slugs of their kits, in a thread of its own. */
import { workerData } from 'node:worker_threads';
import type { Circuit } from '#electronics/component.ts';
import { serveTasks } from '../assets/worker-pool.ts';
import { layOut } from './lay-out.ts';

const circuits = new Map((workerData as readonly Circuit[]).map((circuit) => [circuit.slug, circuit]));

serveTasks((slug: string) => layOut(circuits.get(slug)!));

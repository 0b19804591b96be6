/** How a kit can be looked at and heard: what the build made of it, and where that is served. */

import { z } from 'zod';

export const flatLay = z.object({
  imageUrl: z.string(),
  widthMm: z.number(),
  heightMm: z.number(),
  areas: z
    .array(z.object({ names: z.array(z.string()), x: z.number(), y: z.number(), w: z.number(), h: z.number() }))
    .describe('In percent of the picture. Several names lie from top to bottom, each as high as the other.'),
});

export type FlatLay = z.infer<typeof flatLay>;

export const schematic = z.object({
  imageUrl: z.string(),
  stages: z.array(z.string()).describe('What is drawn, from the input to the output, then what stands beside it.'),
  downloads: z
    .array(z.object({ name: z.string(), type: z.string(), url: z.string() }))
    .describe('The same circuit for other programs.'),
});

export type Schematic = z.infer<typeof schematic>;

export const listening = z.object({
  imageUrl: z.string().describe('The pedal, patched, as it is played.'),
  sheetUrl: z.string().describe('Its controls, parts and mods, as JSON.'),
  codeUrl: z.string().describe('The circuit as code that plays it.'),
});

export type Listening = z.infer<typeof listening>;

export const benchView = z.object({
  sheetUrl: z.string().describe('Its parts, nets, board, steps and measurements, as JSON.'),
  faultsUrl: z.string().optional().describe('What each of its faults shows, as JSON: read by the fault finder.'),
});

export type BenchView = z.infer<typeof benchView>;

/** Draws beside the page: the layout engine is large and takes its time. It runs in a thread of its own, as its package has it. */
import Elk from 'elkjs/lib/elk-api.js';
// The file as the package has it, neither bundled nor changed.
// oxlint-disable-next-line import/default
import engineUrl from 'elkjs/lib/elk-worker.min.js?url';
import { arrangeWith, type LayoutEngine } from '#drawings/schematic/elk-arrange.ts';
import { ownDrawing, stagesInWords } from '#drawings/schematic/own-circuit/own-drawing.ts';
import { drawSchematic } from '#drawings/schematic/schematic.ts';
import { schematicSvg } from '#drawings/schematic/svg.ts';
import type { DrawJob, DrawReply } from './draw-messages.ts';

/** The page is told as of any fault of this thread's own. */
const throwLater = (): void => {
  setTimeout(() => {
    throw new Error('The layout engine did not load.');
  });
};

function startEngine(): Worker {
  const engine = new Worker(engineUrl);
  engine.addEventListener('error', throwLater);
  return engine;
}

// The package is CommonJS with a default export, which its types do not say.
const Engine = Elk as unknown as new (options: { workerFactory: () => Worker }) => LayoutEngine;
const arrange = arrangeWith(new Engine({ workerFactory: startEngine }));

async function draw({ id, own }: DrawJob): Promise<DrawReply> {
  const drawing = ownDrawing(own);
  const sheet = await drawSchematic(drawing.circuit, drawing.hints, arrange);
  return { id, svg: schematicSvg(sheet, { title: 'Schematic of your circuit', description: stagesInWords(drawing) }) };
}

addEventListener('message', ({ data }: MessageEvent<DrawJob>) => {
  void draw(data)
    .catch((): DrawReply => ({ id: data.id, svg: null }))
    .then((reply) => postMessage(reply));
});

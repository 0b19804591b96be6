/** In the words of the scripts that went before, so that a start reads as one. */
export const say = (topic: string, sentence: string): void =>
  void process.stdout.write(`taar  ${topic.padEnd(8)}  ${sentence}\n`);

/** Does one step, then says what came of it and how long it took. */
export async function step<T>(topic: string, work: () => Promise<T>, summary: (result: T) => string): Promise<T> {
  const startedMs = performance.now();
  const result = await work();
  say(topic, `${summary(result)} in ${((performance.now() - startedMs) / 1000).toFixed(1)} s`);
  return result;
}

const heartbeatMs = 5000;

/** A failure that is explained by its sentence alone; a stack trace would only hide it. */
export class CommandError extends Error {}

export function log(topic, sentence) {
  process.stdout.write(`taar  ${topic.padEnd(8)}  ${sentence}\n`);
}

export function seconds(sinceMs) {
  return `${((performance.now() - sinceMs) / 1000).toFixed(1)} s`;
}

/**
 * Runs one step and logs it: what it does and how long that usually takes, a line every few seconds while it runs, and how
 * long it took.
 */
export async function step(name, doing, work, usualSeconds) {
  const startedMs = performance.now();
  const usual = usualSeconds === undefined ? '' : ` of about ${usualSeconds}`;
  log(name, usualSeconds === undefined ? `${doing} ...` : `${doing}, about ${usualSeconds} s on two quiet cores ...`);
  const heartbeat = setInterval(() => log(name, `still at it, ${seconds(startedMs)}${usual}`), heartbeatMs);
  try {
    const result = await work();
    log(name, `done in ${seconds(startedMs)}`);
    return result;
  } catch (error) {
    log(name, `failed after ${seconds(startedMs)}`);
    throw error;
  } finally {
    clearInterval(heartbeat);
  }
}

/**
 * How listening narrows the suspects: one is played, and the answer to 'Is that yours?' is likelier with those that sound like it.
 * How far sounds lie apart is said in decibels (sound-print.ts).
 */

export const soundAnswers = ['yes', 'no', 'unsure'] as const;
export type SoundAnswer = (typeof soundAnswers)[number];

/** A sound that was played, with its answer. */
export interface HeardSound {
  /** The suspect whose sound it was. */
  readonly key: string;
  readonly answer: SoundAnswer;
  /** By suspect, of each way in which it may sound: how common that is, and how far it is from what was played. */
  readonly distances: Readonly<Record<string, readonly Way[]>>;
}

type Way = readonly [share: number, decibels: number];

/** The pedal without a fault, among the suspects. */
export const healthyKey = 'healthy';

/**
 * Another guitar, another amp, parts that stray and fingers: what is the same sound lies some decibels apart, and half of those who
 * hear a difference of so many still say yes. A few say what they did not hear.
 */
const ear = { sameDecibels: 6, slope: 1.5, most: 0.85, least: 0.02 } as const;
/** Nobody is sure of what lies between the same and another. */
const doubt = { always: 0.08, most: 0.15, atDecibels: 6, width: 2.5 } as const;

/** A pedal may sound like no netlist says: then any answer is as likely as it is among all pedals. */
const oddShare = 0.3;
const usually: Readonly<Record<SoundAnswer, number>> = { yes: 0.25, no: 0.6, unsure: 0.15 };

/** How often this is answered where the sound that was played lies so far from that of the pedal. */
export function answerLikelihood(answer: SoundAnswer, decibels: number): number {
  const yes = ear.least + ear.most / (1 + Math.exp((decibels - ear.sameDecibels) / ear.slope));
  const unsure = doubt.always + doubt.most * Math.exp(-(((decibels - doubt.atDecibels) / doubt.width) ** 2));
  const heard = { yes, unsure, no: 1 - yes - unsure }[answer];
  return (1 - oddShare) * heard + oddShare * usually[answer];
}

/** The same of a suspect, which may sound in several ways. */
export function likelihoodOfWays(answer: SoundAnswer, ways: readonly Way[]): number {
  const whole = ways.reduce((sum, [share]) => sum + share, 0);
  return ways.reduce((sum, [share, decibels]) => sum + (share / whole) * answerLikelihood(answer, decibels), 0);
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

/** The likelihood of all answers for a suspect. One whose sound was not worked out is as likely to be answered so as all others together. */
export function soundFits(sounds: readonly HeardSound[]): (key: string) => number {
  const each = sounds.map(({ answer, distances }) => {
    const fits = new Map(Object.entries(distances).map(([key, ways]) => [key, likelihoodOfWays(answer, ways)]));
    return { fits, usual: fits.size > 0 ? mean([...fits.values()]) : 1 };
  });
  return (key) => each.reduce((product, { fits, usual }) => product * (fits.get(key) ?? usual), 1);
}

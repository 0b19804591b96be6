export function log(topic: string, sentence: string): void;
export function seconds(sinceMs: number): string;
export function step<T>(name: string, doing: string, work: () => Promise<T> | T, usualSeconds?: number): Promise<T>;
export class CommandError extends Error {}

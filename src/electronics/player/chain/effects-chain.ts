/** A board that can be exchanged while it plays: for other parts, another row of pedals, coarser or finer steps. */
import type { PlayableCircuit } from '../playable.ts';
import { asDrawn, type Factor, type ListenSettings, type SourceLevels } from './chain-settings.ts';
import { Board } from './oversampled-chain.ts';
import { Fader } from './crossfade.ts';
import { Master } from './master-bus.ts';
import { blockLength } from './oversampler.ts';

/** A new board plays along unheard until it has found its rest: a compressor takes longest to grip. */
const settleSeconds = 0.12;
/** Not so long where coarser steps are taken because there is no time for two boards. */
const hurriedSeconds = 0.03;

/** What another board has to be made for. */
const makeOf = (row: number, settings: readonly ListenSettings[]): string =>
  JSON.stringify([row, settings.map(({ parts }) => parts)]);

export class Rig {
  circuits: readonly PlayableCircuit[];
  /** Counts the rows that were put on it. */
  private row = 0;
  private readonly rate: number;
  private readonly master: Master;
  settings: readonly ListenSettings[];
  private board: Board;
  private next: Board | null = null;
  private make: string;
  private factorWanted: Factor;
  private trims: readonly number[];
  private net: string | null = null;
  private settling = 0;
  private readonly change: Fader;
  /** What a new board hears begins softly: an echo or a reverb would hand on how abruptly it began. */
  private readonly entry: Fader;
  private readonly entering = new Float32Array(blockLength);
  private readonly other = new Float32Array(blockLength);

  constructor(circuits: readonly PlayableCircuit[], settings: readonly ListenSettings[], rate: number, factor: Factor) {
    this.circuits = circuits;
    this.trims = circuits.map(() => 0);
    this.rate = rate;
    this.settings = circuits.map((_, i) => settings[i] ?? asDrawn);
    this.factorWanted = factor;
    this.make = makeOf(this.row, this.settings);
    this.board = this.makeBoard();
    this.change = new Fader(rate, 0);
    this.entry = new Fader(rate, 0);
    this.master = new Master(rate);
  }

  private makeBoard(): Board {
    const board = new Board(this.circuits, this.settings, this.rate, this.factorWanted, this.row);
    board.probe(this.net);
    return board;
  }

  /** The last pedal that is on decides how loud it is. */
  private get trimDb(): number {
    return this.trims[this.settings.findLastIndex(({ bypassed }) => !bypassed)] ?? 0;
  }

  get isBypassed(): boolean {
    return this.settings.every(({ bypassed }) => bypassed);
  }

  get factor(): Factor {
    return this.factorWanted;
  }

  /** Two boards play at once. */
  get isChanging(): boolean {
    return this.next !== null;
  }

  get restarts(): number {
    return this.board.restarts;
  }

  /** Before it plays another source. */
  setLevels({ loudness, trims }: SourceLevels): void {
    this.master.sourceLoudness = loudness;
    this.setTrims(trims);
  }

  setTrims(trims: readonly number[]): void {
    this.trims = trims;
    this.master.aim(this.trimDb);
  }

  apply(settings: readonly ListenSettings[]): void {
    this.settings = this.circuits.map((_, i) => settings[i] ?? asDrawn);
    for (const board of [this.board, this.next]) if (board?.row === this.row) board.apply(this.settings);
    this.master.aim(this.trimDb);
    this.exchange();
  }

  /** Other pedals, or the same in another order. What plays goes on into the new row. */
  setRow(circuits: readonly PlayableCircuit[], settings: readonly ListenSettings[], factor: Factor): void {
    this.circuits = circuits;
    this.row++;
    this.factorWanted = factor;
    this.apply(settings);
  }

  probe(net: string | null): void {
    this.net = net;
    this.board.probe(net);
    this.next?.probe(net);
  }

  setFactor(factor: Factor): void {
    this.factorWanted = factor;
    this.exchange();
  }

  /** One exchange after the other: what was asked for meanwhile follows. */
  private exchange(): void {
    const make = makeOf(this.row, this.settings);
    if (this.next || (make === this.make && this.board.factor === this.factorWanted)) return;
    this.make = make;
    this.next = this.makeBoard();
    const seconds = this.next.factor < this.board.factor ? hurriedSeconds : settleSeconds;
    this.settling = Math.ceil(seconds * this.rate);
    this.change.jump(0);
    this.entry.jump(0);
    this.entry.goal = 1;
  }

  /** From volts to full scale, in place. */
  finish(samples: Float32Array, count: number): void {
    this.master.run(samples, count, this.isBypassed);
  }

  /** Volts of a guitar to volts at the last jack, at most a block. */
  run(input: Float32Array, output: Float32Array, count: number): void {
    this.board.run(input, output, count);
    if (!this.next) return;
    for (let i = 0; i < count; i++) this.entering[i] = input[i]! * this.entry.step() ** 2;
    this.next.run(this.entering, this.other, count);
    this.settling -= count;
    if (this.settling > 0) return;
    this.change.goal = 1;
    for (let i = 0; i < count; i++) {
      this.change.step();
      output[i] = output[i]! * this.change.rest + this.other[i]! * this.change.gain;
    }
    if (!this.change.isOn) return;
    this.board = this.next;
    this.next = null;
    this.exchange();
  }
}

/** Long enough that nothing clicks, short enough that a footswitch acts at once. */
export const fadeSeconds = 0.02;

/** An equal-power crossfade between two sounds: `gain` of the one, `otherGain` of the other. */
export class Crossfade {
  gain = 0;
  otherGain = 0;
  /** 0 or 1. */
  target = 0;
  private position = 0;
  private readonly increment: number;

  constructor(rate: number, position: 0 | 1) {
    this.increment = 1 / (fadeSeconds * rate);
    this.jump(position);
  }

  jump(position: 0 | 1): void {
    this.target = position;
    this.position = position;
    this.gain = position;
    this.otherGain = 1 - position;
  }

  get isOn(): boolean {
    return this.position === 1 && this.target === 1;
  }

  get isOff(): boolean {
    return this.position === 0 && this.target === 0;
  }

  /** Goes on by one sample. */
  step(): number {
    if (this.position === this.target) return this.gain;
    const next = this.position + (this.target > this.position ? this.increment : -this.increment);
    if (next <= 0 || next >= 1) {
      this.position = this.target;
      this.gain = this.target;
      this.otherGain = 1 - this.target;
    } else {
      this.position = next;
      this.gain = Math.sin((Math.PI / 2) * next);
      this.otherGain = Math.cos((Math.PI / 2) * next);
    }
    return this.gain;
  }
}

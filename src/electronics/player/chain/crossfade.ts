/** Long enough that nothing clicks, short enough that a footswitch acts at once. */
export const fadeSeconds = 0.02;

/** Between two sounds at equal power: `gain` of the one, `rest` of the other. */
export class Fader {
  gain = 0;
  rest = 0;
  /** 0 or 1. */
  goal = 0;
  private place = 0;
  private readonly pace: number;

  constructor(rate: number, place: 0 | 1) {
    this.pace = 1 / (fadeSeconds * rate);
    this.jump(place);
  }

  jump(place: 0 | 1): void {
    this.goal = place;
    this.place = place;
    this.gain = place;
    this.rest = 1 - place;
  }

  get isOn(): boolean {
    return this.place === 1 && this.goal === 1;
  }

  get isOff(): boolean {
    return this.place === 0 && this.goal === 0;
  }

  /** On by one sample. */
  step(): number {
    if (this.place === this.goal) return this.gain;
    const next = this.place + (this.goal > this.place ? this.pace : -this.pace);
    if (next <= 0 || next >= 1) {
      this.place = this.goal;
      this.gain = this.goal;
      this.rest = 1 - this.goal;
    } else {
      this.place = next;
      this.gain = Math.sin((Math.PI / 2) * next);
      this.rest = Math.cos((Math.PI / 2) * next);
    }
    return this.gain;
  }
}

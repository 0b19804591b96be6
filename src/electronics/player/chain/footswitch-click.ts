/** The mechanical click of a footswitch: a spring that snaps over, and the box that answers. */

interface Ring {
  readonly hertz: number;
  /** In which it falls to a third. */
  readonly seconds: number;
  readonly share: number;
}

const rings: readonly Ring[] = [
  { hertz: 190, seconds: 0.006, share: 0.3 },
  { hertz: 2150, seconds: 0.0022, share: 0.4 },
  { hertz: 4300, seconds: 0.0012, share: 0.3 },
];
/** Its greatest sample, of full scale: less than the strings of a riff. */
export const clickPeak = 0.07;
const clickSeconds = 0.03;

/** The same every time, so that it is made once. */
function clickAt(rate: number): Float32Array {
  return Float32Array.from({ length: Math.round(clickSeconds * rate) }, (_, i) => {
    const time = i / rate;
    // Begins and ends at nothing: it is the spring that clicks, not the samples.
    return rings.reduce(
      (sum, { hertz, seconds, share }) =>
        sum + clickPeak * share * Math.exp(-time / seconds) * Math.sin(2 * Math.PI * hertz * time),
      0,
    );
  });
}

export class FootswitchClick {
  private readonly samples: Float32Array;
  private place: number;

  constructor(rate: number) {
    this.samples = clickAt(rate);
    this.place = this.samples.length;
  }

  press(): void {
    this.place = 0;
  }

  /** Into what is played, in place; what is near full scale leaves it less room, so that it never goes over. */
  run(output: Float32Array): void {
    const { samples } = this;
    for (let i = 0; i < output.length && this.place < samples.length; i++, this.place++) {
      output[i]! += samples[this.place]! * (1 - Math.abs(output[i]!));
    }
  }
}

import type { RiffName } from '../chain/chain-settings.ts';

/** The loudest moment of each 96th of a loop, 0 to z. Beside it stands the test that says whether they are true. */
const shapes: Readonly<Record<RiffName, string>> = {
  arpeggio: 'igfefdpnmkkhproegfunjjffqljlkfrinnjhnlomjjshjfggnljihfmmmmlkoljhgfihfecbsplkjhwvmnikzonpkioojgec',
  chug: 'e31aa5g31aa5f20aa5sqnljhb21983b20983c20983utpqqkf31993b20a93c20a93yvsqnlzxwqnlkjgc87667887655431',
  lead: 'pmifdb986654pkhemifctokhvpligecasoliyoliwpljsolizrlhdb9764432211mhebqkheplifvnjhpljgfdba87665443',
  bass: 'omlkjhgfeddbgfedcbgfedcapnlkjihgfedbkihgfcqhigedzqpnmkjihgfcjihfecf76543jhgfecjhgfecokkhhheedcca',
  chords: 'lqnlijjffdcbfgddbcgffeihjtwxmpmkihfehjnmiigdcfactyxyrzroijihikjdhfoiojfiqywnrlgjjdhfhkjfgdieeaa7',
};

/** 96 bars of a riff's true shape, 0..1. */
export const riffShape = (riff: RiffName): readonly number[] =>
  [...shapes[riff]].map((digit) => Number.parseInt(digit, 36) / 35);

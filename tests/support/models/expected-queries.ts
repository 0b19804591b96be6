/**
 * What people type, and the slug that must come first. The table knows slugs only, so that it can be run against any
 * catalogue: where a catalogue lacks the slug, the query says nothing about it.
 */
export interface ExpectedQuery {
  readonly query: string;
  readonly first: string;
}

const table = `
  vintage overdrive        | vintage-overdrive
  VINTAGE  OVERDRIVE!      | vintage-overdrive
  vintage overdrive pcb    | vintage-overdrive-pcb
  ts808                    | vintage-overdrive
  TS-808                   | vintage-overdrive
  ts 808                   | vintage-overdrive
  ts9                      | vintage-overdrive
  tube screamer            | vintage-overdrive
  tubescreamer             | vintage-overdrive
  tube screamer pcb        | vintage-overdrive-pcb
  screamer                 | vintage-overdrive
  scream                   | vintage-overdrive
  tube scremer             | vintage-overdrive
  vintage ovredrive        | vintage-overdrive
  vintge overdriv          | vintage-overdrive
  íbañez                   | vintage-overdrive
  fuzz face                | fuzz-box
  fuzzface                 | fuzz-box
  fuz face                 | fuzz-box
  big muff                 | sustain-fuzz
  bigmuff                  | sustain-fuzz
  bmp                      | sustain-fuzz
  big muff qqqqxx          | sustain-fuzz
  ds1                      | orange-distortion
  ds-1                     | orange-distortion
  rat                      | rodent-distortion
  klon                     | golden-overdrive
  tremelo optical          | optical-tremolo
  trem optical             | optical-tremolo
  bucket brigade delay     | mn3007
  bbd analog               | analog-delay
  analog echo              | analog-delay
  analogue delay           | analog-delay
  comp                     | optical-compressor
  compresor                | optical-compressor
  equalizer                | six-band-eq
  verb spring              | spring-reverb
  phaser                   | four-stage-phaser
  the chorus pedal         | chorus-pedal
  corus                    | chorus-pedal
  clean boost              | clean-booster
  wah                      | wah-filter
  4k7                      | resistor-4k7
  4.7k                     | resistor-4k7
  4,7k                     | resistor-4k7
  4700                     | resistor-4k7
  4,700                    | resistor-4k7
  4K7 ohm                  | resistor-4k7
  4.7 kΩ                   | resistor-4k7
  4.7kohm resistor         | resistor-4k7
  res 4k7                  | resistor-4k7
  100k                     | resistor-100k
  220                      | resistor-220r
  220 ohm                  | resistor-220r
  220E                     | resistor-220r
  1 meg                    | resistor-1m
  1000k                    | resistor-1m
  100n                     | film-100n
  0.1u                     | film-100n
  .1uF                     | film-100n
  104                      | film-100n
  100 nF cap               | film-100n
  1n5                      | film-1n5
  1500p                    | film-1n5
  10µ                      | electrolytic-10u
  10 μF electrolytic       | electrolytic-10u
  22pf                     | ceramic-22p
  tl072                    | tl072
  tl 072                   | tl072
  TL-072                   | tl072
  1n4148                   | 1n4148
  4148                     | 1n4148
  2n-3904                  | 2n3904
  j201                     | j201
  pt2399                   | pt2399
  opamp quad               | tl074
  op amp quad              | tl074
  pot a500k                | pot-a500k
  500ka                    | pot-a500k
  psu                      | power-supply
  foot switch              | footswitch
  125b                     | enclosure-125b
`;

export const expectedQueries: readonly ExpectedQuery[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [query, first] = line.split('|');
    return { query: query!.trim(), first: first!.trim() };
  });

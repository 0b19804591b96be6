import type { IndexedProduct } from '#server/search/query/catalogue-query.ts';

/** A small shop for tests, written like the real catalogue: kits with their boards, and loose parts. */

/** slug | name | subcategory | based on | difficulty | rupees | summary | keywords */
const kits = `
  vintage-overdrive | Vintage Overdrive | distortion | Ibanez TS808 Tube Screamer | Beginner | 3499 | Warm soft clipping that follows your picking hand. | JRC4558D 4K7 51K 1N4148 47n 220n 2SC1815GR DRIVE TONE LEVEL
  analog-delay | Analog Delay | modulation-echo | Boss DM-2 | Advanced | 5999 | Bucket-brigade repeats up to 600 ms that soften as they fade. | MN3005 MN3101 NE571 100K 47n TIME REPEATS MIX
  fuzz-box | Fuzz Box | fuzz | Dallas Arbiter Fuzz Face | Beginner | 2999 | Two transistors, two knobs and a wall of velvet square wave. | AC128 germanium 470R 33K 8K2 2u2 FUZZ VOLUME
  chorus-pedal | Chorus Pedal | modulation-echo | Boss CE-2 | Intermediate | 4499 | Two voices, a shade apart: wide, watery and never seasick. | MN3007 MN3101 TL022 RATE DEPTH
  spring-reverb | Spring Reverb | reverb | Belton Brick reverb | Intermediate | 4799 | The drip of a real tank, from three small delay lines. | BTDR-2H TL072 DWELL TONE MIX
  optical-tremolo | Optical Tremolo | tremolo | Demeter Tremulator | Intermediate | 3899 | A lamp and a light cell breathe your volume up and down. | NSL-32 TL072 SPEED DEPTH
  octave-up | Octave Up Fuzz | octave | Roger Mayer Octavia | Intermediate | 3599 | Folds the wave in half so every note rings an octave higher. | 1N34A 2N3904 BOOST VOLUME
  envelope-filter | Envelope Filter | filters | Mu-Tron III | Advanced | 4999 | Play harder, quack wider. A filter that listens. | TL074 VTL5C3 PEAK RANGE
  optical-compressor | Optical Compressor | compression | Diamond Compressor | Intermediate | 4299 | Smooth, clickless levelling with a long, singing tail. | NSL-32 TL072 SQUEEZE LEVEL
  six-band-eq | Six-Band EQ | eq | MXR Six Band EQ | Advanced | 5299 | Gyrator bands at the six places a guitar needs them. | TL074 100n 22n
  clean-booster | Clean Booster | booster | ZVEX Super Hard On | Beginner | 1999 | One transistor, one knob, up to 20 dB. | BS170 10M 5K CRACKLE
  headphone-amp | Pocket Headphone Amp | amps | Smokey Amp | Beginner | 2499 | Half a watt of warm practice sound for late nights. | LM386 10u 220u 10R GAIN VOLUME
  rodent-distortion | Rodent Distortion | distortion | Pro Co RAT | Beginner | 3299 | Hard clipping with a filter that runs backwards. | LM308 1N914 1M 100K DISTORTION FILTER VOLUME
  orange-distortion | Marigold Distortion | distortion | Boss DS-1 | Beginner | 3199 | Bright, tight and loud since 1978. | TA7136 1N4148 100K TONE LEVEL DIST
  sustain-fuzz | Sustain Fuzz | fuzz | Electro-Harmonix Big Muff Pi | Intermediate | 3499 | Four stages of endless sustain and a scooped tone. | 2N5088 1N914 100K 39K SUSTAIN TONE VOLUME
  golden-overdrive | Golden Horse Overdrive | distortion | Klon Centaur | Advanced | 5499 | Clean and driven signals blended around two germanium diodes. | 1N34A TL072 TC1044S GAIN TREBLE OUTPUT
  bass-preamp | Bass Preamp | bass | Tech 21 SansAmp Bass Driver | Advanced | 5199 | A whole bass rig in a box, with a blend for the clean signal. | TL072 TLC2264 BLEND PRESENCE
  bass-drive | Low End Drive | bass | Darkglass B3K | Intermediate | 4199 | Growl on top, clean weight below. | CD4049 BLEND DRIVE ATTACK
  wah-filter | Cocked Wah | filters | Dunlop Cry Baby | Intermediate | 3699 | A wah that stays where you put it. | Fasel inductor MPSA18 10n FREQUENCY
  plate-reverb | Plate Reverb | reverb | EarthQuaker Levitation | Intermediate | 5099 | Long, dense tails that never ring. | BTDR-3 PT2399 DECAY
  harmonic-tremolo | Harmonic Tremolo | tremolo | Fender brownface tremolo | Advanced | 4899 | Two bands sway against each other. | TL074 J201 RATE DEPTH
  four-stage-phaser | Four Stage Phaser | modulation-echo | MXR Phase 90 | Intermediate | 3999 | One knob from slow swirl to fast warble. | 2N5952 TL072 SPEED
  ring-mod | Ring Modulator | other | Moog MF-102 | Advanced | 4699 | Bells, robots and broken radios. | AD633 XR2206 CARRIER
  tweed-amp | Tweed Preamp | amps | Fender Bassman 5F6-A | Advanced | 5799 | JFETs where the valves were, with the same tone stack. | J201 1M 100K 22n 250p BASS TREBLE
  bender-fuzz | Bender Fuzz | fuzz | Sola Sound Tone Bender Mk II | Intermediate | 3399 | Three germanium transistors, sharper than a face. | OC75 10K 4u7 ATTACK
`;

/** slug | name | subcategory | rupees | summary */
const parts = `
  resistor-4k7 | Metal film resistor 4K7 | other | 20 | Pack of 10, 1 %, a quarter of a watt.
  resistor-47k | Metal film resistor 47K | other | 20 | Pack of 10, 1 %, a quarter of a watt.
  resistor-220r | Metal film resistor 220R | other | 20 | Pack of 10, 1 %, a quarter of a watt.
  resistor-2k2 | Metal film resistor 2K2 | other | 20 | Pack of 10, 1 %, a quarter of a watt.
  resistor-1m | Metal film resistor 1M | other | 20 | Pack of 10, 1 %, a quarter of a watt.
  resistor-100k | Metal film resistor 100K | other | 20 | Pack of 10, 1 %, a quarter of a watt.
  trimmer-100k | Trimmer 100K | other | 35 | Ten by five millimetres, one turn.
  film-100n | Film capacitor 100n | other | 45 | Pack of 5, polyester box, 63 V.
  film-10n | Film capacitor 10n | other | 45 | Pack of 5, polyester box, 63 V.
  film-1n5 | Film capacitor 1n5 | other | 45 | Pack of 5, polyester box, 63 V.
  ceramic-22p | Ceramic capacitor 22p | other | 25 | Pack of 10, C0G, 50 V.
  electrolytic-10u | Electrolytic capacitor 10u | other | 30 | Pack of 10, 35 V, low leakage.
  electrolytic-100u | Electrolytic capacitor 100u | other | 35 | Pack of 10, 25 V.
  tl072 | TL072 dual op-amp | op-amps | 40 | Quiet JFET inputs, 8-pin DIP.
  tl074 | TL074 quad op-amp | op-amps | 55 | Four quiet amplifiers, 14-pin DIP.
  jrc4558d | JRC4558D dual op-amp | op-amps | 60 | The chip of the classic green overdrives.
  lm308 | LM308N op-amp | op-amps | 240 | Slow on purpose: the sound of the rodent.
  j201 | J201 JFET | jfets | 90 | Low-voltage N-channel transistor, TO-92.
  2n5457 | 2N5457 JFET | jfets | 85 | General purpose N-channel transistor, TO-92.
  2n3904 | 2N3904 NPN transistor | other | 12 | The everyday small-signal transistor, TO-92.
  1n4148 | 1N4148 diode | other | 10 | Pack of 10 silicon signal diodes.
  1n5817 | 1N5817 Schottky diode | other | 15 | Reverse polarity protection with little loss.
  pt2399 | PT2399 echo processor | ic | 95 | Digital delay chip in a 16-pin DIP.
  lm386 | LM386 power amplifier | ic | 45 | Half a watt from nine volts.
  mn3007 | MN3007 bucket-brigade delay | ic | 450 | 1024 stages, for choruses and flangers.
  pot-a500k | Potentiometer A500K | other | 65 | 16 mm, log taper, solder lugs.
  pot-b20k | Potentiometer B20K | other | 65 | 16 mm, linear taper, solder lugs.
  led-red | Red LED 5 mm | other | 8 | Diffused, wide angle.
  footswitch | 3PDT footswitch | other | 180 | True bypass with an indicator lamp.
  enclosure-125b | Enclosure 125B | other | 420 | Die-cast aluminium, undrilled.
  power-supply | 9V power supply | other | 650 | Centre negative, 500 mA, quiet.
`;

type KitFields = [string, string, string, string, string, string, string, string];
type PartFields = [string, string, string, string, string];

const dayMs = 24 * 60 * 60 * 1000;
const firstDayMs = Date.UTC(2025, 0, 1);

/** A uuid for tests, made from the place in the catalogue. */
const idOf = (place: number): string => `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`;

const linesOf = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((field) => field.trim()));

function ofKit(fields: string[], place: number): IndexedProduct[] {
  const [slug, name, subcategory, basedOn, difficulty, rupees, summary, keywords] = fields as KitFields;
  const shared = {
    kind: null,
    shelfPlace: 0,
    origin: 'India',
    subcategory,
    basedOn,
    difficulty,
    summary,
    keywords: keywords.split(' '),
    bill: [],
  };
  const rated = {
    rating: 4.2 + (place % 8) / 10,
    reviewCount: (place * 37) % 200,
    createdAtMs: firstDayMs + place * dayMs,
  };
  const kit: IndexedProduct = {
    ...shared,
    ...rated,
    id: idOf(place * 2),
    slug,
    name,
    category: 'kit',
    pricePaise: Number(rupees) * 100,
    inStock: place % 9 !== 8,
  };
  const board: IndexedProduct = {
    ...kit,
    id: idOf(place * 2 + 1),
    slug: `${slug}-pcb`,
    name: `${name} PCB`,
    category: 'pcb',
    pricePaise: Number(rupees) * 15,
    inStock: true,
  };
  return [kit, board];
}

function ofPart(fields: string[], place: number): IndexedProduct {
  const [slug, name, subcategory, rupees, summary] = fields as PartFields;
  return {
    id: idOf(1000 + place),
    slug,
    name,
    summary,
    basedOn: null,
    category: 'parts',
    subcategory,
    kind: null,
    shelfPlace: 0,
    origin: place % 2 === 0 ? 'Taiwan' : 'China',
    difficulty: 'Beginner',
    pricePaise: Number(rupees) * 100,
    rating: 4.5,
    reviewCount: (place * 13) % 90,
    inStock: place % 11 !== 10,
    createdAtMs: firstDayMs + place * dayMs,
    keywords: ['through hole'],
    bill: [],
  };
}

export const sampleCatalogue: readonly IndexedProduct[] = [
  ...linesOf(kits).flatMap(ofKit),
  ...linesOf(parts).map(ofPart),
];

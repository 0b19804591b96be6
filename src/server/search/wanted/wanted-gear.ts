import { componentsGuide, safetyGuide, solderingGuide, toolsGuide, type WantedThing } from './wanted-thing.ts';

type Row = Partial<Pick<WantedThing, 'soldAs' | 'substitutes' | 'guide'>>;

/** Terms are separated by commas; unless a row says otherwise, a product called by one of them is the thing. */
function wanted(name: string, terms: string, row: Row = {}): WantedThing {
  const names = terms.split(',').map((term) => term.trim());
  return { kind: 'gear', name, terms: names, soldAs: names, substitutes: [], guide: null, ...row };
}

const firstTools = toolsGuide('what-to-buy-first');

/** Tools and consumables, most of which any electronics counter has. */
const tools: readonly WantedThing[] = [
  wanted('soldering irons', 'soldering iron, solder iron, soldering station, iron, soldering gun, soldering', {
    soldAs: ['soldering iron', 'soldering station'],
    guide: toolsGuide('the-iron-in-detail'),
  }),
  wanted('solder', 'solder, solder wire, soldering wire, tin solder, leaded solder', {
    soldAs: ['solder wire', 'solder sn63', 'solder 60', 'solder 63', 'solder reel', 'solder 0.7', 'solder 0.8'],
    guide: toolsGuide('solder-flux-and-cleaning'),
  }),
  wanted('flux', 'flux, flux pen, soldering flux, rosin', { guide: toolsGuide('solder-flux-and-cleaning') }),
  wanted('side cutters', 'side cutter, flush cutter, wire cutter, cutter, snips, nipper', {
    soldAs: ['side cutter', 'flush cutter', 'wire cutter'],
    guide: toolsGuide('holding-cutting-bending'),
  }),
  wanted('wire strippers', 'wire stripper, stripper, cable stripper', { guide: toolsGuide('holding-cutting-bending') }),
  wanted('pliers', 'plier, long nose plier, needle nose plier', {
    soldAs: ['plier'],
    guide: toolsGuide('holding-cutting-bending'),
  }),
  wanted('tweezers', 'tweezer', { guide: toolsGuide('holding-cutting-bending') }),
  wanted('multimeters', 'multimeter, multi meter, digital multimeter, voltmeter, dmm', {
    soldAs: ['multimeter'],
    guide: toolsGuide('multimeter'),
  }),
  wanted('oscilloscopes', 'oscilloscope, scope', { soldAs: ['oscilloscope'], guide: toolsGuide('oscilloscope') }),
  wanted(
    'desoldering tools',
    'desoldering pump, solder pump, solder sucker, desolder pump, desoldering wick, solder wick, desoldering braid, desoldering tool',
    {
      soldAs: ['desoldering pump', 'solder sucker', 'solder pump', 'desoldering braid', 'solder wick'],
      guide: toolsGuide('desoldering-tools'),
    },
  ),
  wanted('drills', 'drill, drill bit, step drill, step bit, unibit', { guide: toolsGuide('working-on-the-box') }),
  wanted('screwdrivers', 'screwdriver, screw driver, spanner', { guide: firstTools }),
  wanted('breadboards', 'breadboard, bread board', { guide: toolsGuide('worth-keeping-in-the-drawer') }),
  wanted('stripboard', 'stripboard, veroboard, perfboard, vero board, strip board, perf board', {
    guide: toolsGuide('worth-keeping-in-the-drawer'),
  }),
  wanted('heat-shrink sleeves', 'heat shrink, heatshrink, heat shrink tube, shrink tube', {
    guide: solderingGuide('heat-shrink'),
  }),
  wanted('decals', 'decal, waterslide decal, waterslide, sticker, label, water slide decal', {
    soldAs: ['decal'],
    guide: toolsGuide('working-on-the-box'),
  }),
];

const cable = { slug: 'guitar-cable-3m', fit: 'A cable for guitar or amp, 3 m long.' };

/** What is played with, rather than built. */
const gear: readonly WantedThing[] = [
  wanted(
    '9 V adapters',
    '9v adapter, 9v adaptor, adapter, adaptor, power supply, power adapter, psu, dc adapter, wall wart, pedal power supply, 9v power supply, 9 volt adapter, 9v supply, power brick, charger',
    {
      soldAs: ['9 v adapter', '9v adapter', 'adapter 9 v', 'power supply', 'power adapter'],
      guide: safetyGuide('power-for-the-pedal'),
    },
  ),
  wanted('batteries', 'battery, 9v battery, battery clip, battery snap, battery holder, 9v battery clip', {
    soldAs: ['battery'],
    guide: safetyGuide('power-for-the-pedal'),
  }),
  wanted('patch cables', 'patch cable, patch lead, patch cord, patch', {
    soldAs: ['patch cable', 'patch lead'],
    substitutes: [cable],
  }),
  wanted('guitar cables', 'guitar cable, instrument cable, guitar lead, jack cable, jack lead, cable, guitar cord', {
    soldAs: ['guitar cable', 'instrument cable', 'guitar lead'],
  }),
  wanted('jack plugs', 'jack plug, guitar plug, plug, 6.35 plug', {
    soldAs: ['jack plug'],
    substitutes: [{ slug: 'jack-mono', fit: 'The socket for it, 6.35 mm mono.' }],
  }),
  wanted('stereo jacks', 'stereo jack, stereo jack socket, stereo socket, trs jack', {
    substitutes: [{ slug: 'jack-mono', fit: 'A mono socket. It has no ring contact to switch a battery with.' }],
    guide: componentsGuide('switches-and-jacks'),
  }),
  wanted('momentary footswitches', 'momentary footswitch, momentary switch, momentary foot switch', {
    substitutes: [{ slug: 'footswitch-3pdt', fit: 'It latches: one press on, one press off.' }],
    guide: componentsGuide('switches-and-jacks'),
  }),
  wanted('surface-mount parts', 'smd, smd resistor, smd capacitor, smt, surface mount, surface mount resistor', {
    guide: componentsGuide('values-and-how-they-are-written'),
  }),
  wanted('valves', 'valve, vacuum tube, 12ax7, ecc83, 12au7, 6v6, el34, el84, nutube', {
    soldAs: ['valve', 'vacuum tube'],
    substitutes: [{ slug: 'jfet-preamp', fit: 'A preamp with JFETs where the valves would be.' }],
  }),
  wanted('guitar strings', 'guitar string, string, bass string'),
  wanted('picks', 'pick, guitar pick, plectrum'),
  wanted('guitars', 'electric guitar, bass guitar, acoustic guitar'),
  wanted('pedalboards', 'pedalboard, pedal board', { soldAs: ['pedalboard'] }),
  wanted('tuners', 'tuner, guitar tuner, tuner pedal', {
    soldAs: ['tuner'],
    substitutes: [{ slug: 'buffer-splitter', fit: 'It feeds a tuner from an output of its own.' }],
  }),
  wanted('microcontrollers', 'arduino, raspberry pi, esp32, microcontroller, fv-1, fv1, daisy seed', {
    substitutes: [{ slug: 'pt2399', fit: 'A delay chip that needs no code.' }],
  }),
];

/** Effects without a kit, and the kit that comes nearest. */
const effects: readonly WantedThing[] = [
  wanted('a looper', 'looper, loop pedal, looper pedal', {
    soldAs: ['looper'],
    substitutes: [{ slug: 'loop-switcher', fit: 'It switches a loop of pedals in and out. It doesn’t record.' }],
  }),
  wanted('a flanger', 'flanger, flanger pedal, flanger kit', {
    soldAs: ['flanger'],
    substitutes: [
      { slug: 'chorus-pedal', fit: 'The same kind of delay line, swept more slowly and without feedback.' },
    ],
  }),
  wanted('a vibrato', 'vibrato, univibe, vibe', {
    soldAs: ['vibrato', 'univibe'],
    substitutes: [{ slug: 'four-stage-phaser', fit: 'A phaser, the nearest thing to a slow vibe.' }],
  }),
  wanted('a ring modulator', 'ring modulator, ring mod', { soldAs: ['ring modulator'] }),
  wanted('a noise gate', 'noise gate, noise suppressor'),
  wanted('a pitch shifter', 'pitch shifter, harmonizer, harmoniser, whammy', {
    soldAs: ['pitch shifter', 'harmoniser'],
    substitutes: [
      { slug: 'sub-octave', fit: 'It adds a note one octave down.' },
      { slug: 'octave-up', fit: 'It adds a note one octave up.' },
    ],
  }),
  wanted('volume pedals', 'volume pedal, expression pedal', { soldAs: ['volume pedal', 'expression pedal'] }),
];

export const wantedGear = [...tools, ...gear, ...effects];

/**
 * Other names of things, in one place: the search finds products by them, and the reading of a pasted list finds parts by
 * them. The search reads the first two tables, in the order of their lines.
 */

/** Each line is one thing under several names. */
export const sameThing = `
  od, overdrive
  dist, distortion
  trem, tremolo
  verb, reverb
  comp, compressor, compression
  eq, equaliser, equalizer
  pot, potentiometer
  trimmer, trimpot, preset
  cap, capacitor
  electro, electrolytic
  res, resistor
  bbd, bucket brigade
  opamp, operational amplifier
  jfet, junction fet
  pcb, board, circuit board
  psu, power supply
  amp, amplifier
  boost, booster
  octaver, octave
  phaser, phase shifter
  vibe, univibe
  ldr, light cell, photoresistor
  optocoupler, vactrol
  footswitch, stomp switch
  enclosure, hammond box, case
  ts808, ts9, tube screamer
  bmp, big muff, big muff pi
  ff, fuzz face
  ds1, boss distortion
  dm2, boss delay
  ce2, boss chorus
  klon, centaur
  ge, germanium
  si, silicon
  valve, vacuum tube
  bipolar, bjt
  analog, analogue
  log, logarithmic
  lin, linear
  grey, gray
  colour, color
`;

/** Near enough to be worth showing after the real thing. A line with '>' leads one way: all kits are not called pedals. */
export const related = `
  echo, delay, modulation echo
  wah, filter
  fet, jfet, mosfet
  flanger, chorus
  drive, overdrive
  crunch > overdrive
  autowah, envelope filter
  tube, valve
  buffer, booster
  transistor > bjt
  transistor > jfet
  chip, ic
  pedal > kit
  log > audio
  adapter > power supply
  adaptor > power supply
  hammond > enclosure
  lamp > led
  light > led
`;

/** Names that lists of parts use and the search does not need: it finds words within words, and forgives slips. */
export const inLists = `
  aluminium, aluminum, alu
  jack, buchse, klinkenbuchse, jack socket
  jack, phone jack, audiojack
  dc, barrel, power jack, dc power
  bezel, holder, fassung
  hook up, hookup
  footswitch, foot switch, pedal switch, fussschalter
  toggle, kippschalter, mini switch
  enclosure, gehause, box, diecast
  knob, knopf
  feet, foot pads, bumpon
  solder, lotzinn
  dip, dil
  ic, chip
`;

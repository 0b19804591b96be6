import { componentsGuide, wantedParts } from './wanted-thing.ts';

/**
 * Chips that builders look for and the shop does not stock. What is said of pins, supplies and noise is what the makers' data
 * sheets say: Panasonic MN3007, MN3005, MN3207 and MN3205; Cool Audio V3207, V3205 and V3102; Philips NE570 and NE571; Texas
 * Instruments TL07x, TL08x, RC4558, LM358, NE5532 and LM13700; Maxim MAX1044; Intersil ICM7555; Microchip TC1044S.
 */
const chips = `
  MN3207 BL3207 | v3207 | A second source of the MN3207: same pins, same supply.
  MN3007 | v3207 | It has 1,024 stages too, but its supply is the other way round, so it won’t fit a board made for the MN3007.
  MN3205 | v3205 | A second source of the MN3205: same pins, same supply.
  MN3005 | v3205 | It has 4,096 stages too, but its supply is the other way round, so it won’t fit a board made for the MN3005.
  MN3102 BL3102 | v3102 | A second source of the MN3102: same pins.
  MN3101 | v3102 | The clock for the 3200 series. The MN3101 drives the 3000 series, so don’t swap one for the other.
  NE571 NE571N NE570 NE570N | sa571n | The same compander with the same pins, for a wider range of temperatures.
  LM13600 LM13600N NE5517 NE5517N | lm13700n | The same pair of amplifiers with the same pins.
  NE555 NE555P LM555 TLC555 LMC555 | icm7555ipa | A CMOS 555 with the same pins. It doesn’t tick into the audio.
  MAX1044 MAX1044CPA ICL7660 ICL7660S LTC1044 | tc1044scpa | A charge pump with the same pins, and one of them keeps it above hearing.
  LT1054 LT1054CP | tc1044scpa | A smaller charge pump, for 20 mA rather than 100 mA. Pin 1 does another job, so check your board.
  7805 L7805 LM7805 L7805CV | 78l05 | The same 5 V for up to 100 mA, in a small body with its legs the other way round.
  CD4049BE | cd4049ube | The unbuffered version, which is the one overdrives use.
  BTDR-1 BTDR-3 BTDR-1H BTDR-3H | btdr-2h-long | The reverb module we stock. Its pins differ, so check your board.
`;

const opAmps = `
  RC4558P NJM4558 NJM4558D MC4558 | jrc4558d | The same dual op-amp with the same pins.
  MC1458 LM1458 CA1458 | jrc4558d | A dual op-amp with the same pins, faster and quieter.
  TL082 TL082CP LF353 LF353N | tl072cp | A JFET dual with the same pins.
  TL081 TL081CP LF351 LF356 | tl071cp | A JFET single with the same signal and supply pins.
  TL084 TL084CN LF347 LF347N | tl074cn | A JFET quad with the same pins.
  TL022 TL022CP | tl062cp | A low-power dual with the same pins.
  LM833 LM833N RC4559 NJM4560 NJM2068 | ne5532p | A low-noise dual with the same pins. It draws 8 mA.
  OPA2604 OPA2604AP LM4562 OPA2227 | opa2134pa | Our best audio dual, with the same pins.
  LM324 LM324N | tl074cn | A quad with the same pins, but neither its inputs nor its outputs reach ground.
  LM2904 LM2904N | lm358n | The same single-supply dual with the same pins.
  UA741 CA741 MC1741 | lm741cn | The same op-amp with the same pins.
  LM301 LM301AN OP07 OP07CP | lm308n | A slow single for Rat-style circuits. Compare the compensation pins with your schematic.
`;

export const wantedChips = [
  ...wantedParts(chips, componentsGuide('other-chips-and-modules')),
  ...wantedParts(opAmps, componentsGuide('op-amps')),
];

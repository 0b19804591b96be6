import type { PackageName } from './packages.ts';
import type { PinTable } from './pin-tables.ts';

/** Pins 1 upwards by the names of the sheet. */
const chip = (sheet: string, body: PackageName, names: string): PinTable => ({
  sheet,
  package: body,
  legs: names.split(/\s+/).map((name, i) => [String(i + 1), name] as const),
});

const dual = (sheet: string): PinTable => chip(sheet, 'DIP-8', '1OUT 1IN- 1IN+ V- 2IN+ 2IN- 2OUT V+');
const single = (sheet: string): PinTable => chip(sheet, 'DIP-8', 'NULL IN- IN+ V- NULL OUT V+ NC');
const reverb = (sheet: string): PinTable => chip(sheet, 'BTDR-2H', 'VCC GND IN AGND OUT1 OUT2');

export const chips: Readonly<Record<string, PinTable>> = {
  jrc4558d: dual('New Japan Radio NJM4558'),
  tl072cp: dual('Texas Instruments SLOS080, TL07xx'),
  tl062cp: dual('Texas Instruments SLOS078, TL06x'),
  ne5532p: dual('Texas Instruments SLOS075, NE5532'),
  opa2134pa: dual('Texas Instruments SBOS058, OPA2134'),
  lm358n: dual('Texas Instruments SLOS068, LM358'),
  tl071cp: single('Texas Instruments SLOS080, TL07xx'),
  lm741cn: single('Texas Instruments SNOSC25, LM741'),
  lm308n: chip('National Semiconductor LM108/LM208/LM308', 'DIP-8', 'COMP IN- IN+ V- NC OUT V+ COMP'),
  tl074cn: chip(
    'Texas Instruments SLOS080, TL07xx',
    'DIP-14',
    '1OUT 1IN- 1IN+ V+ 2IN+ 2IN- 2OUT 3OUT 3IN- 3IN+ V- 4IN+ 4IN- 4OUT',
  ),
  'lm386n-1': chip('Texas Instruments SNAS545, LM386', 'DIP-8', 'GAIN IN- IN+ GND VOUT VS BYPASS GAIN'),
  ca3080e: chip('Intersil FN475, CA3080', 'DIP-8', 'NC IN- IN+ V- IABC OUT V+ NC'),
  lm13700n: chip(
    'Texas Instruments SNOSBW2, LM13700',
    'DIP-16',
    'IABC1 DIODE1 1IN+ 1IN- 1OUT V- BUFIN1 BUFOUT1 BUFOUT2 BUFIN2 V+ 2OUT 2IN- 2IN+ DIODE2 IABC2',
  ),
  v3207: chip('Coolaudio V3207', 'DIP-8', 'GND CP1 IN VGG VDD CP2 OUT1 OUT2'),
  v3205: chip('Coolaudio V3205', 'DIP-14 with eight legs', 'GND CP2 OUT1 OUT2 VDD CP1 IN VGG'),
  v3102: chip('Coolaudio V3102', 'DIP-8', 'GND CP1 VDD CP2 OX3 OX2 OX1 VGG'),
  sa571n: chip(
    'onsemi SA571/D',
    'DIP-16',
    'RECTCAP1 RECTIN1 CELLIN1 GND INV1 RESR3-1 OUT1 THDTRIM1 THDTRIM2 OUT2 RESR3-2 INV2 VCC CELLIN2 RECTIN2 RECTCAP2',
  ),
  pt2399: chip(
    'Princeton Technology PT2399',
    'DIP-16',
    'VCC REF AGND GND CLKO VCO CC1 CC0 OP1OUT OP1IN OP2IN OP2OUT LPF2IN LPF2OUT LPF1OUT LPF1IN',
  ),
  cd4049ube: chip(
    'Texas Instruments SCHS046, CD4049UB',
    'DIP-16',
    'VCC GOUT A HOUT B IOUT C VSS D JOUT E KOUT NC F LOUT NC2',
  ),
  cd4013be: chip(
    'Texas Instruments SCHS023, CD4013B',
    'DIP-14',
    'Q1 Q1- CLK1 RESET1 D1 SET1 VSS SET2 D2 RESET2 CLK2 Q2- Q2 VDD',
  ),
  icm7555ipa: chip('Renesas FN2867, ICM7555', 'DIP-8', 'GND TRIGGER OUT RESET CONTROL THRESHOLD DISCHARGE VDD'),
  tc1044scpa: chip('Microchip DS21348, TC1044S', 'DIP-8', 'BOOST CAP+ GND CAP- VOUT LV OSC V+'),
  'btdr-2h-long': reverb('Accutronics BTDR-2H'),
  'btdr-2h-short': reverb('Accutronics BTDR-2H'),
};

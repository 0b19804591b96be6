import type { PastedStyle } from './pasted-styles.ts';

/** Further lines of the same styles, in the same notation. They were never looked at while the reading was tuned. */
export const heldOutStyles: readonly PastedStyle[] = [
  {
    style: 'one line',
    text: `
3 x 22k, 2 x 47n, 1 x 2N7000 and 1 x 1N5817 => 3 resistor-22k + 2 film-47n + 1 2n7000 + 1 1n5817
BS170, LM386, 220uF, 10R, 47nF, B1K pot => 1 bs170 + 1 lm386n-1 + 1 electrolytic-220u + 1 resistor-10r + 1 film-47n + 1 pot-b1k
NE5532 (2), 33p (2), 4.7k (4) => 2 ne5532p + 2 ceramic-33p + 4 resistor-4k7
AC128 x2; 33k; 8k2; 2.2uF; 20uF => 2 ac128 + 1 resistor-33k + 1 resistor-8k2 + 1 electrolytic-2u2 + 1 none
`,
  },
  {
    style: 'forum post',
    text: `
- 2x 1M resistor 1% => 2 resistor-1m
- 4 x 1N34A => 4 1n34a
* 1 white knob (chicken head) => 1 ~knob-chicken
1. 2N5458 x3 => 3 2n5458
`,
  },
  {
    style: 'spreadsheet',
    text: `
Part⇥Value⇥Qty => -
Resistor⇥1.5K⇥2 => 2 resistor-1k5
Electrolytic capacitor⇥22uF⇥1 => 1 electrolytic-22u
Transistor⇥MPSA18⇥1 => 1 mpsa18
`,
  },
  {
    style: 'Tayda cart',
    text: `
SKU,Product Name,Price,Qty,Subtotal => -
A-2271,100K OHM 1/4W 1% Metal Film Resistor,$0.01,20,$0.20 => 20 resistor-100k
A-655,"0.01uF 10nF 100V 5% Mylar Film Capacitors",$0.02,4,$0.08 => 4 ~film-10n
A-111,"2N3904 NPN General Purpose Transistor",$0.02,5,$0.10 => 5 2n3904
A-5859,"125B Style Aluminum Diecast Enclosure",$4.49,1,$4.49 => 1 enclosure-125b
`,
  },
  {
    style: 'Mouser list',
    text: `
Mouser No,Mfr. No,Description,Qty => -
595-NE5532P,NE5532P,"Op Amps Dual Low-Noise",1 => 1 ne5532p
603-MFR-25FRF52-100K,MFR-25FRF52-100K,"Metal Film Resistors - Through Hole 100 kOhms 1/4 W 1%",10 => 10 resistor-100k
647-UVR1E100MDD,UVR1E100MDD,"Aluminum Electrolytic Capacitors - Radial Leaded 25volts 10uF 5x11",5 => 5 electrolytic-10u
`,
  },
  {
    style: 'PDF parts table',
    text: `
PART VALUE TYPE NOTES => -
R8 220R Metal film resistor, 1/4W => 1 resistor-220r
C7 10n Film capacitor, 7.2 x 2.5mm => 1 film-10n
D2 1N914 Fast-switching diode, DO-35 => 1 1n914
VOL A100k 16mm right-angle PCB mount pot => 1 pot-a100k
`,
  },
  {
    style: 'KiCad CSV',
    text: `
Refs;Value;Footprint;Qty => -
R1, R2;100k;R_Axial_DIN0207;2 => 2 resistor-100k
C1;10u;CP_Radial_D5.0mm;1 => 1 electrolytic-10u
U1;TL072;DIP-8_W7.62mm;1 => 1 tl072cp
`,
  },
  {
    style: 'hand-written',
    text: `
5 x .01 film => 5 film-10n
three 10k => 3 resistor-10k
150 ohm => 1 resistor-150r
9v power supply => 1 power-supply-9v
`,
  },
  {
    style: 'German',
    text: `
1,5k => 1 resistor-1k5
2 Stk 0,047µF Folie => 2 film-47n
Poti 50k lin => 1 pot-b50k
`,
  },
  {
    style: 'designators',
    text: `
R20-22 47k => 3 resistor-47k
C10, C11 = 22u => 2 electrolytic-22u
LED1 red 5mm => 1 led-5mm-red
Q3: MPF102 => 1 mpf102
`,
  },
  {
    style: 'Markdown table',
    text: `
| Ref | Part | Qty | => -
|-|-|-| => -
| R1-R3 | 1k | 3 | => 3 resistor-1k
| C1 | 1uF film | 1 | => 1 film-1u
`,
  },
  {
    style: 'under headings',
    text: `
Film caps => -
1u x 2 => 2 film-1u
ICs: => -
CD4049 - 1 => 1 cd4049ube
`,
  },
];

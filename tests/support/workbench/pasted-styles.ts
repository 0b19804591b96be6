/**
 * Lists of parts as builders post them, in twelve styles, each pasted as one text. Behind ' => ' stands what the shop must
 * make of the line: pieces and a slug; '~slug' may not be called exact; '? a b' is a question that offers these; 'none' is
 * not ours, 'none slug' with what stands in; entries are parted by ' + '; '-' is a line that only heads others. '⇥' is a tab.
 */
export interface PastedStyle {
  readonly style: string;
  readonly text: string;
}

export const pastedStyles: readonly PastedStyle[] = [
  {
    style: 'one line',
    text: `
2N5089 x2, 4k7 x6, 100n film, TL072 => 2 2n5089 + 6 resistor-4k7 + 1 film-100n + 1 tl072cp
10k x4, 100k x2, 1M, 47p ceramic, 10uF => 4 resistor-10k + 2 resistor-100k + 1 resistor-1m + 1 ceramic-47p + 1 electrolytic-10u
TL072, 1N4148 x4 and a 3PDT footswitch => 1 tl072cp + 4 1n4148 + 1 footswitch-3pdt
2x 2N3904; 1x 2N3906; 3x 10n film; 2x 1N914 => 2 2n3904 + 1 2n3906 + 3 film-10n + 2 1n914
need 2 J201, 3 x 100k, 1 x 2M2 and 2 x 22n => 2 j201 + 3 resistor-100k + 1 resistor-2m2 + 2 film-22n
B100K pot, A500K pot, 2 x chicken head knob => 1 pot-b100k + 1 pot-a500k + 2 knob-chicken
4k7,10k,22k,47k,100k => 1 resistor-4k7 + 1 resistor-10k + 1 resistor-22k + 1 resistor-47k + 1 resistor-100k
R1 10k, R2 22k, R3 1M, C1 100n, Q1 BC549C => 1 resistor-10k + 1 resistor-22k + 1 resistor-1m + 1 film-100n + 1 bc549c
1k(2), 10k(5), 470R(1), 100uF(1) => 2 resistor-1k + 5 resistor-10k + 1 resistor-470r + 1 electrolytic-100u
PT2399, 78L05, TL072 & 3 B50K pots => 1 pt2399 + 1 78l05 + 1 tl072cp + 3 pot-b50k
9V DC jack, 2 mono jacks, 5mm LED bezel, red LED => 1 dc-jack + 2 jack-mono + 1 led-bezel + 1 led-5mm-red
4k7 x6 100n x2 TL072 x1 => 6 resistor-4k7 + 2 film-100n + 1 tl072cp
MPSA18 x2, unobtainium x1, BAT41 x2 => 2 mpsa18 + 1 none + 2 bat41
100n, 220n, 1u film, 4.7u electrolytic => 1 film-100n + 1 film-220n + 1 film-1u + 1 electrolytic-4u7
`,
  },
  {
    style: 'forum post',
    text: `
- 2 x 2N5088 => 2 2n5088
- 1 x BC109 (or any high gain NPN) => 1 none bc108b
* 3x 100nF film caps => 3 film-100n
* 1x 2.2uF film => 1 none electrolytic-2u2
* 1x 2,2k resistor => 1 resistor-2k2
• 4k7 resistor (1/4 watt) => 1 resistor-4k7
• 2 pcs 1N34A germanium => 2 1n34a
1. LM308N (get a real one!) => 1 lm308n
2. A100K pot (volume) => 1 pot-a100k
3. B100K pots x2 (drive and tone) => 2 pot-b100k
4) 1590B Style Aluminum Diecast Enclosure => 1 none enclosure-125b
5) 3PDT Stomp Foot / Pedal Switch => 1 footswitch-3pdt
6) 9V DC jack => 1 dc-jack
[ ] some hookup wire => 1 hook-up-wire
[x] heat shrink => 1 none
`,
  },
  {
    style: 'spreadsheet',
    text: `
Qty⇥Value⇥Type⇥Notes => -
4⇥10K⇥1/4W metal film resistor⇥ => 4 resistor-10k
1⇥470R⇥1/4W metal film resistor⇥LED resistor => 1 resistor-470r
2⇥1M⇥1/4W carbon film⇥ => 2 resistor-1m
3⇥47nF⇥Film box cap⇥5mm pitch => 3 film-47n
1⇥1uF⇥Electrolytic⇥ => 1 electrolytic-1u
1⇥1uF⇥Film⇥ => 1 film-1u
2⇥220pF⇥Ceramic disc⇥ => 2 ceramic-220p
1⇥100uF⇥Electrolytic 16V⇥power filter => 1 electrolytic-100u
2⇥2N5457⇥JFET⇥match them => 2 2n5457
1⇥TL071⇥Op amp⇥ => 1 tl071cp
1⇥8 pin⇥DIP socket⇥ => 1 dip-socket-8
1⇥A50K⇥16mm pot⇥Volume => 1 pot-a50k
1⇥DPDT⇥Toggle switch on-on⇥ => 1 toggle-dpdt
0⇥1N4001⇥Diode⇥already have => 1 none
`,
  },
  {
    style: 'Tayda cart',
    text: `
SKU,Product Name,Price,Qty,Subtotal => -
A-2203,10K OHM 1/4W 1% Metal Film Resistor,$0.01,10,$0.10 => 10 resistor-10k
A-2108,1M OHM 1/4W 1% Metal Film Resistor,$0.01,5,$0.05 => 5 resistor-1m
A-1962,"0.1uF 100nF 100V 5% Mylar Film Capacitors",$0.03,6,$0.18 => 6 ~film-100n
A-564,"0.047uF 47nF 63V 5% Box Film Capacitor",$0.04,3,$0.12 => 3 film-47n
A-4532,"10uF 25V 105C Radial Electrolytic Capacitor 5x11mm",$0.02,4,$0.08 => 4 electrolytic-10u
A-037,"TL072 TL072CP Dual JFET-Input Operational Amplifier IC",$0.29,2,$0.58 => 2 tl072cp
A-001,"8 pin DIP IC Socket Adaptor Solder Type",$0.03,2,$0.06 => 2 dip-socket-8
A-157,"1N4148 Switching Signal Diode 100V 200mA",$0.01,10,$0.10 => 10 1n4148
A-1985,"B100K OHM Linear Taper Potentiometer Round Shaft PCB 9mm",$0.55,3,$1.65 => 3 ~pot-b100k
A-4700,"3PDT Stomp Foot / Pedal Switch",$3.49,1,$3.49 => 1 footswitch-3pdt
A-5850,"1590B Style Aluminum Diecast Enclosure",$3.95,1,$3.95 => 1 none enclosure-125b
A-2237,"DC Power Jack 2.1mm Enclosed Frame With Switch",$0.40,1,$0.40 => 1 dc-jack
A-1120,"6.35mm 1/4"" Mono Phone Jack Open Frame",$0.45,2,$0.90 => 2 jack-mono
A-1554,"LED 5mm Red Super Bright",$0.04,2,$0.08 => 2 led-5mm-red
`,
  },
  {
    style: 'Mouser list',
    text: `
Mouser #,Mfr. #,Manufacturer,Customer #,Description,RoHS,Order Qty.,Price (INR) => -
595-TL072CP,TL072CP,Texas Instruments,,"Operational Amplifiers - Op Amps Dual Low-Noise JFET-Input",Yes,2,₹58.10 => 2 tl072cp
512-1N4148,1N4148,onsemi,,"Diodes - General Purpose, Power, Switching Hi Conductance Fast",Yes,20,₹8.30 => 20 1n4148
603-MFR-25FRF5210K,MFR-25FRF52-10K,YAGEO,,"Metal Film Resistors - Through Hole 10 kOhms 1/4 W 1%",Yes,10,₹8.30 => 10 resistor-10k
603-MFR-25FRF524K7,MFR-25FRF52-4K7,YAGEO,,"Metal Film Resistors - Through Hole 4.7 kOhms 1/4 W 1%",Yes,10,₹8.30 => 10 resistor-4k7
505-MKS2C031001A,MKS2C031001A00KSSD,WIMA,,"Film Capacitors 63V 0.1uF 10%",Yes,5,₹24.90 => 5 film-100n
667-ECQ-E1105KF,ECQ-E1105KF,Panasonic,,"Film Capacitors 1uF 100volts 10%",Yes,2,₹66.40 => 2 ~film-1u
647-UVR1E470MDD,UVR1E470MDD,Nichicon,,"Aluminum Electrolytic Capacitors - Radial Leaded 25volts 47uF 5x11 20%",Yes,3,₹16.60 => 3 electrolytic-47u
81-RDE5C1H471J0M1H3A,RDE5C1H471J0M1H3A,Murata,,"Multilayer Ceramic Capacitors MLCC - Leaded 470pF 50V C0G",Yes,4,₹24.90 => 4 ceramic-470p
863-2N5457,2N5457,onsemi,,"JFETs N-Channel JFET",Yes,2,₹124.50 => 2 2n5457
512-MPSA13,MPSA13,onsemi,,"Darlington Transistors NPN Transistor Darlington",Yes,1,₹41.50 => 1 mpsa13
863-2N5088G,2N5088G,onsemi,,"Bipolar Transistors - BJT 50mA 35V NPN",Yes,4,₹33.20 => 4 ~2n5088
926-LM386N-1/NOPB,LM386N-1/NOPB,Texas Instruments,,"Audio Amplifiers Lo-Vtg Aud Pwr Amp",Yes,1,₹107.90 => 1 lm386n-1
652-3296W-1-104LF,3296W-1-104LF,Bourns,,"Trimmer Resistors - Through Hole 3/8IN 100K OHMS 10% 0.5W",Yes,1,₹190.90 => 1 trimmer-100k
`,
  },
  {
    style: 'PDF parts table',
    text: `
PART VALUE TYPE NOTES => -
R1 1M Metal film resistor, 1/4W => 1 resistor-1m
R2 470k Metal film resistor, 1/4W => 1 resistor-470k
R3 3k3 Metal film resistor, 1/4W => 1 resistor-3k3
RPD 1M Metal film resistor, 1/4W Input pulldown resistor. Can be as low as 1M. => 1 resistor-1m
LEDR 4k7 Metal film resistor, 1/4W LED current-limiting resistor. => 1 resistor-4k7
C1 22n Film capacitor, 7.2 x 2.5mm => 1 film-22n
C2 100pF MLCC capacitor, NP0/C0G => 1 ceramic-100p
C5 1uF Electrolytic capacitor, 4mm => 1 electrolytic-1u
C9 100uF Electrolytic capacitor, 6.3mm Power supply filter capacitor. => 1 electrolytic-100u
D1 1N5817 Schottky diode, DO-41 => 1 1n5817
Q1 2N5089 BJT transistor, NPN, TO-92 => 1 2n5089
IC1 TL072 Operational amplifier, DIP8 => 1 tl072cp
IC1-S DIP-8 socket IC socket, DIP-8 => 1 dip-socket-8
DRIVE A250k 16mm right-angle PCB mount pot => 1 pot-a250k
ENC 125B Enclosure, die-cast aluminum => 1 enclosure-125b
FSW 3PDT Stomp switch, 3PDT => 1 footswitch-3pdt
`,
  },
  {
    style: 'KiCad CSV',
    text: `
"Reference","Value","Datasheet","Footprint","Qty","DNP" => -
"C1,C4","100n","~","Capacitor_THT:C_Rect_L7.2mm_W2.5mm_P5.00mm","2","" => 2 film-100n
"C2","1u","~","Capacitor_THT:CP_Radial_D5.0mm_P2.00mm","1","" => 1 electrolytic-1u
"C3","47p","~","Capacitor_THT:C_Disc_D3.4mm_W2.1mm_P2.50mm","1","" => 1 ceramic-47p
"D1","1N5817","","Diode_THT:D_DO-41_SOD81_P10.16mm_Horizontal","1","" => 1 1n5817
"D2,D3","LED","~","LED_THT:LED_D5.0mm","2","" => 2 ? led-5mm-red led-5mm-blue
"J1,J2","AudioJack2","~","","2","" => 2 ? jack-mono
"Q1","2N3904","https://www.onsemi.com/pub/Collateral/2N3903-D.PDF","Package_TO_SOT_THT:TO-92_Inline","1","" => 1 2n3904
"R1,R2,R3","10k","~","Resistor_THT:R_Axial_DIN0207_L6.3mm_D2.5mm_P7.62mm_Horizontal","3","" => 3 resistor-10k
"R4","2.2M","~","Resistor_THT:R_Axial_DIN0207_L6.3mm_D2.5mm_P7.62mm_Horizontal","1","" => 1 resistor-2m2
"R5","4k7","~","Resistor_SMD:R_0805_2012Metric","1","" => 1 ~resistor-4k7
"RV1","A100k","~","Potentiometer_THT:Potentiometer_Alpha_RD901F-40-00D_Single_Vertical","1","" => 1 pot-a100k
"RV2","B10K","~","Potentiometer_THT:Potentiometer_Bourns_3296W_Vertical","1","" => 1 trimmer-10k
"U1","TL074","http://www.ti.com/lit/ds/symlink/tl071.pdf","Package_DIP:DIP-14_W7.62mm","1","" => 1 tl074cn
"R9","1k","~","","1","DNP" => 1 none
`,
  },
  {
    style: 'hand-written',
    text: `
100k x 3 => 3 resistor-100k
1 meg => 1 resistor-1m
2m2 => 1 resistor-2m2
.1uf mylar => 1 film-100n
.047 cap => 1 film-47n
47 uf 25v => 1 electrolytic-47u
one tl072 => 1 tl072cp
couple of 1n4148s => 2 1n4148
4 rubber feet => 4 rubber-feet
5mm red led + bezel => 1 led-5mm-red + 1 led-bezel
on/off toggle spdt => 1 toggle-spdt
two 1/4" jacks mono => 2 jack-mono
dc socket 2.1 => 1 dc-jack
pot 100k log => 1 pot-a100k
trimmer 10k => 1 trimmer-10k
solder!! => 1 ? solder-50g
`,
  },
  {
    style: 'German',
    text: `
Menge;Bauteil;Wert => -
4;Widerstand;4,7k => 4 resistor-4k7
2;Widerstand;2,2M => 2 resistor-2m2
1;Folienkondensator;4,7nF => 1 film-4n7
3;Elko;2,2µF => 3 electrolytic-2u2
1;Keramikkondensator;100pF => 1 ceramic-100p
2;Poti;B100k => 2 pot-b100k
1;Gehäuse;125B => 1 enclosure-125b
2;Klinkenbuchse;6,35mm mono => 2 jack-mono
2,2k => 1 resistor-2k2
3x 0,1µF Folie => 3 film-100n
5 Stk. 1N4148 => 5 1n4148
1 Stück Trimmpoti 10k => 1 trimmer-10k
2x 1,5k 1% Metallschicht => 2 resistor-1k5
`,
  },
  {
    style: 'designators',
    text: `
R1-R4 10k => 4 resistor-10k
R5, R6, R9: 100K => 3 resistor-100k
R7 = 470 ohm => 1 resistor-470r
R10..R12 22k => 3 resistor-22k
R13 to R15 1k => 3 resistor-1k
C1–C3 100n => 3 film-100n
C4/C5: 10u => 2 electrolytic-10u
C6 = 0.001uF => 1 film-1n
C7 220 => 1 ceramic-22p
D1, D2 = 1N4148 => 2 1n4148
Q1 & Q2 - 2N5088 => 2 2n5088
IC1: JRC4558D => 1 jrc4558d
VR1 50KB => 1 pot-b50k
10k: R16, R17, R18 => 3 resistor-10k
R1 1M C1 100n Q1 J201 => 1 resistor-1m + 1 film-100n + 1 j201
`,
  },
  {
    style: 'Markdown table',
    text: `
| Description | Value | Quantity | Remark | => -
| --- | --- | --- | --- | => -
| Resistor 1/4W | 220R | 4 | | => 4 resistor-220r
| Resistor 1/4W | 3.9K | 1 | | => 1 resistor-3k9
| Resistor 1/4W | 3K | 1 | | => 1 none resistor-3k3
| Capacitor Electrolytic | 10uF | 3 | | => 3 electrolytic-10u
| Capacitor Ceramic | 0.1uF | 6 | SMD | => 6 none film-100n
| Capacitor Ceramic | 560pF | 2 | | => 2 ceramic-560p
| Diode | 1N914 | 1 | | => 1 1n914
| Transistor | 2N3906 | 2 | | => 2 2n3906
| IC | LM13700 | 6 | | => 6 lm13700n
| Op Amp | TL074 | 2 | | => 2 tl074cn
| Potentiometer | B100K | 5 | | => 5 pot-b100k
| DPDT Toggle Switch | ON-ON | 1 | | => 1 toggle-dpdt
| Mono Jack | 3.5mm | 4 | | => 4 none
| Rotary Switch | 9-Pole | 2 | | => 2 none
`,
  },
  {
    style: 'under headings',
    text: `
Resistors => -
470R : 1x => 1 resistor-470r
10K : 4x => 4 resistor-10k
100K: 2 => 2 resistor-100k
Capacitors: => -
100nF : 3x => 3 film-100n
47uF : 1x => 1 electrolytic-47u
**Potentiometers** => -
100K lin : 2x => 2 pot-b100k
500K log => 1 pot-a500k
## Diodes => -
1N4148 (2) => 2 1n4148
3mm LED - 1 => 1 ? led-5mm-red
Semiconductors => -
BC108 x 2 => 2 ~bc108b
2N2222 x 1 => 1 none 2n3904
Hardware => -
3PDT switch => 1 footswitch-3pdt
Knobs x 3 => 3 ? knob-fluted knob-chicken
`,
  },
];

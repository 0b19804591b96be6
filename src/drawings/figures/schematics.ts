/** The circuits that the theory guide takes apart. */
import { accentColour, arrow, blueInk, onPaper, pencilColour, strokePath, letterText, type Figure } from './figure.ts';
import {
  battery,
  capacitor,
  diode,
  dot,
  electrolytic,
  groundSign,
  partLabel,
  npn,
  opamp,
  resistor,
  supply,
  terminal,
  wire,
} from './schematic.ts';

const sine = (x: number, y: number, size = 6): string =>
  strokePath(
    `M${x - 2 * size} ${y}c${size * 0.4} ${-size * 1.4} ${size * 1.6} ${-size * 1.4} ${size * 2} 0s${size * 1.6} ${size * 1.4} ${size * 2} 0`,
    blueInk,
    1.4,
  );

const voltageDivider = onPaper(170, () =>
  [
    wire('M70 65V30H170V40M70 105V142H170V132'),
    battery(70, 85),
    letterText('9 V', 50, 88, { anchor: 'end', ink: accentColour }),
    resistor(170, 58, 90),
    wire('M170 78V92'),
    resistor(170, 112, 90),
    partLabel('R1', '10K', 184, 57),
    partLabel('R2', '10K', 184, 111),
    dot(170, 85),
    wire('M170 85H240'),
    terminal(243, 85),
    letterText('4.5 V', 252, 88, { anchor: 'start', ink: accentColour, cap: 9 }),
    groundSign(120, 148),
    dot(120, 142),
  ].join(''),
);

const rcLowpass = onPaper(150, () =>
  [
    terminal(47, 60),
    letterText('IN', 40, 63, { anchor: 'end' }),
    sine(66, 42),
    wire('M50 60H110'),
    resistor(130, 60),
    partLabel('R', '', 130, 50, 'middle'),
    wire('M150 60H262'),
    terminal(265, 60),
    letterText('OUT', 272, 63, { anchor: 'start' }),
    dot(190, 60),
    wire('M190 60V70'),
    capacitor(190, 90, 90),
    partLabel('C', '', 206, 95),
    wire('M190 110V118'),
    groundSign(190, 124),
  ].join(''),
);

const bjtStage = onPaper(220, () =>
  [
    supply(120, 34, '9 V'),
    wire('M120 34V46M120 34H195V46'),
    resistor(120, 66, 90),
    partLabel('R2', '430K', 106, 65, 'end'),
    resistor(195, 66, 90),
    partLabel('R4', '10K', 209, 65),
    wire('M120 86V150'),
    resistor(120, 170, 90),
    partLabel('R3', '43K', 106, 169, 'end'),
    dot(120, 110),
    wire('M120 110H166'),
    npn(186, 110),
    wire('M195 86V90'),
    dot(195, 88),
    wire('M195 88H232'),
    capacitor(252, 88),
    partLabel('C2', '', 252, 76, 'middle'),
    wire('M272 88H288'),
    terminal(291, 88),
    letterText('OUT', 291, 104),
    capacitor(84, 110),
    partLabel('C1', '', 84, 98, 'middle'),
    wire('M104 110H120M64 110H43'),
    terminal(40, 110),
    letterText('IN', 40, 126),
    wire('M195 130V150'),
    resistor(195, 170, 90),
    partLabel('R5', '390R', 209, 169),
    wire('M120 190V200H195V190'),
    dot(158, 200),
    groundSign(158, 206),
  ].join(''),
);

const nonInverting = onPaper(226, () =>
  [
    terminal(57, 62),
    letterText('IN', 50, 65, { anchor: 'end' }),
    wire('M60 62H130'),
    opamp(160, 74, true),
    wire('M190 74H262'),
    terminal(265, 74),
    letterText('OUT', 272, 77, { anchor: 'start' }),
    dot(224, 74),
    wire('M224 74V122H202'),
    resistor(182, 122),
    partLabel('RF', '', 182, 140, 'middle'),
    wire('M162 122H112V86H130'),
    dot(112, 122),
    wire('M112 122V128'),
    resistor(112, 148, 90),
    partLabel('RG', '', 98, 151, 'end'),
    capacitor(112, 186, 90),
    partLabel('C', '', 127, 192),
    groundSign(112, 210),
    letterText('GAIN = 1 + RF / RG', 232, 186, { ink: accentColour }),
  ].join(''),
);

const inverting = onPaper(180, () =>
  [
    terminal(37, 82),
    letterText('IN', 37, 98),
    wire('M40 82H60'),
    resistor(80, 82),
    partLabel('RIN', '', 80, 72, 'middle'),
    wire('M100 82H150'),
    opamp(180, 94),
    wire('M210 94H262'),
    terminal(265, 94),
    letterText('OUT', 272, 97, { anchor: 'start' }),
    dot(122, 82),
    wire('M122 82V40H160'),
    resistor(180, 40),
    partLabel('RF', '', 180, 30, 'middle'),
    wire('M200 40H236V94'),
    dot(236, 94),
    wire('M150 106H122V124'),
    terminal(122, 127),
    letterText('HALF THE SUPPLY', 122, 146, { ink: accentColour }),
    letterText('GAIN = - RF / RIN', 240, 146, { ink: accentColour }),
  ].join(''),
);

const powerFilter = onPaper(190, () =>
  [
    terminal(37, 50),
    letterText('9 V IN', 37, 38, { ink: accentColour }),
    wire('M40 50H52'),
    diode(72, 50),
    partLabel('D1', '', 72, 36, 'middle'),
    wire('M92 50H262'),
    terminal(265, 50),
    letterText('SUPPLY', 272, 53, { anchor: 'start', cap: 6.5, ink: accentColour }),
    dot(120, 50),
    wire('M120 50V76'),
    electrolytic(120, 96, 90),
    partLabel('C1', '100µ', 136, 99),
    wire('M120 116V150'),
    dot(200, 50),
    resistor(200, 70, 90),
    partLabel('R1', '10K', 186, 70, 'end'),
    dot(200, 98),
    wire('M200 90V106'),
    resistor(200, 126, 90),
    partLabel('R2', '10K', 186, 130, 'end'),
    wire('M200 146V150M200 98H262M244 98V106'),
    dot(244, 98),
    terminal(265, 98),
    letterText('HALF', 272, 101, { anchor: 'start', cap: 6.5, ink: accentColour }),
    electrolytic(244, 126, 90),
    partLabel('C2', '47µ', 258, 130),
    wire('M244 146V150M60 150H244'),
    dot(120, 150),
    dot(200, 150),
    groundSign(60, 156),
  ].join(''),
);

const stageNames = ['GUITAR', 'INPUT', 'GAIN', 'CLIPPING', 'TONE', 'VOLUME', 'OUTPUT'] as const;

/** Seven stages in two rows, so that their names stay readable on a phone. */
const signalPath = onPaper(150, () => {
  const boxes = stageNames.map((name, i) => {
    const row = i < 4 ? 0 : 1;
    const column = row === 0 ? i : i - 4;
    const x = 44 + column * 77 + row * 38;
    const y = 44 + row * 64;
    const isAccent = name === 'CLIPPING';
    const box = strokePath(
      `M${x - 27} ${y - 15}h54v30h-54Z`,
      isAccent ? accentColour : undefined,
      isAccent ? 2.2 : 1.6,
    );
    return box + letterText(name, x, y + 3, { cap: 6, ...(isAccent && { ink: accentColour }) });
  });
  const arrows = [0, 1, 2].map((i) => arrow(73 + i * 77, 44, 92 + i * 77, 44, pencilColour));
  const below = [0, 1].map((i) => arrow(111 + i * 77, 108, 130 + i * 77, 108, pencilColour));
  const turn = strokePath('M304 44H310V76H38V108H50', pencilColour) + arrow(40, 108, 53, 108, pencilColour);
  return [...boxes, ...arrows, ...below, turn].join('');
});

export const schematics: Readonly<Record<string, Figure>> = {
  'voltage-divider': voltageDivider,
  'rc-lowpass': rcLowpass,
  'bjt-stage': bjtStage,
  'opamp-noninverting': nonInverting,
  'opamp-inverting': inverting,
  'power-filter': powerFilter,
  'signal-path': signalPath,
};

import { describe, expect, it } from 'vitest';
import { seedPartList } from '#tests/support/workbench/part-list.ts';
import { matchList } from './match-list.ts';
import type { Match } from './match.ts';
import { PartIndex } from './part-index.ts';

const index = new PartIndex(seedPartList);

const inShort = (match: Match): string => {
  if (match.is === 'question') return `? ${match.choices.map(({ slug }) => slug).join(' ')}`;
  if (match.is === 'missing') return `none${match.standIn ? `, ${match.standIn.part.slug}` : ''}`;
  return `${match.is} ${match.part.slug}`;
};

const read = (text: string): string[] =>
  matchList(text, index).entries.map(({ entry, match }) => `${entry.quantity} ${inShort(match)}`);

const reasonOf = (text: string): string => {
  const match = matchList(text, index).entries[0]!.match;
  return match.is === 'likely' ? match.reason : match.is === 'missing' ? (match.standIn?.reason ?? match.sentence) : '';
};

describe('lines as people write them', () => {
  it.each([
    ['R1 4k7', '1 exact resistor-4k7'],
    ['R1-R3 10k', '3 exact resistor-10k'],
    ['R1, R2, R5 4.7 kΩ 1/4W 1%', '3 exact resistor-4k7'],
    ['R4 330', '1 exact resistor-330r'],
    ['2x 100n film', '2 exact film-100n'],
    ['10 100n', '10 exact film-100n'],
    ['10 k resistor', '1 exact resistor-10k'],
    ['C4 104', '1 exact film-100n'],
    ['C3 .01 film', '1 exact film-10n'],
    ['C1 2.2uF 16v', '1 exact electrolytic-2u2'],
    ['C11 220uF 63V', '1 likely electrolytic-220u'],
    ['TL072', '1 exact tl072cp'],
    ['TL072CN', '1 likely tl072cp'],
    ['2x BC108', '2 likely bc108b'],
    ['1N4148 x2', '2 exact 1n4148'],
    ['J201 x2', '2 exact j201'],
    ['Q1 J201', '1 exact j201'],
    ['- 3 x 2N3904 transistor', '3 exact 2n3904'],
    ['AC128 matched pair', '2 likely ac128'],
    ['B100K pot', '1 exact pot-b100k'],
    ['500KA', '1 exact pot-a500k'],
    ['RV2 50k rev log', '1 exact pot-c50k'],
    ['trimpot 10k', '1 exact trimmer-10k'],
    ['4k7 for LED', '1 likely resistor-4k7'],
    ['LED red 3mm', '1 likely led-5mm-red'],
    ['red LED 5 mm', '1 exact led-5mm-red'],
    ['3PDT foot switch', '1 exact footswitch-3pdt'],
    ['IC socket 14 pin', '1 exact dip-socket-14'],
    ['zener 5.1V', '1 exact bzx55c5v1'],
    ['C100K pot', '1 exact pot-c100k'],
    ['Pot C500K', '1 exact pot-c500k'],
    ['A 500K pot', '1 exact pot-a500k'],
    ['a 10k resistor', '1 exact resistor-10k'],
    ['A 10k trimpot', '1 exact trimmer-10k'],
    ['9 VDC jack', '1 exact dc-jack'],
    ['24 gauge wire', '1 exact hook-up-wire'],
    ['22 AWG wire', '1 ? hook-up-wire wire-stripper'],
  ])('%s is %s', (line, expected) => {
    expect(read(line)).toEqual([expected]);
  });

  it('asks where two parts fit, with both of them', () => {
    expect(read('C4 1uF')).toEqual(['1 ? film-1u electrolytic-1u']);
    expect(read('100k pot')).toEqual(['1 ? pot-b100k pot-a100k pot-c100k']);
    expect(read('RV1 10k')).toEqual(['1 ? pot-b10k pot-a10k pot-c10k trimmer-10k']);
    expect(read('jack')).toEqual(['1 ? jack-mono dc-jack']);
  });

  it('names what is not ours, with what stands in and why', () => {
    expect(read('BC547\n4k99\nC6 100n ceramic\n1590B\nhello world\nR9')).toEqual([
      '1 none, bc549c',
      '1 none, resistor-5k1',
      '1 none, film-100n',
      '1 none',
      '1 none',
      '1 none',
    ]);
    expect(reasonOf('4k99')).toBe('The nearest we stock, 2% more.');
    expect(reasonOf('BC547')).toBe('The same family with the same legs.');
  });

  it('says what to check of what is only likely', () => {
    expect(reasonOf('C11 220uF 63V')).toContain('Ours is rated for 25\u00a0V, your list says 63\u00a0V.');
    expect(reasonOf('AC128 matched pair')).toContain('not matched');
    expect(reasonOf('LED red 3mm')).toContain('3mm');
  });

  it('reads a whole list off one line, whatever parts its things', () => {
    expect(read('2N5089 x2, 4k7 x6, 100n film, TL072, 1N4148 and 2,2k')).toEqual([
      '2 exact 2n5089',
      '6 likely resistor-4k7',
      '1 exact film-100n',
      '1 exact tl072cp',
      '1 exact 1n4148',
      '1 likely resistor-2k2',
    ]);
    expect(read('10k, 10k, unobtainium, TL072')).toEqual([
      '1 likely resistor-10k',
      '1 likely resistor-10k',
      '1 none',
      '1 exact tl072cp',
    ]);
  });

  it.each([
    ['2,100n', '2 exact film-100n'],
    ['4,100k', '4 likely resistor-100k'],
    ['3,470R', '3 likely resistor-470r'],
    ['10,4k7', '10 likely resistor-4k7'],
    ['1,000 ohm', '1 exact resistor-1k'],
    ['1,000Ω', '1 exact resistor-1k'],
    ['R1 4,700', '1 exact resistor-4k7'],
    ['4,7k', '1 likely resistor-4k7'],
  ])('tells a comma between two cells from one in a number: %s is %s', (line, expected) => {
    expect(read(line)).toEqual([expected]);
  });

  it.each([
    ['1k, 470, 100, 10k', ['1 1k', '1 470r', '1 100r', '1 10k']],
    ['1k, 47, 10k', ['1 1k', '1 47r', '1 10k']],
    ['470, 1k, 10k', ['1 470r', '1 1k', '1 10k']],
    ['1k x2, 470, 10k x3', ['2 1k', '1 470r', '3 10k']],
    ['1k x2, 470 x3', ['2 1k', '3 470r']],
    ['Resistors: 470 x2', ['2 470r']],
    ['Resistors: 470, 1k', ['1 470r', '1 1k']],
    ['Resistors: 1k, 470', ['1 1k', '1 470r']],
    ['Resistors: 470', ['1 470r']],
    ['Resistors\n470, 220, 100', ['1 470r', '1 220r', '1 100r']],
  ])('reads bare numbers among values as ohms: %s', (text, expected) => {
    expect(read(text).map((each) => each.replace(/(?:exact|likely) resistor-/, ''))).toEqual(expected);
  });

  it.each([
    ['10k, 4', ['4 likely resistor-10k']],
    ['10k, 4, 1k, 2', ['4 likely resistor-10k', '2 likely resistor-1k']],
    ['4, 10k, 2, 1k', ['4 likely resistor-10k', '2 likely resistor-1k']],
    ['10k resistor, 10', ['10 exact resistor-10k']],
    ['TL072, 10', ['10 exact tl072cp']],
    ['2N5089, 2, 4k7, 100n', ['2 exact 2n5089', '1 likely resistor-4k7', '1 exact film-100n']],
    ['10k\t47', ['47 likely resistor-10k']],
  ])('reads bare numbers beside parts as counts: %s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it.each([
    ['1k, 47', ['1 likely resistor-1k', '1 ? resistor-47r']],
    ['47 and 1k', ['1 ? resistor-47r', '1 likely resistor-1k']],
    ['1k, 470, 10k, 220', ['1 likely resistor-1k', '1 ? resistor-470r', '1 likely resistor-10k', '1 ? resistor-220r']],
    ['100n, 47, 10k', ['1 exact film-100n', '1 ? resistor-47r', '1 likely resistor-10k']],
    ['1k, 470, 13, 10k', ['1 likely resistor-1k', '1 likely resistor-470r', '1 none', '1 likely resistor-10k']],
    ['4k7 x6, x2', ['6 likely resistor-4k7', '2 none']],
  ])('multiplies nothing by a number that may be a value or a count: %s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it('lets the word of the kind decide, before what is in stock', () => {
    expect(read('2.2uF film')).toEqual(['1 none, electrolytic-2u2']);
    expect(read('Ceramic caps: 47, 22')).toEqual(['1 exact ceramic-47p', '1 exact ceramic-22p']);
    expect(read('Film caps: 1u, 2u2')).toEqual(['1 exact film-1u', '1 none, electrolytic-2u2']);
    expect(read('Resistors\n470\nPotentiometers\n100k lin')).toEqual(['1 exact resistor-470r', '1 exact pot-b100k']);
    expect(read('rotary switch')).toEqual(['1 none']);
  });

  it('knows parts by the names that other shops give them', () => {
    expect(read('9V DC jack\n3PDT Stomp Foot / Pedal Switch\nstomp switch\n125B Aluminum Diecast Enclosure')).toEqual([
      '1 exact dc-jack',
      '1 exact footswitch-3pdt',
      '1 exact footswitch-3pdt',
      '1 exact enclosure-125b',
    ]);
  });

  it('says of a second part in one thing that it was seen', () => {
    expect(reasonOf('TL072 or NE5532')).toContain('“ne5532”');
  });

  it('leaves out what a list wants none of', () => {
    expect(read('Qty,Value,Part\n0,10k,resistor')).toEqual(['1 none']);
  });

  it('takes two parts off one line', () => {
    expect(read('B1K pot, A500K pot')).toEqual(['1 exact pot-b1k', '1 exact pot-a500k']);
    expect(read('4k7 resistor, 1%')).toEqual(['1 exact resistor-4k7']);
  });
});

describe('tables', () => {
  it('of KiCad: quotes, designators in one cell, a column for what is not fitted', () => {
    const bill = `"Reference","Value","Footprint","Qty","DNP"
"R1,R2,R7","4k7","Resistor_THT:R_Axial_DIN0207","3",""
"C1","100n","Capacitor_THT:C_Disc_D3.0mm","1",""
"C2","10u","Capacitor_THT:CP_Radial_D5.0mm","1",""
"U1","TL072","Package_DIP:DIP-8","1",""
"R9","1k","Resistor_SMD:R_0805_2012Metric","1",""
"D3","1N4148","","1","DNP"`;
    expect(read(bill)).toEqual([
      '3 exact resistor-4k7',
      '1 none, film-100n',
      '1 exact electrolytic-10u',
      '1 exact tl072cp',
      '1 likely resistor-1k',
      '1 none',
    ]);
  });

  it('of KiCad before: semicolons and Designation', () => {
    expect(read('"Id";"Designator";"Package";"Quantity";"Designation"\n1;"R1,R2";"R_Axial";2;"10k"')).toEqual([
      '2 exact resistor-10k',
    ]);
  });

  it('of Tayda: the name of the product says it all', () => {
    const bill = `SKU,Product Name,Qty,Price
A-2203,"10K OHM 1/4W 1% Metal Film Resistor",10,0.01
A-1848,"A100K OHM Logarithmic Taper Potentiometer 16mm",2,0.9
A-4349,"47uF 25V 105C Radial Electrolytic Capacitor",3,0.05`;
    expect(read(bill)).toEqual(['10 exact resistor-10k', '2 exact pot-a100k', '3 exact electrolytic-47u']);
  });

  it('of Mouser: the number of the maker first, then the description', () => {
    const bill = `Mouser #,Mfr. #,Manufacturer,Description,Order Qty.,Price (INR)
595-TL072CP,TL072CP,Texas Instruments,Operational Amplifiers,"2",₹52.1
71-RN55D4701F,RN55D4701FB14,Vishay,Metal Film Resistors - Through Hole 4.7Kohms 1% 50PPM,5,₹12`;
    expect(read(bill)).toEqual(['2 exact tl072cp', '5 exact resistor-4k7']);
  });

  it('may be followed by free lines', () => {
    expect(read('Qty,Value,Ref,Footprint\n1,2M2,R1,R_Axial\n2x BC108\nB1K pot, A500K pot')).toEqual([
      '1 exact resistor-2m2',
      '2 likely bc108b',
      '1 exact pot-b1k',
      '1 exact pot-a500k',
    ]);
  });
});

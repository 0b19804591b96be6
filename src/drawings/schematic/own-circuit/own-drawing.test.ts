import Elk from 'elkjs/lib/elk.bundled.js';
import { describe, expect, it } from 'vitest';
import { deviceModels } from '#catalogue/models/models.ts';
import { kits } from '#catalogue/kits.ts';
import { type Circuit, NC } from '#electronics/component.ts';
import { kicadNetlist } from '#electronics/kicad-netlist.ts';
import { pinsByNet } from '#electronics/netlist.ts';
import type { OwnCircuit } from '#electronics/own-circuit/draft-circuit.ts';
import { readNetlist } from '#electronics/own-circuit/read-netlist.ts';
import { wellKnownNetlists } from '#tests/support/own-circuit/own-netlists.ts';
import { joinedPins, partsOf, textsOf } from '#tests/support/schematic/svg-netlist.ts';
import { arrangeWith, type LayoutEngine } from '../elk-arrange.ts';
import { measure } from '../measures.ts';
import { drawSchematic } from '../schematic.ts';
import { schematicSvg } from '../svg.ts';
import { ownDrawing, stagesInWords } from './own-drawing.ts';

// The package is CommonJS with a default export, which its types do not say.
const arrange = arrangeWith(new (Elk as unknown as new () => LayoutEngine)());

function ownOf(text: string): OwnCircuit {
  const { own, problems } = readNetlist(text, deviceModels);
  if (!own) throw new Error(JSON.stringify(problems));
  return own;
}

async function drawn(own: OwnCircuit) {
  const { circuit, hints } = ownDrawing(own);
  const sheet = await drawSchematic(circuit, hints, arrange);
  return { sheet, svg: schematicSvg(sheet, { title: 'Schematic' }) };
}

/** What the netlist joins, of the pins that are drawn: an open pin of a chip is not. */
function joinedIn({ components }: Circuit, shown: ReadonlySet<string>): string[] {
  const nets = [...pinsByNet(components)].map(([, pins]) => pins.map(({ ref, pin }) => `${ref}.${pin}`));
  const open = components.flatMap(({ ref, pins }) =>
    Object.entries(pins).flatMap(([pin, net]) => (net === NC ? [[`${ref}.${pin}`]] : [])),
  );
  return [...nets, ...open]
    .flatMap(
      (pins) =>
        pins
          .filter((pin) => shown.has(pin))
          .toSorted()
          .join(' ') || [],
    )
    .toSorted();
}

/** Parts that are missing, nets that are joined otherwise than they should be, and what lies over something else. */
async function drawingOf(own: OwnCircuit): Promise<{ svg: string; faults: string[] }> {
  const { sheet, svg } = await drawn(own);
  const parts = partsOf(svg);
  const refs = new Set(parts.map(({ part }) => part));
  const missing = own.circuit.components.filter(({ ref }) => !refs.has(ref)).map(({ ref }) => `${ref} is missing`);
  const shown = new Set(parts.flatMap(({ part, pins }) => pins.map((pin) => `${part}.${pin}`)));
  const joined = new Set(joinedPins(svg).map(({ pins }) => pins.toSorted().join(' ')));
  const expected = joinedIn(own.circuit, shown);
  const apart = expected.filter((pins) => !joined.has(pins)).map((pins) => `not joined: ${pins}`);
  return { svg, faults: [...missing, ...apart, ...measure(sheet.piece).overlaps] };
}

const shapeOf = (svg: string, ref: string): string | undefined => partsOf(svg).find(({ part }) => part === ref)?.shape;

describe('the schematic of a pasted circuit', () => {
  it.each(wellKnownNetlists)(
    'of %s has every part, joins every net and lays nothing over anything',
    async (_, text) => {
      expect((await drawingOf(ownOf(text))).faults).toEqual([]);
    },
  );

  it.each(['fuzz-box', 'vintage-overdrive', 'rodent-distortion', 'loop-switcher'])(
    'of %s is drawn from the netlist for KiCad, without the hints of the kit',
    async (slug) => {
      const { name, circuit } = kits.find((kit) => kit.slug === slug)!;
      expect((await drawingOf(ownOf(kicadNetlist(name, circuit.components)))).faults).toEqual([]);
    },
  );

  it.each([
    ['a part with both ends on one net', 'R1 IN OUT 1k\nR2 OUT OUT 1k\nR3 0 0 1k\nXP OUT OUT OUT POT 10k'],
    ['a chain from rail to rail', 'R1 IN OUT 1k\nR2 vcc x 1k\nD1 x 0 RED\nR3 OUT 0 10k\nV1 vcc 0 9'],
    ['nets with one pin', 'R1 IN OUT 1k\nR2 OUT loose 1k\nXS OUT a SPST\nR3 OUT 0 10k'],
    [
      'parts that the signal never reaches',
      'R1 IN OUT 1k\nR2 a b 1k\nC1 a b 1n\nQ1 c d e 2N3904\nR3 c d 1k\nR4 e 0 1k',
    ],
    [
      'an amplifier between ground and a negative supply',
      'XU1 IN m 0 vee o TL072\nR1 m o 1k\nR2 m 0 1k\nR3 o OUT 1k\nV1 0 vee 9',
    ],
    [
      'chips whose supplies are one net',
      'XU1 IN m vee vee o TL072\nR1 m o 1k\nXU2 o OUT 0 0 OUT TL072\nR2 OUT 0 1k\nV1 vee 0 -9\nV2 vcc 0 9\nR3 vcc m 1k',
    ],
    [
      'a PNP transistor that hangs from ground',
      'C1 IN b 1n\nQ1 OUT b 0 2N3906\nR1 vcc OUT 1k\nR2 vcc b 1Meg\nV1 vcc 0 9\nV2 vee 0 -9\nR3 vee OUT 10k',
    ],
    [
      'other nets that are called IN and OUT',
      'XIN a JACK\nXOUT b JACK\nR1 a IN 1k\nR2 IN OUT 1k\nR3 OUT b 1k'.replaceAll(' JACK', ' 0 JACK'),
    ],
  ])('is drawn with %s', async (_, text) => {
    expect((await drawingOf(ownOf(`* t\n${text}`))).faults).toEqual([]);
  });

  it('has the symbols of the models, whatever names its parts have', async () => {
    const text = `* t
C1 IN b 1n
Q1 c b e MYPNP
R1 e vcc 1k
R2 c 0 1k
J1 d c s MYP
R3 vcc s 1k
R4 d 0 1k
D1 d k MYZ
R5 k OUT 1k
XU1 OUT o vcc 0 o TL072
V1 vcc 0 9
.model MYPNP PNP(BF=100)
.model MYP PJF(VTO=-1)
.model MYZ D(BV=4.7)`;
    const { svg, faults } = await drawingOf(ownOf(text));
    expect(faults).toEqual([]);
    expect(['Q1', 'J1', 'D1', 'XU1'].map((ref) => shapeOf(svg, ref))).toEqual(['pnp', 'pjfet', 'zener', 'opamp']);
    // SPICE names nets and no pins, so there are no numbers to print.
    expect(textsOf(svg).filter(({ text: word }) => /^[23467]$/.test(word))).toEqual([]);
  });

  it('is of stages where the whole signal passes one net, called after their devices', () => {
    const [, text] = wellKnownNetlists.find(([name]) => name === 'four-stage-fuzz')!;
    const drawing = ownDrawing(ownOf(text));
    expect(drawing.hints.stages.map(([, name]) => name)).toEqual(['Q1', 'Q2', 'Q3', 'Q4']);
    expect(stagesInWords(drawing)).toBe('43 parts, from IN to OUT in 4 stages: Q1; Q2; Q3; Q4.');
  });

  it('has half the supply as a rail, and a supply below ground above', () => {
    const hintsOf = (name: string) => ownDrawing(ownOf(wellKnownNetlists.find(([each]) => each === name)![1]));
    expect(hintsOf('green-overdrive').circuit.rails).toEqual({ vcc: 9, vr: 0 });
    expect(hintsOf('germanium-fuzz').hints).toMatchObject({ isPositiveGround: true, up: ['vee'] });
    expect(hintsOf('opamp-buffer-bipolar-supply').hints.up).toEqual(['vcc']);
  });

  it('cuts long names and writes what was typed as text', async () => {
    const odd = `<img_src=x_onerror="alert(1)">&`;
    const own = ownOf(`* t\nR${odd} IN ${odd} 1k\nR1 ${odd} OUT 1k\nXU1 OUT o ${odd}v 0 o TL072\nV1 ${odd}v 0 9`);
    const { svg } = await drawn(own);
    expect(svg).not.toContain('<img');
    expect(textsOf(svg).map(({ text }) => text)).toContain('R<img_src=x_onerror…');
  });

  it('is drawn of as many parts as are played', async () => {
    const stages = Array.from({ length: 39 }, (_, k) => {
      const [from, to] = [k === 0 ? 'IN' : `n${k}`, k === 38 ? 'OUT' : `n${k + 1}`];
      return `C${k} ${from} b${k} 100n\nR${k}A vcc b${k} 1Meg\nQ${k} ${to} b${k} 0 2N3904\nR${k}B vcc ${to} 10k\nR${k}C ${to} 0 1Meg`;
    });
    const own = ownOf(`* t\n${stages.join('\n')}\nV1 vcc 0 9`);
    expect(own.circuit.components).toHaveLength(195);
    expect((await drawingOf(own)).faults).toEqual([]);
  });
});

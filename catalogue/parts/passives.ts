/** Resistors and capacitors: one pack per value, so that every line of a bill of materials can be bought. */

import type { Part } from '../catalogue-types.ts';
import { capacitorCode, filmVolts, isWideCan } from '#electronics/codes/capacitor-code.ts';
import { bandColours } from '#electronics/codes/resistor-bands.ts';
import { formatFarads, formatOhms } from '#electronics/value/format.ts';
import { parseValue } from '#electronics/value/parse.ts';

const resistorValues =
  '10R 22R 33R 47R 100R 150R 180R 220R 330R 390R 470R 560R 680R 820R 1K 1K2 1K5 1K8 2K 2K2 2K4 2K7 3K3 3K9 4K7 5K1 5K6 6K8 8K2 10K 12K 15K 18K 20K 22K 24K 27K 33K 39K 43K 47K 51K 56K 62K 68K 75K 82K 100K 120K 150K 180K 200K 220K 270K 330K 360K 390K 430K 470K 510K 560K 680K 820K 1M 1M5 1M8 2M2 3M3 3M9 4M7 10M';
const filmValues =
  '1n 1n2 1n5 1n8 2n2 2n7 3n3 3n9 4n7 5n6 6n8 8n2 10n 12n 15n 18n 22n 27n 33n 39n 47n 56n 68n 82n 100n 120n 150n 220n 270n 330n 390n 470n 680n 1u';
const ceramicValues =
  '4p7 10p 22p 27p 30p 33p 47p 51p 68p 82p 100p 120p 150p 180p 220p 270p 330p 390p 470p 560p 680p 820p';
const electrolyticValues = '1u 2u2 3u3 4u7 10u 15u 22u 33u 47u 100u 220u 470u 1000u';

/** Spreads stock and reviews over a family without pretending that every value sells alike. */
const spread = (text: string, low: number, high: number): number => {
  let hash = 7;
  for (const letter of text) hash = (hash * 31 + letter.charCodeAt(0)) % 9973;
  return low + (hash % (high - low + 1));
};

const history = (slug: string) => ({
  rating: spread(slug, 44, 49) / 10,
  reviewCount: spread(`${slug} reviews`, 3, 46),
  addedOn: '2026-02-16',
});

function resistor(value: string): Part {
  const slug = `resistor-${value.toLowerCase()}`;
  const ohms = parseValue(value, 'resistance');
  const resistance = formatOhms(ohms);
  const bands = bandColours(ohms).join(', ');
  return {
    slug,
    name: `Metal Film Resistor ${value}, Pack of 10`,
    summary: `Ten resistors of ${resistance}, 1 %, quarter watt. Bands: ${bands}.`,
    description: `Ten metal film resistors of ${value}, which is ${resistance} or ${ohms} ohms written out. Quiet, stable and small enough for every board in this shop.\n\nThe five bands read ${bands}; the last one is the 1 % tolerance and stands a little apart. If two bands look alike in your light, measure before you solder: that is quicker than finding it afterwards.`,
    priceRupees: 15,
    subcategory: 'other',
    kind: 'resistor',
    value,
    packSize: 10,
    stock: spread(slug, 60, 420),
    ...history(slug),
    specifications: {
      Resistance: resistance,
      'Colour bands': bands,
      Tolerance: '1 %',
      Power: '0.25 W at 70 °C',
      'Maximum voltage': '250 V',
      Package: 'Axial, body 6.3 x 2.4 mm',
      'Temperature coefficient': '100 ppm/°C',
    },
    hsn: '8533',
    countryOfOrigin: 'Taiwan',
    picture: { draw: 'resistor', value },
  };
}

function film(value: string): Part {
  const slug = `film-${value}`;
  const farads = parseValue(value, 'capacitance');
  const capacitance = formatFarads(farads);
  return {
    slug,
    name: `Film Capacitor ${value}, Pack of 5`,
    summary: `Five box film capacitors of ${capacitance}, marked ${capacitorCode(value)}.`,
    description: `Five metallised polyester box capacitors of ${value} (${capacitance}), printed with the code ${capacitorCode(value)} and a letter for the tolerance. The legs are 5 mm apart, as on all our boards.\n\nFilm capacitors have no polarity, so they go in either way round. They are what you want wherever the signal passes through; they do not crackle when the box is knocked, as some ceramics do.`,
    priceRupees: farads >= 0.68e-6 ? 65 : farads >= 0.22e-6 ? 45 : 30,
    subcategory: 'other',
    kind: 'film-capacitor',
    value,
    packSize: 5,
    stock: spread(slug, 30, 220),
    ...history(slug),
    specifications: {
      Capacitance: capacitance,
      Marking: capacitorCode(value),
      Tolerance: '5 %',
      'Maximum voltage': `${filmVolts(value)} V DC`,
      Dielectric: 'Metallised polyester',
      Package: 'Radial box, 5 mm pitch',
      Polarity: 'None',
    },
    hsn: '8532',
    countryOfOrigin: 'China',
    picture: { draw: 'film', value },
  };
}

function ceramic(value: string): Part {
  const slug = `ceramic-${value}`;
  const farads = parseValue(value, 'capacitance');
  const capacitance = formatFarads(farads);
  return {
    slug,
    name: `Ceramic Capacitor ${value}, Pack of 10`,
    summary: `Ten C0G ceramic capacitors of ${capacitance}, marked ${capacitorCode(value)}.`,
    description: `Ten ceramic capacitors of ${value} (${capacitance}), printed ${capacitorCode(value)}. The dielectric is C0G, also called NP0: its value hardly moves with temperature or voltage, so it is fit for the signal path and for clocks.\n\nIn a pedal these small values tame radio, hiss and oscillation around an amplifier. They have no polarity. Keep the legs short.`,
    priceRupees: 25,
    subcategory: 'other',
    kind: 'ceramic-capacitor',
    value,
    packSize: 10,
    stock: spread(slug, 25, 160),
    ...history(slug),
    specifications: {
      Capacitance: capacitance,
      Marking: capacitorCode(value),
      Tolerance: farads < 9.5e-12 ? '0.5 pF' : '5 %',
      'Maximum voltage': '50 V DC',
      Dielectric: 'C0G (NP0)',
      Package: 'Radial, 2.54 mm pitch',
      Polarity: 'None',
    },
    hsn: '8532',
    countryOfOrigin: 'Taiwan',
    picture: { draw: 'ceramic', value },
  };
}

function electrolytic(value: string): Part {
  const slug = `electrolytic-${value}`;
  const farads = parseValue(value, 'capacitance');
  const capacitance = formatFarads(farads);
  return {
    slug,
    name: `Electrolytic Capacitor ${value}, Pack of 5`,
    summary: `Five radial electrolytics of ${capacitance}, 25 V, for supply and coupling.`,
    description: `Five aluminium electrolytic capacitors of ${value} (${capacitance}) for 25 V, enough for pedals on 9 or 18 V. Long life grade, 105 °C.\n\nThey have a right way round: the long leg is positive, the stripe down the sleeve marks the negative leg. A reversed one works for a while, then leaks or bursts, so check each against the + on the board before you solder.`,
    priceRupees: isWideCan(value) ? 55 : farads >= 0.9e-4 ? 35 : 25,
    subcategory: 'other',
    kind: 'electrolytic-capacitor',
    value,
    packSize: 5,
    stock: spread(slug, 30, 240),
    ...history(slug),
    specifications: {
      Capacitance: capacitance,
      Tolerance: '20 %',
      'Maximum voltage': '25 V DC',
      'Rated temperature': '105 °C',
      Package: isWideCan(value) ? 'Radial, 10 mm wide, 5 mm pitch' : 'Radial, 5 to 6.3 mm wide, 2 to 2.5 mm pitch',
      Polarity: 'Long leg +, stripe -',
    },
    hsn: '8532',
    countryOfOrigin: 'Japan',
    picture: { draw: 'electrolytic', value },
  };
}

export const passives: readonly Part[] = [
  ...resistorValues.split(' ').map(resistor),
  ...filmValues.split(' ').map(film),
  ...ceramicValues.split(' ').map(ceramic),
  ...electrolyticValues.split(' ').map(electrolytic),
];

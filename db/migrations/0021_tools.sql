-- Tools, solder, supply and cable for shops that were filled before; a shop without products gets them with its first
-- catalogue. Nobody has reviewed them there yet. A slug that the keeper has used since stays the keeper's.
INSERT INTO products (slug, name, kind, value, price_paise, stock, hsn_code, country_of_origin, summary, description,
  specifications, difficulty, category, subcategory, image_url, components)
SELECT tool.slug, tool.name, tool.kind, tool.value, tool.price, tool.stock, tool.hsn, tool.origin, tool.summary,
  tool.description, tool.specifications, 'Beginner', 'parts', 'other', 'art:part/' || tool.slug, ARRAY['1 x ' || tool.name]
FROM (VALUES
  ('soldering-iron', 'Soldering Iron, 60 W', 'tool', '60 W', 129000, 48, '8515', 'China',
    'Temperature control, 1.6 mm chisel tip, stand and brass wool.',
    E'A temperature-controlled iron with the dial in its handle. It measures its own tip and adds power when a joint cools it, so it’s ready for a resistor and strong enough for a jack. The 1.6 mm chisel tip it comes with does every joint in our kits.\n\nSet it to 340 °C for leaded solder and 360 °C for lead-free. It heats up in about a minute. In the box: the iron, a spring stand and a pot of brass wool for cleaning the tip. Spare tips of the 900M series are easy to find.',
    '{"Power":"60 W","Temperature":"200–450 °C, controlled","Supply":"220–240 V AC, 50 Hz","Plug":"Indian, three pins (Type D, 6 A), earthed","Tip":"1.6 mm chisel, 900M series","Cord":"1.4 m","Included":"Iron, spring stand, brass wool"}'::json),
  ('solder-50g', 'Solder 0.7 mm, 50 g', 'consumable', '0.7 mm', 32000, 120, '8311', 'India',
    'Leaded, with a rosin core. Enough for ten pedals.',
    E'Fifty grams of 60/40 solder with a rosin core, thin enough for a board and quick to flow on a lug. A kit takes 3–5 g, so one reel is enough for ten pedals. The flux is inside; you don’t need any other.\n\nIt contains lead: open a window, keep food off the table and wash your hands afterwards. Don’t use plumbing solder instead. Its acid eats the board.',
    '{"Alloy":"Sn60/Pb40, contains lead","Diameter":"0.7 mm","Net weight":"50 g","Flux":"Rosin core, 2%","Melting range":"183–190 °C"}'::json),
  ('desoldering-pump', 'Desoldering Pump', 'tool', '195 mm', 18000, 64, '8205', 'China',
    'Sucks molten solder out of a hole, so a wrong part comes out whole.',
    E'A spring pump for the day a part goes in the wrong way round. Press the plunger down, melt the joint, put the nozzle beside the tip and press the button: the solder is gone before it can set.\n\nYou can build a kit without one, and you’ll be glad of it after your first mistake. The body unscrews for emptying. Do that often, as a full pump doesn’t suck.',
    '{"Length":"195 mm","Body":"Anodised aluminium","Nozzle":"PTFE, 3.2 mm, replaceable","Action":"Spring, one hand"}'::json),
  ('side-cutters', 'Side Cutters, 125 mm', 'tool', '125 mm', 26000, 85, '8203', 'China',
    'Flush cutters for legs and wire. Copper only.',
    E'Small side cutters that cut flush, for the legs that stick out once a part is soldered. The spring opens them again, so one hand is enough.\n\nThey’re made for copper up to 1 mm. One guitar string notches the edge for good, so keep an old pair for strings. Hold the leg while you cut, or wear glasses: the ends fly.',
    '{"Length":"125 mm","Cut":"Flush","Capacity":"Copper wire up to 1.0 mm","Material":"Carbon steel, hardened","Handles":"PVC, with return spring; not insulated"}'::json),
  ('wire-stripper', 'Wire Stripper, 0.2–0.8 mm', 'tool', '0.2–0.8 mm', 34000, 57, '8203', 'Taiwan',
    'Five marked holes: bares thin wire without cutting a strand.',
    E'A stripper with five round holes, each marked with the wire it’s for. Close it, turn it a little, pull: the insulation comes off and all seven strands stay. Our hook-up wire takes the hole marked 0.5 mm.\n\nA knife or your teeth will do it too, and will nick two strands out of seven. Those break off later, inside a closed box.',
    '{"Wire diameter":"0.2, 0.3, 0.4, 0.5 and 0.8 mm","Wire gauge":"32–20 AWG","Length":"130 mm","Material":"Steel, ground holes"}'::json),
  ('multimeter', 'Digital Multimeter', 'tool', '2000 counts', 69000, 52, '9030', 'China',
    'Ohms, volts and a continuity beep. With leads and battery.',
    E'The tool that finds your mistakes for you. Measure each resistor before it goes in, beep through the wiring before you plug in, and compare the voltages with those in the build document: a cold joint shows up in two minutes.\n\nIt comes with two leads and a 9 V battery. It’s made for pedals and batteries, and we don’t recommend it for work on the mains.',
    '{"DC voltage":"200 mV to 600 V, ±0.5%","Resistance":"200 Ω to 2 MΩ, ±0.8%","DC current":"2 mA to 10 A","Continuity":"Beeps below 30 Ω","Diode test":"Yes","Input resistance":"10 MΩ on DC volts","Safety":"CAT II 600 V","Included":"Test leads, 9 V battery"}'::json),
  ('power-supply-9v', '9 V Adapter, Centre Negative', 'tool', '9 V, 500 mA', 44900, 74, '8504', 'India',
    'Regulated 9 V DC, 500 mA, 2.1 mm plug. Runs any kit we sell.',
    E'A regulated 9 V adapter with the plug that pedals use: 5.5 × 2.1 mm, centre negative. It gives 500 mA, and our hungriest kit needs less than a third of that. It’s a low-noise type, so you hear the pedal and not the supply.\n\nUse one adapter for one pedal, or a daisy chain for a few analogue ones. An adapter for a router or a toy is often centre positive; our kits survive that thanks to a diode, but they won’t play.',
    '{"Output":"9 V DC, 500 mA, regulated","Plug":"5.5 × 2.1 mm, centre negative","Input":"100–240 V AC, 50/60 Hz","Mains plug":"Indian, two pins (Type C)","Ripple":"Below 50 mV peak to peak","Cord":"1.5 m","Certification":"BIS registered, IS 13252 (Part 1)"}'::json),
  ('guitar-cable-3m', 'Guitar Cable, 3 m', 'tool', '3 m', 39900, 90, '8544', 'India',
    'Shielded, with two straight 6.35 mm plugs you can open and repair.',
    E'A shielded cable of three metres with a straight plug at either end. You need two to play: one from the guitar to the pedal, one from the pedal to the amp. If you have one already, this is the other.\n\nThe plugs unscrew, so you can resolder a broken end yourself. By then you’ll know how.',
    '{"Length":"3 m","Plugs":"Two straight 6.35 mm mono plugs, metal shells","Shield":"Braided copper, 90% cover","Capacitance":"110 pF per metre","Jacket":"PVC, 6 mm"}'::json)
) AS tool (slug, name, kind, value, price, stock, hsn, origin, summary, description, specifications)
WHERE EXISTS (SELECT FROM products WHERE slug = 'clean-booster')
ON CONFLICT (slug) DO NOTHING;

-- One answer to 'which pedal first', also where the words of other kits gave another. What the keeper has rewritten stays.
UPDATE products SET summary = 'Warm soft clipping that follows your picking hand. A rewarding second build.'
WHERE slug = 'vintage-overdrive' AND summary = 'Warm soft clipping that follows your picking hand. The best first kit.';

UPDATE products SET description = replace(products.description, changed.before, changed.after)
FROM (VALUES
  ('vintage-overdrive', 'A good first build: one chip',
    'A good second build: one chip'),
  ('hard-clipper', 'For a first build it is hard to do better: one chip',
    'It is an easy build: one chip'),
  ('pocket-fuzz', 'We suggest it as a first kit for children and schools, since',
    'It suits a school workshop, since'),
  ('pocket-amp', 'Many people build this first, learn what a cold solder joint sounds like, and order a distortion to put in front of it.',
    'Many people order a distortion next, to put in front of it.'),
  ('loop-switcher', 'A sensible way to learn it before a kit with a circuit inside.',
    'A sensible way to practise wiring.'),
  ('analog-delay', 'Build an overdrive first.',
    'Have a few builds behind you.'),
  ('clean-booster', 'Your first soldering job can be this one:',
    'This is the pedal to build first:')
) AS changed (slug, before, after)
WHERE products.slug = changed.slug AND position(changed.before IN products.description) > 0;

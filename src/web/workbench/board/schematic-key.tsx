import { useId } from 'react';
import { buttonClass } from '../../ui/button/button-class.ts';
import styles from './schematic-key.module.css';

/** As the sheet draws them, on a ground of 44 by 28. */
const signs: readonly (readonly [shape: string, words: string])[] = [
  ['M2 14h40M22 2v24M19.500 14a2.500 2.500 0 1 0 5 0a2.500 2.500 0 1 0-5 0z', 'Wires that meet at a dot are joined'],
  ['M2 14h40M22 2v7a5 5 0 0 1 0 10v7', 'Wires that cross without one are not'],
  ['M22 4v10M13 14h18M16.500 18.500h11M20 23h4', 'Ground: all of these are one'],
  ['M2 14h9v-5h22v10H11v-5M33 14h9', 'Resistor'],
  ['M22 24v-8M22 16l-3 4M22 16l3 4M2 11h9V6h22v10H11v-5M33 11h9', 'Pot: the arrow is its middle lug'],
  ['M2 14h16M18 5v18M26 5v18M26 14h16', 'Capacitor; with a + it has a right way round'],
  ['M2 14h14M16 6v16l12-8zM28 6v16M28 14h14', 'Diode: the bar is its band'],
  ['M10 3v22l24-11zM34 14h8M2 9h8M2 19h8', 'Op-amp, or half of one'],
];

/** What the signs of the sheet mean; the numbers on its fields are the way of the signal. */
export function SchematicKey() {
  const id = useId();
  return (
    <>
      <button type="button" className={buttonClass({ small: true, variant: 'quiet' })} popoverTarget={id}>
        Key
      </button>
      <div id={id} popover="auto" className={styles.key} role="group" aria-label="Key to the schematic">
        <h3>Key</h3>
        <ul>
          {signs.map(([shape, words]) => (
            <li key={words}>
              <svg viewBox="0 0 44 28" aria-hidden="true">
                <path d={shape} />
              </svg>
              {words}
            </li>
          ))}
          <li>
            <span className={styles.lit} />
            Highlighted: everything on the same net, wired together
          </li>
        </ul>
      </div>
    </>
  );
}

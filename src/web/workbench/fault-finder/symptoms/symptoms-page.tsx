import type { WorkbenchSheet } from '#drawings/workbench/workbench-sheet.ts';
import type { Symptom } from '#electronics/diagnosis/inference/symptoms.ts';
import { Button } from '../../../ui/button/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import text from '../../../ui/text/text.module.css';
import { VisuallyHidden } from '../../../ui/visibility/visually-hidden.tsx';
import type { FaultSearch } from '../fault-search.ts';
import { useArrivalFocus } from '../../frame/use-arrival-focus.ts';
import { MeterChoice } from './meter-choice.tsx';
import { symptomCards } from './symptom-list.ts';
import styles from './symptoms-page.module.css';

const points = 96;

/** A small scope with the lamp of the pedal: what a symptom looks like. */
function Scope({ trace, isLampLit }: { trace: (x: number) => number; isLampLit: boolean }) {
  const line = Array.from({ length: points + 1 }, (_, x) => `${x} ${(22 - 17 * trace(x / points)).toFixed(1)}`);
  return (
    <svg className={styles.scope} viewBox="0 0 96 44" aria-hidden="true">
      <path className={styles.grid} d="M0 22H96M24 4V40M48 4V40M72 4V40" />
      <path className={styles.line} d={`M${line.join('L')}`} />
      <circle className={isLampLit ? styles.on : styles.off} cx="88" cy="8" r="4" />
    </svg>
  );
}

interface SymptomsPageProps {
  sheet: WorkbenchSheet;
  search: FaultSearch;
  onChange: (search: FaultSearch) => void;
}

const knobsOf = ({ parts }: WorkbenchSheet): string[] =>
  parts.filter(({ kind }) => kind === 'pot').map(({ ref }) => ref);

const toggled = <Item,>(items: readonly Item[], item: Item): Item[] =>
  items.includes(item) ? items.filter((each) => each !== item) : [...items, item];

/** What to do before the first reading; with something hot there is none. */
function Ready({ sheet, search, onChange }: SymptomsPageProps) {
  const knobs = new Intl.ListFormat('en').format(knobsOf(sheet));
  if (search.symptoms.includes('hot'))
    return (
      <aside className={styles.ready} aria-label="Unplug it first">
        <h3>Unplug it now</h3>
        <p>No measuring while something gets hot. Let it cool, then look without power:</p>
        <ol>
          <li>A diode, an electrolytic or a chip the wrong way round.</li>
          <li>A bridge of solder between two pads, above all at the supply.</li>
          <li>The adapter: 9&nbsp;V, minus on the centre pin.</li>
        </ol>
        <Button variant="primary" wide onClick={() => onChange({ ...search, stage: 'measure' })}>
          Look without power
        </Button>
        <p className={text.meta}>Mended, and it stays cool? Untick it and go on.</p>
      </aside>
    );
  return (
    <aside className={styles.ready} aria-label="Ready to measure">
      <h3>Ready to measure</h3>
      <ol>
        <li>
          Multimeter to <b>20&nbsp;V DC</b>.
        </li>
        <li>
          <b>Black</b> on the sleeve of a jack: it stays there.
        </li>
        <li>9&nbsp;V in, nothing else: adapter or battery. Footswitch on{knobs && `, ${knobs} at noon`}.</li>
      </ol>
      <MeterChoice />
      <p className={text.meta}>About eight points, five minutes. What you type stays on this device.</p>
      <Button variant="primary" wide onClick={() => onChange({ ...search, stage: 'measure' })}>
        {search.readings.length > 0 ? 'Go on measuring' : 'Start measuring'}
      </Button>
    </aside>
  );
}

/** A name of one knob says more than any reading: its stage is all that is left. */
function DeadKnobs({ sheet, search, onChange }: SymptomsPageProps) {
  const knobs = knobsOf(sheet);
  if (knobs.length < 2) return null;
  return (
    <fieldset className={styles.knobs}>
      <legend>Which control?</legend>
      {knobs.map((knob) => (
        <label key={knob}>
          <input
            type="checkbox"
            checked={search.knobs.includes(knob)}
            onChange={() => onChange({ ...search, knobs: toggled(search.knobs, knob) })}
          />
          {knob}
        </label>
      ))}
    </fieldset>
  );
}

/** What does it do? Several at once. */
export function SymptomsPage({ sheet, search, onChange }: SymptomsPageProps) {
  const page = useArrivalFocus<HTMLDivElement>();
  const toggle = (symptom: Symptom): void => onChange({ ...search, symptoms: toggled(search.symptoms, symptom) });
  const box = (symptom: Symptom) => (
    <input type="checkbox" checked={search.symptoms.includes(symptom)} onChange={() => toggle(symptom)} />
  );
  return (
    <div ref={page} className={styles.scroll}>
      <div className={classNames(text.wrap, styles.page)}>
        <div>
          <h2>What does it do?</h2>
          <p className={text.lead}>Often it’s one bad joint. Let’s find it.</p>
          <fieldset className={styles.symptoms}>
            <legend>
              <VisuallyHidden>Symptoms, choose all that fit</VisuallyHidden>
            </legend>
            {symptomCards.map(({ symptom, name, hint, trace, isLampLit }) => (
              <label key={symptom} className={styles.symptom}>
                <Scope trace={trace} isLampLit={isLampLit} />
                <span className={styles.words}>
                  <b>{name}</b>
                  <span>{hint}</span>
                </span>
                {box(symptom)}
              </label>
            ))}
            {search.symptoms.includes('control') && <DeadKnobs {...{ sheet, search, onChange }} />}
            <label className={classNames(styles.symptom, styles.hot)}>
              <span className={styles.words}>
                <b>Something is hot, or smells</b>
                <span>Unplug it now. We’ll look without power.</span>
              </span>
              {box('hot')}
            </label>
          </fieldset>
        </div>
        <Ready {...{ sheet, search, onChange }} />
      </div>
    </div>
  );
}

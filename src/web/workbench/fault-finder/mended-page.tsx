import { Button } from '../../ui/button/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Lamp } from '../../ui/lamp/lamp.tsx';
import text from '../../ui/text/text.module.css';
import { faultText } from '#electronics/diagnosis/inference/fault-text.ts';
import { evidenceOf, freshSearch } from './fault-search.ts';
import type { SearchProps } from './measure-page.tsx';
import { placeName } from '#drawings/workbench/places.ts';
import { ReadingsTable } from './readings/readings-table.tsx';
import { useArrivalFocus } from '../frame/use-arrival-focus.ts';
import styles from './mended-page.module.css';

/** It works now: was that it? */
export function MendedPage({ sheet, finder, search, onChange }: SearchProps) {
  const page = useArrivalFocus<HTMLDivElement>();
  const { classes } = finder.diagnose(evidenceOf(search, (id) => finder.probeOf(id)?.levels.map((tone) => tone[0]!)));
  const likely = classes
    .slice(0, 3)
    .map(({ members }) => faultText(members[0]!.fault, finder.unpacked.table, placeName(sheet)).name);
  const count = search.readings.length;
  const answers = [
    ...new Set([...(search.mended ? [search.mended] : []), ...likely]),
    'Something else I found',
    'It just works again',
  ];
  return (
    <div ref={page} className={styles.scroll}>
      <div className={classNames(text.wrap, styles.page)}>
        <p className={styles.found}>
          <Lamp />
          {count === 0 ? 'Without a reading' : `After ${count} ${count === 1 ? 'reading' : 'readings'}`}
        </p>
        <h2>It plays.</h2>
        {count > 0 && (
          <>
            <p className={text.lead}>Measure the points below once more: they should all read right now.</p>
            <ReadingsTable {...{ sheet, finder, search, onChange }} />
          </>
        )}
        <fieldset className={styles.answers}>
          <legend>Was that it?</legend>
          {answers.map((answer) => (
            <label key={answer}>
              <input
                type="radio"
                name="mended"
                checked={search.mended === answer}
                onChange={() => onChange({ ...search, mended: answer })}
              />
              {answer}
            </label>
          ))}
        </fieldset>
        <p className={text.actions}>
          <Button variant="primary" onClick={() => onChange(freshSearch)}>
            Done
          </Button>
          <Button onClick={() => onChange({ ...search, stage: 'measure' })}>It still doesn’t work</Button>
        </p>
      </div>
    </div>
  );
}

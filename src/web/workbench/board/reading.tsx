import type { WorkbenchNet, WorkbenchPart, WorkbenchSheet } from '#drawings/workbench/workbench-sheet.ts';
import { paths } from '#domain/paths/paths.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { type Selection, selectedNet, selectedRef } from '../../components/board-view/selection.ts';
import { BigResistor } from './big-resistor.tsx';
import { pinText } from './chip-pins.ts';
import { CodeReading } from './code-reading.tsx';
import { capital, kindWord } from './kinds.ts';
import styles from './reading.module.css';

const wave = 'M2 12h4l1.300-4 2.600 8 2.600-8 2.600 8L16.500 12H22';
const tick = 'M5 12.500 10 17.500 19.500 7';
const warning = 'M12 4 2.500 20h19zM12 10v4.500M12 17.300v.1';

interface ReadingProps {
  sheet: WorkbenchSheet;
  selection: Selection | null;
  /** Addresses of the drawings of parts, by ref. */
  pictures: ReadonlyMap<string, string>;
  onSelect: (selection: Selection) => void;
}

function WayRound({ part: { orientation, kind } }: { part: WorkbenchPart }) {
  if (kind === 'mechanical') return null;
  return (
    <p className={orientation ? styles.way : styles.anyWay}>
      <Icon shape={orientation ? warning : tick} />
      {orientation ?? 'Either way round is right.'}
    </p>
  );
}

function PartReading({ sheet, part, pictures, onSelect }: Omit<ReadingProps, 'selection'> & { part: WorkbenchPart }) {
  const picture = pictures.get(part.ref);
  const plainOf = (net: string): string => sheet.nets.find(({ name }) => name === net)?.plain ?? net;
  return (
    <>
      <header className={styles.head}>
        <span className={styles.ref}>{part.ref}</span>
        <h2 className={styles.value}>{part.value}</h2>
        <span className={styles.kind}>{kindWord(part.kind)}</span>
      </header>
      <div className={styles.art}>
        {part.bands ? (
          <BigResistor bands={part.bands} value={part.value} />
        ) : (
          <>
            {picture && <img src={picture} alt="" width={112} height={112} />}
            <CodeReading part={part} />
          </>
        )}
      </div>
      <div className={styles.words}>
        <WayRound part={part} />
        {part.note && <p className={styles.note}>{part.note}</p>}
        <p>
          <AppLink href={paths.questions(sheet.slug, `part:${part.ref}`)}>Questions about {part.ref}</AppLink>
        </p>
      </div>
      <ul className={styles.chips} aria-label={`Nets of ${part.ref}`}>
        {part.pins.map(({ net, ...pin }) => (
          <li key={pin.pin}>
            {net ? (
              <button type="button" onClick={() => onSelect({ net })}>
                {capital(pinText(part, pin))} <b>{plainOf(net)}</b>
              </button>
            ) : (
              <span className={styles.open}>{capital(pinText(part, pin))} left open</span>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** What a meter shows here, if the document says it: else what the circuit gives at rest. */
function Volts({ sheet, net }: { sheet: WorkbenchSheet; net: WorkbenchNet }) {
  const measured = sheet.voltages.find(({ at }) => net.pins.includes(at));
  const volts = measured?.volts ?? net.volts;
  if (volts === undefined || net.name === 'GND') return null;
  return (
    <p className={styles.volts}>
      <b>{volts.toFixed(Math.abs(volts) < 1 ? 2 : 1)}&nbsp;V</b>
      <span>{measured?.note ? `Expected here. ${measured.note}` : 'Expected here, black probe on ground.'}</span>
    </p>
  );
}

function NetReading({ sheet, net, onSelect }: Pick<ReadingProps, 'sheet' | 'onSelect'> & { net: WorkbenchNet }) {
  const pins = net.pins.map((pin) => {
    const dot = pin.lastIndexOf('.');
    const part = sheet.parts.find(({ ref }) => ref === pin.slice(0, dot));
    const leg = part?.pins.find((each) => each.pin === pin.slice(dot + 1));
    return { pin, ref: pin.slice(0, dot), words: part && leg ? capital(pinText(part, leg)) : '' };
  });
  return (
    <>
      <header className={styles.head}>
        <span className={styles.ref}>
          <Icon shape={wave} />
        </span>
        <h2 className={styles.value}>{net.plain}</h2>
        <span className={styles.kind}>{pins.length === 1 ? '1 pin' : `${pins.length} pins`}</span>
      </header>
      <Volts sheet={sheet} net={net} />
      <ul className={styles.chips} aria-label={`Pins of ${net.plain}`}>
        {pins.map(({ pin, ref, words }) => (
          <li key={pin}>
            <button type="button" onClick={() => onSelect({ ref })}>
              <b>{ref}</b> {words}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** What is selected, drawn large and in words. */
export function Reading({ sheet, selection, pictures, onSelect }: ReadingProps) {
  const part = sheet.parts.find(({ ref }) => ref === selectedRef(selection));
  const net = sheet.nets.find(({ name }) => name === selectedNet(selection));
  if (part) return <PartReading {...{ sheet, part, pictures, onSelect }} />;
  if (net) return <NetReading {...{ sheet, net, onSelect }} />;
  return (
    <p className={styles.nothing}>
      Touch a part, a trace or a wire. It lights on the board, in the schematic and in the list, and you read it here.
    </p>
  );
}

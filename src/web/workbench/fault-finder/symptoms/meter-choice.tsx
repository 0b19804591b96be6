import { type MeterKind, meterKinds } from '#electronics/diagnosis/tables/meter.ts';
import { keepOnDevice, useKeptOnDevice } from '../../../shell/device-storage.ts';
import text from '../../../ui/text/text.module.css';
import styles from './meter-choice.module.css';

const key = 'taar-meter';

const names: Readonly<Record<MeterKind, string>> = {
  '10M': 'Digital, 10\u00a0MΩ',
  '1M': 'Digital, 1\u00a0MΩ',
  needle: 'With a needle',
};

/** What this device’s builder measures with: asked once. */
export function useMeter(): MeterKind {
  const kept = useKeptOnDevice(key);
  return meterKinds.find((kind) => kind === kept) ?? '10M';
}

/** A meter loads what it measures: what is expected follows it. */
export function MeterChoice() {
  const meter = useMeter();
  return (
    <fieldset className={styles.meters}>
      <legend>Your meter</legend>
      {meterKinds.map((kind) => (
        <label key={kind}>
          <input type="radio" name="meter" checked={meter === kind} onChange={() => keepOnDevice(key, kind)} />
          {names[kind]}
        </label>
      ))}
      <p className={text.meta}>Not sure? Most are the first. We remember it on this device.</p>
    </fieldset>
  );
}

import { useState } from 'react';
import { SelectField } from '../../ui/field/select-field.tsx';
import { FilePick } from './file-pick.tsx';
import { readPicked } from './read-recording.ts';
import { readTrainingInput } from './read-training-input.ts';
import { TakeSection } from './take-section.tsx';
import { withoutAmp, type TakenAlong } from './taken-along.ts';
import type { Taker } from './use-taking.ts';

const kind = 'training-pair';

/** Peak volts that full scale stands for: a guitar at an instrument input, or what audio interfaces take at most. */
const scales = { guitar: 1, interface: 4.36 } as const;
type Scale = keyof typeof scales;
type Format = 'pcm24' | 'float32';

/** The other half of what neural modelers are trained with. */
export function TrainingSection({ taken, taker }: { taken: TakenAlong; taker: Taker }) {
  const [file, setFile] = useState<File | null>(null);
  const [scale, setScale] = useState<Scale>('guitar');
  const [format, setFormat] = useState<Format>('pcm24');

  async function take(): Promise<void> {
    const read = await readPicked(file!, readTrainingInput);
    if ('refused' in read) return taker.tell(kind, 'failed', read.refused);
    const job = {
      kits: taken.kits,
      settings: taken.settings,
      samples: read.samples,
      fullScaleVolts: scales[scale],
      format,
    };
    taker.take(kind, { do: 'training-pair', ...job }, [taken.slug, 'training-output'], read.note);
  }

  return (
    <TakeSection
      kind={kind}
      title="A training pair"
      lead={`For neural modelers such as NAM: bring your trainer’s input file and get it back through this ${taken.kind}, equally long and aligned to the sample.${withoutAmp(taken)}`}
      taker={taker}
      action="Save its output"
      isIncomplete={file === null}
      onTake={() => void take()}
    >
      <FilePick
        label="Input of your trainer"
        accept=".wav,audio/wav"
        hint="WAV, mono, 48 kHz, usually 3:10 long. It stays on this device."
        onPick={setFile}
      />
      <SelectField label="Full scale is" value={scale} onChange={({ target }) => setScale(target.value as Scale)}>
        <option value="guitar">1 V, a guitar played hard</option>
        <option value="interface">4.4 V, +12 dBu of an interface</option>
      </SelectField>
      <SelectField label="Format" value={format} onChange={({ target }) => setFormat(target.value as Format)}>
        <option value="pcm24">24-bit</option>
        <option value="float32">32-bit float</option>
      </SelectField>
    </TakeSection>
  );
}

import { useState } from 'react';
import type { RiffName } from '#electronics/player/chain/chain-settings.ts';
import { riffNames } from '../../components/player/riffs.ts';
import { SelectField } from '../../ui/field/select-field.tsx';
import { FilePick } from './file-pick.tsx';
import { readPicked, readRecording } from './read-recording.ts';
import { TakeSection } from './take-section.tsx';
import type { TakenAlong } from './taken-along.ts';
import type { Taker } from './use-taking.ts';

const kind = 'recording';
type Picked = RiffName | 'own';

/** A riff or one's own recording, as it is heard now. */
export function RecordingSection({ taken, taker }: { taken: TakenAlong; taker: Taker }) {
  const { slug, riffs, riff, amp } = taken;
  const [picked, setPicked] = useState<Picked>(riff ?? riffs[0]!);
  const [format, setFormat] = useState<'pcm24' | 'pcm16'>('pcm24');
  const [file, setFile] = useState<File | null>(null);
  const setting = amp && `amp-${amp.setting}`;

  async function take(): Promise<void> {
    const pedals = { kits: taken.kits, settings: taken.settings, amp, format };
    if (picked !== 'own')
      return taker.take(kind, { do: 'recording', ...pedals, source: picked }, [slug, riffNames[picked], setting]);
    const read = await readPicked(file!, readRecording);
    if ('refused' in read) return taker.tell(kind, 'failed', read.refused);
    const name = file!.name.replace(/\.[^.]*$/, '');
    taker.take(kind, { do: 'recording', ...pedals, source: read.samples }, [slug, name, setting]);
  }

  return (
    <TakeSection
      kind={kind}
      title="A recording"
      lead={
        amp
          ? `As you hear it now: these settings, through the ${amp.setting} amp and its loudspeaker.`
          : `As you hear it now: these settings, straight from the ${taken.kind}’s output.`
      }
      taker={taker}
      action="Save WAV"
      isIncomplete={picked === 'own' && file === null}
      onTake={() => void take()}
    >
      <SelectField label="What’s played" value={picked} onChange={({ target }) => setPicked(target.value as Picked)}>
        {riffs.map((each) => (
          <option key={each} value={each}>
            {riffNames[each]}
          </option>
        ))}
        <option value="own">Your own recording</option>
      </SelectField>
      <SelectField
        label="Format"
        value={format}
        onChange={({ target }) => setFormat(target.value as 'pcm24' | 'pcm16')}
      >
        <option value="pcm24">24-bit, 48 kHz</option>
        <option value="pcm16">16-bit, 48 kHz</option>
      </SelectField>
      {picked === 'own' && (
        <FilePick
          label="Your recording"
          accept="audio/*"
          hint="A dry guitar, up to 5 minutes. It stays on this device. Its loudest moment counts as a hard strum."
          onPick={setFile}
        />
      )}
    </TakeSection>
  );
}

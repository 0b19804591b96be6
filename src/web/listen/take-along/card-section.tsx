import { useMemo, useState } from 'react';
import { settingsCardSvg, type SettingsCard } from '#drawings/listen/settings-card.ts';
import { SelectField } from '../../ui/field/select-field.tsx';
import { cardInWords, cardOf } from './card-of.ts';
import { fileName, megabytes, saveFile } from './save-file.ts';
import { TakeSection } from './take-section.tsx';
import type { TakenAlong } from './taken-along.ts';
import type { Taker } from './use-taking.ts';
import styles from './card-section.module.css';

const kind = 'card';
type Format = 'png' | 'svg';

const what: Readonly<Record<TakenAlong['kind'], string>> = {
  pedal: 'Knobs, changed parts and amp',
  board: 'Every pedal in its order, with its knobs and changed parts, and the amp',
  circuit: 'Knobs and switches',
};

const linked = (card: SettingsCard): string =>
  card.link === null
    ? ' on one page. The link is too long for a card.'
    : ' on one page, with the link to hear it and a code to scan.';

const pictureUrl = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** The same picture in dots. */
async function pngOf(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = pictureUrl(svg);
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  canvas.getContext('2d')!.drawImage(image, 0, 0);
  const { promise, resolve, reject } = Promise.withResolvers<Blob>();
  canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture was made.'))), 'image/png');
  return promise;
}

/** How the knobs stand, to print, send or keep, with the link to hear it. */
export function CardSection({ taken, taker }: { taken: TakenAlong; taker: Taker }) {
  const [format, setFormat] = useState<Format>('png');
  const card = useMemo(() => cardOf(taken), [taken]);
  const svg = useMemo(() => settingsCardSvg(card), [card]);

  async function take(): Promise<void> {
    try {
      const file = format === 'png' ? await pngOf(svg) : new Blob([svg], { type: 'image/svg+xml' });
      const name = fileName([taken.slug, 'settings'], format);
      saveFile(file, file.type, name);
      taker.tell(kind, 'done', `Saved as ${name}, ${megabytes(file.size)}.`);
    } catch {
      taker.tell(kind, 'failed', 'This browser didn’t make a picture of it. Save it as SVG instead.');
    }
  }

  return (
    <TakeSection
      kind={kind}
      title="A settings card"
      lead={what[taken.kind] + linked(card)}
      taker={taker}
      action="Save card"
      onTake={() => void take()}
    >
      <img className={styles.card} src={pictureUrl(svg)} alt={cardInWords(card)} />
      <SelectField label="Picture" value={format} onChange={({ target }) => setFormat(target.value as Format)}>
        <option value="png">PNG</option>
        <option value="svg">SVG, to print at any size</option>
      </SelectField>
    </TakeSection>
  );
}

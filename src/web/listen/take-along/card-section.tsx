import { useMemo, useState } from 'react';
import { encode } from 'uqr';
import { settingsCardSvg, type SettingsCard } from '#drawings/listen/settings-card.ts';
import { stockSound } from '#drawings/listen/sound.ts';
import { SelectField } from '../../ui/field/select-field.tsx';
import { fileName, megabytes, saveFile } from './save-file.ts';
import { TakeSection } from './take-section.tsx';
import type { TakenAlong } from './taken-along.ts';
import type { Taker } from './use-taking.ts';
import styles from './card-section.module.css';

const kind = 'card';
type Format = 'png' | 'svg';

/** What else is other than it comes. */
function linesOf({ sheet, sound, amp }: TakenAlong): string[] {
  const stock = stockSound(sheet);
  const trimmers = sheet.trimmers.flatMap(({ ref }) =>
    sound.trimmers[ref] === stock.trimmers[ref] ? [] : [`Trimmer ${ref}: ${(10 * sound.trimmers[ref]!).toFixed(1)}`],
  );
  const swaps = Object.entries(sound.swaps).map(([ref, value]) => `${ref}: ${value}`);
  return [...swaps, ...trimmers, ...(amp ? [`Amp: ${amp.setting}`] : [])];
}

function cardOf(taken: TakenAlong): SettingsCard {
  const { sheet, sound, name } = taken;
  const link = taken.address();
  const { data } = encode(link, { border: 0 });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return {
    title: name,
    dials: sheet.controls.map(({ ref, label }) => ({ label, position: sound.knobs[ref]! })),
    lines: linesOf(taken),
    link,
    code: { size: data.length, path: squares.join('') },
  };
}

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

  const positions = card.dials.map(({ label, position }) => `${label} ${(10 * position).toFixed(1)}`);
  return (
    <TakeSection
      kind={kind}
      title="A settings card"
      lead="Knobs, changed parts and amp on one page, with the link to hear it and a code to scan."
      taker={taker}
      action="Save card"
      onTake={() => void take()}
    >
      <img
        className={styles.card}
        src={pictureUrl(svg)}
        alt={`${taken.name}: ${[...positions, ...card.lines].join(', ')}`}
      />
      <SelectField label="Picture" value={format} onChange={({ target }) => setFormat(target.value as Format)}>
        <option value="png">PNG</option>
        <option value="svg">SVG, to print at any size</option>
      </SelectField>
    </TakeSection>
  );
}

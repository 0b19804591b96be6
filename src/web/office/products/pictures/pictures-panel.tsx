import { useState } from 'react';
import type { UploadedPicture, DrawnPicture } from '#contracts/pictures.ts';
import { errorMessage } from '../../../api/error-message.ts';
import { FormError } from '../../../forms/form-error.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { Button } from '../../ui/button/button.tsx';
import { officeCall } from '../../ui/calls/office-call.ts';
import { Stack } from '../../ui/columns/columns.tsx';
import { FileDrop } from '../../ui/file-drop/file-drop.tsx';
import { Panel } from '../../ui/panel/panel.tsx';
import { Segment } from '../../ui/segment/segment.tsx';
import { FormGrid } from '../editor/form-grid.tsx';
import type { DraftProps } from '../editor/draft-props.ts';
import { DrawingEditor } from './draw/drawing-editor.tsx';
import { PictureOrder } from './picture-order.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import styles from './pictures-panel.module.css';

/** The drawings of the shop, by what is in their names. */
function DrawnPictures({ onChoose }: { onChoose: (picture: DrawnPicture) => void }) {
  const [search, setSearch] = useState('');
  const { data = [] } = useQuery({
    queryKey: ['office', 'drawn-pictures', search],
    queryFn: () => officeCall('GET /api/admin/drawn-pictures', { query: { search } }),
    placeholderData: keepPreviousData,
  });
  return (
    <Stack>
      <Field
        label="Find a drawing"
        value={search}
        placeholder="fuzz, part/led"
        onChange={(event) => setSearch(event.target.value)}
      />
      <ul className={styles.drawings}>
        {data.map((drawing) => (
          <li key={drawing.imageUrl}>
            <button
              className={styles.drawing}
              type="button"
              aria-label={`Add ${drawing.imageUrl.slice(4)}`}
              onClick={() => onChoose(drawing)}
            >
              <img src={drawing.url} alt="" width={72} height={72} loading="lazy" />
            </button>
          </li>
        ))}
      </ul>
    </Stack>
  );
}

interface Props extends DraftProps {
  /** Where the pictures are served that are known so far. */
  readonly urls: Readonly<Record<string, string>>;
  readonly onUrls: (urls: Readonly<Record<string, string>>) => void;
}

const sources = [
  { name: 'uploaded', label: 'Uploaded' },
  { name: 'drawn', label: 'Of the shop' },
  { name: 'settings', label: 'Draw one' },
] as const;

const orNull = (text: string): string | null => (text === '' ? null : text);

/** Pictures: in their order, with words for those who cannot see them; drawn by the shop, or uploaded. */
export function PicturesPanel({ draft, set, urls, onUrls }: Props) {
  const [selected, setSelected] = useState(0);
  const [source, setSource] = useState<(typeof sources)[number]['name']>('uploaded');
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const { pictures } = draft;
  const picture = pictures[selected];

  const add = (added: readonly { imageUrl: string; url: string; alt?: string }[]) => {
    const fresh = added.filter(({ imageUrl }) => !pictures.some((known) => known.imageUrl === imageUrl));
    onUrls({ ...urls, ...Object.fromEntries(added.map(({ imageUrl, url }) => [imageUrl, url])) });
    set({ pictures: [...pictures, ...fresh.map(({ imageUrl, alt = null }) => ({ imageUrl, label: null, alt }))] });
    setSelected(pictures.length + fresh.length - 1);
  };
  const upload = async (files: readonly File[]) => {
    setBusy(true);
    setError(null);
    const uploaded: UploadedPicture[] = [];
    for (const file of files) {
      try {
        uploaded.push(await officeCall('POST /api/admin/pictures', { file }));
      } catch (failure) {
        setError(`${file.name}: ${errorMessage(failure)}`);
      }
    }
    if (uploaded.length > 0) add(uploaded);
    setBusy(false);
  };
  const change = (changed: { label?: string | null; alt?: string | null }) =>
    set({ pictures: pictures.map((one, index) => (index === selected ? { ...one, ...changed } : one)) });
  return (
    <Panel
      title="Pictures"
      tools={<Segment label="Where pictures come from" options={sources} value={source} onChange={setSource} />}
    >
      <Stack>
        <PictureOrder
          pictures={pictures}
          urlOf={(imageUrl) => urls[imageUrl] ?? ''}
          selected={selected}
          onSelect={setSelected}
          onOrder={(ordered) => set({ pictures: ordered })}
        />
        {source === 'drawn' && <DrawnPictures onChoose={(one) => add([one])} />}
        {source === 'settings' && <DrawingEditor draft={draft} onSaved={(one) => add([one])} />}
        {source === 'uploaded' && (
          <FileDrop
            label={busy ? 'Uploading…' : 'Drop pictures here, or choose some'}
            accept="image/jpeg,image/png,image/webp,image/avif"
            multiple
            disabled={busy}
            hint="JPEG, PNG, WebP or AVIF, at most 10 MB each"
            onFiles={(files) => void upload(files)}
          />
        )}
        <FormError>{error}</FormError>
        {picture && (
          <>
            <FormGrid>
              <Field
                label={`What picture ${selected + 1} is called`}
                value={picture.label ?? ''}
                onChange={(event) => change({ label: orNull(event.target.value) })}
              />
              <Field
                label={`Alt text for picture ${selected + 1}`}
                value={picture.alt ?? ''}
                hint={picture.alt ? undefined : 'Say what it shows, in one sentence.'}
                onChange={(event) => change({ alt: orNull(event.target.value) })}
              />
            </FormGrid>
            <div>
              <Button
                variant="danger"
                onClick={() => {
                  set({ pictures: pictures.filter((_, index) => index !== selected) });
                  setSelected(0);
                }}
              >
                Take picture {selected + 1} away
              </Button>
            </div>
          </>
        )}
      </Stack>
    </Panel>
  );
}

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ProductDetails } from '#contracts/product-details.ts';
import {
  describeDrawing,
  type Drawing,
  type BoardDrawing,
  type PartDrawing,
  type PedalDrawing,
} from '#domain/catalogue/drawings.ts';
import { errorMessage } from '../../../../api/error-message.ts';
import { FormError } from '../../../../forms/form-error.tsx';
import { useDebounced } from '../../../../ui/field/use-debounced.ts';
import { Stage } from '../../../../ui/stage/stage.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { officeCall } from '../../../ui/calls/office-call.ts';
import { Stack } from '../../../ui/columns/columns.tsx';
import { Segment } from '../../../ui/segment/segment.tsx';
import { BoardFields } from './board-fields.tsx';
import { PartFields } from './part-fields.tsx';
import { PedalFields } from './pedal-fields.tsx';
import styles from './drawing-editor.module.css';

interface Drawings {
  readonly pedal: PedalDrawing;
  readonly board: BoardDrawing;
  readonly part: PartDrawing;
}

/** Only what the drawn alphabet has, at most so much of it. */
const letters = (text: string, max: number): string =>
  text
    .replaceAll(/[^A-Za-z0-9 .,:/'#%()+!?=×Ωµ°→-]/g, '')
    .slice(0, max)
    .trim();

/** What each kind of drawing begins with, from what is known of the product. */
function beginDrawings({ name, value, slug, pairSlug, category }: ProductDetails): Drawings {
  const title = letters(name, 24) || 'Pedal';
  return {
    pedal: {
      draw: 'pedal',
      name: title,
      size: '125B',
      coat: 'marigold',
      graphic: 'overdrive',
      lettering: 'bold',
      nameAt: 'bottom',
      knobs: ['Gain', 'Tone', 'Level'].map((label) => ({ label, value: 0.5 })),
      knobStyle: 'cream',
      led: 'red',
      lit: true,
    },
    board: {
      draw: 'board',
      kit: (category === 'pcb' ? pairSlug : slug) ?? slug,
      title,
      mask: 'green',
      soldered: false,
    },
    part: {
      draw: 'part',
      shape: 'resistor',
      value: /^\d+[RKMpnu]\d*$/.test(value ?? '') ? value! : '4K7',
      mark: letters(value ?? '', 12),
      pins: 8,
      colour: 'red',
      knobStyle: 'fluted',
      size: '125B',
      coat: 'raw',
    },
  };
}

const kindOf = (category: ProductDetails['category']): Drawing['draw'] =>
  category === 'kit' ? 'pedal' : category === 'pcb' ? 'board' : 'part';

interface Props {
  readonly draft: ProductDetails;
  /** A picture of what is on the desk, with words for those who cannot see it. */
  readonly onSaved: (picture: { imageUrl: string; url: string; alt: string }) => void;
}

const kinds = [
  { name: 'pedal', label: 'Pedal' },
  { name: 'board', label: 'Board' },
  { name: 'part', label: 'Part' },
] as const;

const restMs = 200;

/** The drawing by the same hand that will keep it, as soon as nobody types any more. */
function usePreview(drawing: Drawing) {
  const settled = useDebounced(JSON.stringify(drawing), restMs);
  return useQuery({
    queryKey: ['office', 'drawing', settled],
    queryFn: ({ signal }) =>
      officeCall('POST /api/admin/drawings/preview', { body: JSON.parse(settled) as Drawing, signal }),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    retry: false,
  });
}

/** Settings on one side, what they make on the other. */
export function DrawingEditor({ draft, onSaved }: Props) {
  const [kind, setKind] = useState<Drawing['draw']>(() => kindOf(draft.category));
  const [drawings, setDrawings] = useState<Drawings>(() => beginDrawings(draft));
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const drawing: Drawing = drawings[kind];
  const preview = usePreview(drawing);
  const set = (change: Partial<Drawing>) =>
    setDrawings((now) => ({ ...now, [kind]: { ...now[kind], ...change } }) as Drawings);
  const keep = async () => {
    setBusy(true);
    setError(null);
    try {
      const saved = await officeCall('POST /api/admin/drawings', { body: drawing });
      onSaved({ ...saved, alt: describeDrawing(drawing) });
    } catch (failure) {
      setError(errorMessage(failure));
    }
    setBusy(false);
  };
  const problem = error ?? (preview.error ? errorMessage(preview.error) : null);
  return (
    <Stack>
      <Segment label="What is drawn" options={kinds} value={kind} onChange={setKind} />
      <div className={styles.desk}>
        <Stage fit className={styles.stage}>
          {preview.data && (
            <img
              src={`data:image/svg+xml,${encodeURIComponent(preview.data.svg)}`}
              alt={describeDrawing(drawing)}
              width={320}
              height={320}
              data-waiting={preview.isFetching ? '' : undefined}
            />
          )}
        </Stage>
        <Stack>
          {kind === 'pedal' && <PedalFields pedal={drawings.pedal} set={set} />}
          {kind === 'board' && <BoardFields board={drawings.board} set={set} />}
          {kind === 'part' && <PartFields part={drawings.part} set={set} />}
        </Stack>
      </div>
      <FormError>{problem}</FormError>
      <div className={styles.actions}>
        <Button disabled={isBusy || problem !== null} onClick={() => void keep()}>
          {isBusy ? 'Drawing…' : 'Add this drawing'}
        </Button>
        <span role="status" className={styles.state}>
          {preview.isFetching ? 'Drawing…' : ''}
        </span>
      </div>
    </Stack>
  );
}

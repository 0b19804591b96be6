import type { ClassPaper, OfficeQuote } from '#contracts/office-quotes.ts';
import { Stack } from '../ui/columns/columns.tsx';
import { Panel } from '../ui/panel/panel.tsx';
import { classPaperUrl } from './quotes.queries.ts';

/** Whose boxes are packed bench by bench, with the papers for it. */
export function ClassPanel({ id, room }: { id: string; room: NonNullable<OfficeQuote['class']> }) {
  const link = (paper: ClassPaper, label: string) => (
    <a href={classPaperUrl(id, paper)} target="_blank" rel="noopener">
      {label}
    </a>
  );
  return (
    <Panel title="Boxes for a class">
      <Stack>
        <p>
          {room.name}, {room.pupils} {room.pupils === 1 ? 'bench' : 'benches'}.{' '}
          {room.pupils === 0 && 'Nobody has joined it yet.'}
        </p>
        {room.pupils > 0 && (
          <>
            {link('packing-list', 'Packing list per pupil')}
            {link('box-labels', 'A label for each box')}
            <p>The names are the pupils’ own. They’re gone once the class is deleted, so print when you pack.</p>
          </>
        )}
      </Stack>
    </Panel>
  );
}

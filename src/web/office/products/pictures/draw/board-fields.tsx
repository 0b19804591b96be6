import { useQuery } from '@tanstack/react-query';
import { maskColours, type BoardDrawing } from '#domain/catalogue/drawings.ts';
import { Field } from '../../../../ui/field/field.tsx';
import { SelectField } from '../../../../ui/field/select-field.tsx';
import { Switch } from '../../../../ui/switch/switch.tsx';
import { officeCall } from '../../../ui/calls/office-call.ts';
import { FormGrid } from '../../editor/form-grid.tsx';
import { ChoiceField } from './choice-field.tsx';

interface Props {
  readonly board: BoardDrawing;
  readonly set: (change: Partial<BoardDrawing>) => void;
}

const prefix = 'art:board/';

/** The board of one of the circuits that the shop can lay out, under any name and in any colour. */
export function BoardFields({ board, set }: Props) {
  const { data: boards = [] } = useQuery({
    queryKey: ['office', 'drawn-pictures', 'board/'],
    queryFn: () => officeCall('GET /api/admin/drawn-pictures', { query: { search: 'board/' } }),
  });
  const kits = boards.map(({ imageUrl }) => imageUrl.slice(prefix.length));
  return (
    <>
      <FormGrid>
        <SelectField label="Circuit of" value={board.kit} onChange={({ target }) => set({ kit: target.value })}>
          {!kits.includes(board.kit) && <option value={board.kit}>Choose a kit</option>}
          {kits.map((kit) => (
            <option key={kit}>{kit}</option>
          ))}
        </SelectField>
        <Field
          label="Title on the board"
          value={board.title}
          maxLength={24}
          onChange={({ target }) => set({ title: target.value })}
        />
        <ChoiceField label="Colour" value={board.mask} options={maskColours} onChoose={(mask) => set({ mask })} />
      </FormGrid>
      <Switch
        label="The parts are soldered on"
        checked={board.soldered}
        onChange={({ target }) => set({ soldered: target.checked })}
      />
    </>
  );
}

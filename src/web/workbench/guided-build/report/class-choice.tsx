import { useQuery } from '@tanstack/react-query';
import { fewestForFigures } from '#domain/build-reports/build-report.ts';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { classesQuery } from '../../classroom/class.queries.ts';
import type { Owner } from '../../synced-store/device-states.ts';

interface ClassChoiceProps {
  owner: Owner;
  /** Slug of the kit. */
  kit: string;
  classId: string | undefined;
  onClass: (classId: string | undefined) => void;
}

/** A teacher shows a class in totals. Whoever teaches none of this kit sees nothing of it. */
export function ClassChoice({ owner, kit, classId, onClass }: ClassChoiceProps) {
  const { data } = useQuery({ ...classesQuery, enabled: owner !== 'guest' });
  const classes = data?.filter((room) => room.kit === kit && room.pupils >= fewestForFigures) ?? [];
  if (classes.length === 0) return null;
  return (
    <SelectField
      label="It stands for"
      hint="A class is shown in totals: no pupil’s name, photo or readings."
      value={classId ?? ''}
      onChange={({ target }) => onClass(target.value || undefined)}
    >
      <option value="">My own pedal</option>
      {classes.map(({ id, name, pupils }) => (
        <option key={id} value={id}>
          {name}, {pupils} boards
        </option>
      ))}
    </SelectField>
  );
}

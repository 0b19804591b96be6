import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DrawnPicture } from '#contracts/pictures.ts';
import { Field } from '../../../ui/field/field.tsx';
import { Stack } from '../../ui/columns/columns.tsx';
import { officeCall } from '../../ui/calls/office-call.ts';
import styles from './drawn-pictures.module.css';

/** The drawings of the shop, by what is in their names. */
export function DrawnPictures({ onChoose }: { onChoose: (picture: DrawnPicture) => void }) {
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

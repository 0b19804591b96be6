import { expect, it } from 'vitest';
import { suggestedName } from './shown-name.ts';

it.each([
  [{ firstName: 'Asha', lastName: 'rao', username: 'asha' }, 'Asha R.'],
  [{ firstName: 'Asha', lastName: null, username: 'asha' }, 'Asha'],
  [{ firstName: null, lastName: 'Rao', username: 'asha-17' }, 'asha-17'],
  [{ firstName: ' Asha ', lastName: null, username: 'a' }, 'Asha'],
  [{ firstName: 'आशा', lastName: 'राव', username: 'a' }, 'आशा र.'],
  [{ firstName: null, username: 'builder7' }, 'builder7'],
])('the name of %j stands as %j unless its owner says otherwise', (person, shown) => {
  expect(suggestedName(person)).toBe(shown);
});

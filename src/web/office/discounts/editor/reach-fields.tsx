import type { HTMLInputTypeAttribute } from 'react';
import { Field } from '../../../ui/field/field.tsx';
import { Panel } from '../../ui/panel/panel.tsx';
import { FieldGrid, FieldStack } from './field-layout.tsx';
import type { DraftProps } from './draft-props.ts';
import { RadioCards } from '../../ui/radio-cards/radio-cards.tsx';
import styles from './reach-fields.module.css';

const ways = [
  { name: 'code', label: 'By a code', note: 'typed in the cart or at checkout' },
  { name: 'itself', label: 'By itself', note: 'for every cart that fits' },
] as const;

interface TextProps extends DraftProps {
  readonly label: string;
  readonly name: 'name' | 'code' | 'startsOn' | 'endsOn' | 'maxUses' | 'maxPerPerson';
  readonly hint?: string;
  readonly type?: HTMLInputTypeAttribute;
}

const Text = ({ label, name, hint, type = 'text', draft, set, problems }: TextProps) => (
  <Field
    label={label}
    hint={hint}
    type={type}
    autoComplete="off"
    value={draft[name]}
    error={problems[name]}
    onChange={(event) => set({ [name]: event.target.value })}
  />
);

/** Who gets it: its name and code, its days, and how often. */
export function ReachFields(props: DraftProps) {
  const { draft, set } = props;
  return (
    <Panel title="Who gets it">
      <FieldStack>
        <RadioCards
          label="It applies"
          options={ways}
          value={draft.hasCode ? 'code' : 'itself'}
          onChange={(way) => set({ hasCode: way === 'code' })}
        />
        <FieldGrid>
          <Text {...props} label="Name" name="name" hint="Buyers see it beside what it takes off." />
          {draft.hasCode && (
            <Text {...props} label="Code" name="code" hint="In capitals or not. The letter O is not the number 0." />
          )}
        </FieldGrid>
        <FieldGrid>
          <Text {...props} label="Uses in all" name="maxUses" hint="Empty: no limit." />
          <Text {...props} label="Uses per person" name="maxPerPerson" hint="By account, or by a guest’s email." />
        </FieldGrid>
        <FieldGrid>
          <Text {...props} label="From" name="startsOn" type="date" />
          <Text {...props} label="Until, the whole day in India" name="endsOn" type="date" />
        </FieldGrid>
        <label className={styles.tick}>
          <input
            type="checkbox"
            checked={draft.together}
            onChange={(event) => set({ together: event.target.checked })}
          />
          <span>Combine with other discounts. If not ticked, the buyer gets whichever saves more.</span>
        </label>
      </FieldStack>
    </Panel>
  );
}

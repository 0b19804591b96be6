import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ListenSheet, SheetMod } from '#drawings/listen/listen-sheet.ts';
import type { WorkbenchSheet } from '#drawings/workbench/workbench-sheet.ts';
import { reportLimits, type GivenSwap } from '#domain/build-reports/build-report.ts';
import { SwapList } from '../../../components/swap-list/swap-list.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { TextButton } from '../../../ui/text-button/text-button.tsx';
import styles from './swap-choice.module.css';

async function fetchMods(url: string): Promise<readonly SheetMod[]> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return ((await response.json()) as ListenSheet).mods;
}

interface SwapChoiceProps {
  sheet: WorkbenchSheet;
  /** Where the modifications of the kit are; absent where it cannot be heard. */
  soundSheetUrl: string | undefined;
  swaps: readonly GivenSwap[];
  onSwaps: (swaps: readonly GivenSwap[]) => void;
}

function NewSwap({
  sheet,
  soundSheetUrl,
  onAdd,
}: Omit<SwapChoiceProps, 'swaps' | 'onSwaps'> & { onAdd: (swap: GivenSwap) => void }) {
  const [ref, setRef] = useState('');
  const [value, setValue] = useState('');
  const { data: mods = [] } = useQuery({
    queryKey: ['listen-mods', soundSheetUrl],
    queryFn: () => fetchMods(soundSheetUrl!),
    enabled: soundSheetUrl !== undefined,
    staleTime: Infinity,
  });
  const known = mods.find(({ refs }) => refs.includes(ref))?.choices ?? [];
  return (
    <div className={styles.added}>
      <SelectField label="Place" value={ref} onChange={({ target }) => setRef(target.value)}>
        <option value="">Choose</option>
        {sheet.parts.map((part) => (
          <option key={part.ref} value={part.ref}>
            {part.ref}, {part.value}
          </option>
        ))}
      </SelectField>
      <Field
        label="What’s in now"
        value={value}
        maxLength={reportLimits.swapValue}
        list="swap-values"
        onChange={({ target }) => setValue(target.value)}
      />
      <datalist id="swap-values">
        {known.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.gives}
          </option>
        ))}
      </datalist>
      <Button
        small
        disabled={ref === '' || value.trim() === ''}
        onClick={() => {
          onAdd({ ref, value: value.trim() });
          setRef('');
          setValue('');
        }}
      >
        Add
      </Button>
    </div>
  );
}

/** What differs from the bill of the kit. */
export function SwapChoice({ swaps, onSwaps, ...rest }: SwapChoiceProps) {
  const [isOpen, setOpen] = useState(false);
  const valueOf = (ref: string): string => rest.sheet.parts.find((part) => part.ref === ref)?.value ?? '';
  return (
    <>
      {swaps.length === 0 && !isOpen && <p>None: all parts as in the kit.</p>}
      {swaps.length > 0 && (
        <SwapList
          swaps={swaps.map(({ ref, value }) => ({
            refs: [ref],
            was: valueOf(ref),
            is: <b>{value}</b>,
            more: (
              <TextButton
                aria-label={`Remove the swap of ${ref}`}
                onClick={() => onSwaps(swaps.filter((one) => one.ref !== ref))}
              >
                Remove
              </TextButton>
            ),
          }))}
        />
      )}
      {isOpen ? (
        <NewSwap {...rest} onAdd={(swap) => onSwaps([...swaps.filter(({ ref }) => ref !== swap.ref), swap])} />
      ) : (
        <TextButton onClick={() => setOpen(true)}>
          {swaps.length > 0 ? 'Something else' : 'I swapped a part'}
        </TextButton>
      )}
    </>
  );
}

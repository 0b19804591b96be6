import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AwaitedOrder, BankRow } from '#contracts/bank.ts';
import { errorMessage } from '../../api/error-message.ts';
import { FormError } from '../../forms/form-error.tsx';
import { DialogActions } from '../../ui/dialog/dialog.tsx';
import { Field } from '../../ui/field/field.tsx';
import { useDebounced } from '../../ui/field/use-debounced.ts';
import { Button } from '../ui/button/button.tsx';
import { Stack } from '../ui/columns/columns.tsx';
import { RadioCards } from '../ui/radio-cards/radio-cards.tsx';
import { SidePanel } from '../ui/side-panel/side-panel.tsx';
import { payableQuery } from './bank.queries.ts';
import { RowFacts, toOption } from './statement-rows.tsx';

const restMs = 250;

interface AssignPanelProps {
  readonly row: BankRow;
  readonly onAssign: (order: AwaitedOrder) => void;
  readonly onClose: () => void;
}

/** Says what a row of the statement pays: an order or a quote, looked for by whatever is known of it. */
export function AssignPanel({ row, onAssign, onClose }: AssignPanelProps) {
  // Most often the amount is what is known.
  const [typed, setTyped] = useState(row.amount);
  const [chosen, setChosen] = useState<string | null>(null);
  const search = useDebounced(typed.trim(), restMs);
  const { data: found, error } = useQuery(payableQuery(search, row.amount));
  const order = found?.find(({ id, acceptable }) => acceptable && id === chosen);
  return (
    <SidePanel title={`What is row ${row.row} for?`} onClose={onClose}>
      <Stack>
        <RowFacts row={row} />
        <Field
          label="Find an order or a quote"
          hint="By number, name, company, email or amount."
          type="search"
          autoComplete="off"
          maxLength={200}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <FormError>{error && errorMessage(error)}</FormError>
        <div role="status">
          {found?.length === 0 && search !== '' && 'No unpaid order and no open quote is like that.'}
        </div>
        {found && found.length > 0 && (
          <RadioCards label="It pays" stacked options={found.map(toOption)} value={chosen} onChange={setChosen} />
        )}
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            disabled={!order}
            onClick={() => {
              onAssign(order!);
              onClose();
            }}
          >
            {order ? `Assign to ${order.number}` : 'Assign'}
          </Button>
        </DialogActions>
      </Stack>
    </SidePanel>
  );
}

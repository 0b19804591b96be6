import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { BankOutcome, StatementPlan } from '#contracts/bank.ts';
import { maxStatementRows } from '#domain/orders/bank-transfer.ts';
import { errorMessage } from '../../api/error-message.ts';
import { FormError } from '../../forms/form-error.tsx';
import { toast } from '../../toast/toast-store.ts';
import { Stack } from '../ui/columns/columns.tsx';
import { FileDrop } from '../ui/file-drop/file-drop.tsx';
import { PageHead } from '../ui/page-head/page-head.tsx';
import { Panel } from '../ui/panel/panel.tsx';
import { confirmPayments, readStatement, type ChosenPayment } from './bank.queries.ts';
import { StatementView } from './statement-view.tsx';

interface Tried {
  readonly file: File;
  readonly plan: StatementPlan;
  /** Counts the dry runs: with each, what was ticked and decided begins anew. */
  readonly turn: number;
  readonly refused: readonly BankOutcome[];
}

function Begin({ isBusy, error, onFile }: { isBusy: boolean; error: string | null; onFile: (file: File) => void }) {
  return (
    <Panel title="Confirm transfers by your bank’s statement">
      <Stack>
        <p>
          Download the statement from your bank as CSV. First you see which transfers pay which orders; nothing is
          confirmed before you say so, and no transfer is confirmed twice.
        </p>
        <FileDrop
          label={isBusy ? 'Reading…' : 'Drop the statement here, or choose it'}
          accept=".csv,.txt,.tsv,text/csv"
          disabled={isBusy}
          hint={`Any bank’s CSV with its headings, at most 1 MB and ${maxStatementRows.toLocaleString('en-IN')} rows`}
          onFiles={([file]) => onFile(file!)}
        />
        <FormError>{error}</FormError>
      </Stack>
    </Panel>
  );
}

/** The bank's statement in: chosen, tried, decided on, confirmed. The file stays here; the server keeps what was confirmed. */
export function BankScreen() {
  const client = useQueryClient();
  const [tried, setTried] = useState<Tried | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  const attempt = async (work: () => Promise<void>) => {
    setBusy(true);
    setError(null);
    try {
      await work();
    } catch (failure) {
      setError(errorMessage(failure));
    }
    setBusy(false);
  };
  const tryFile = async (file: File, refused: readonly BankOutcome[] = []) => {
    const plan = await readStatement(file);
    setTried((before) => ({ file, plan, turn: (before?.turn ?? 0) + 1, refused }));
  };
  const confirm = (file: File, chosen: readonly ChosenPayment[]) =>
    attempt(async () => {
      const outcomes = await confirmPayments(chosen);
      const count = outcomes.filter(({ done }) => done).length;
      if (count > 0) toast({ title: `${count} ${count === 1 ? 'payment' : 'payments'} confirmed` });
      await client.invalidateQueries({ queryKey: ['office'] });
      await tryFile(
        file,
        outcomes.filter(({ done }) => !done),
      );
    });
  return (
    <>
      <PageHead title="Bank statement" />
      {tried === null ? (
        <Begin isBusy={isBusy} error={error} onFile={(file) => void attempt(() => tryFile(file))} />
      ) : (
        <StatementView
          key={tried.turn}
          fileName={tried.file.name}
          plan={tried.plan}
          refused={tried.refused}
          error={error}
          isBusy={isBusy}
          onConfirm={(chosen) => void confirm(tried.file, chosen)}
          onClose={() => {
            setTried(null);
            setError(null);
          }}
        />
      )}
    </>
  );
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiToken } from '#contracts/api-tokens.ts';
import { Button } from '../ui/button/button.tsx';
import { officeCall } from '../ui/calls/office-call.ts';
import { ConfirmDialog } from '../ui/confirm-dialog/confirm-dialog.tsx';
import { Fetching } from '../ui/fetching/fetching.tsx';
import { Notice } from '../ui/notice/notice.tsx';
import { Panel } from '../ui/panel/panel.tsx';
import { ShownOnceDialog } from '../ui/shown-once/shown-once-dialog.tsx';
import { When } from '../ui/when/when.tsx';
import { apiTokensQuery, rightWords } from './api-tokens.queries.ts';
import styles from './api-tokens-screen.module.css';
import { TokenDialog } from './token-dialog.tsx';

type Open =
  | { readonly kind: 'new' }
  | { readonly kind: 'made'; readonly token: string }
  | { readonly kind: 'revoke'; readonly token: ApiToken };

function Token({ token, onRevoke }: { token: ApiToken; onRevoke: () => void }) {
  const { name, ending, madeBy, rights, expiresAt, lastUsedAt } = token;
  return (
    <li className={styles.token}>
      <div className={styles.words}>
        <div className={styles.name}>
          {name} <code className={styles.ending}>taar_…{ending}</code>
        </div>
        <div className={styles.facts}>
          {rights.length > 0 ? rights.map((right) => rightWords[right]).join('; ') : 'Nothing any more'}. Made by{' '}
          {madeBy}, valid until <When at={expiresAt} inSentence />,{' '}
          {lastUsedAt ? (
            <>
              last used <When at={lastUsedAt} inSentence />
            </>
          ) : (
            'never used'
          )}
          .
        </div>
      </div>
      <Button aria-label={`Revoke… ${name}`} onClick={onRevoke}>
        Revoke…
      </Button>
    </li>
  );
}

/** What programs come in with. */
export function ApiTokensScreen() {
  const queryClient = useQueryClient();
  const query = useQuery(apiTokensQuery);
  const [open, show] = useState<Open | null>(null);
  const close = () => show(null);
  const { data: tokens } = query;
  if (!tokens) return <Fetching what="The list of tokens" query={query} />;
  const add = (
    <Button variant="primary" onClick={() => show({ kind: 'new' })}>
      Make a token
    </Button>
  );
  const revoke = async (id: string) => {
    await officeCall('DELETE /api/admin/tokens/:id', { params: { id } });
    await queryClient.invalidateQueries({ queryKey: apiTokensQuery.queryKey });
  };
  return (
    <div className={styles.screen}>
      {tokens.length === 0 ? (
        <Notice heading="No program has a token" action={add}>
          With a token, a program of yours can read orders or count stock, and only what you allow.
        </Notice>
      ) : (
        <Panel title="Tokens" tools={add} flush>
          <ul className={styles.list}>
            {tokens.map((token) => (
              <Token key={token.id} token={token} onRevoke={() => show({ kind: 'revoke', token })} />
            ))}
          </ul>
        </Panel>
      )}
      {open?.kind === 'new' && <TokenDialog onClose={close} onMade={(token) => show({ kind: 'made', token })} />}
      {open?.kind === 'made' && (
        <ShownOnceDialog title="Your new token" label="Token" secret={open.token} onClose={close}>
          <p>Give it to the program only. Anyone who has it can do what you allowed.</p>
        </ShownOnceDialog>
      )}
      {open?.kind === 'revoke' && (
        <ConfirmDialog
          danger
          title={`Revoke ${open.token.name}?`}
          action="Revoke the token"
          onConfirm={() => revoke(open.token.id)}
          onClose={close}
        >
          <p>The program that uses it is refused at once. This can’t be undone.</p>
        </ConfirmDialog>
      )}
    </div>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { signInPath } from '../../session/return-path.ts';
import { userQuery } from '../../session/user.queries.ts';
import { TextButton } from '../../ui/text-button/text-button.tsx';

const FlagDialog = lazy(() => import('./flag-dialog.tsx'));

/** Tells the shop that something is wrong with what somebody wrote or showed. */
export function FlagButton({ id }: { id: string }) {
  const client = useQueryClient();
  const [place, navigate] = useLocation();
  const [isOpen, setOpen] = useState(false);
  const open = async () => {
    if (await client.ensureQueryData(userQuery)) setOpen(true);
    else navigate(signInPath(place));
  };
  return (
    <>
      <TextButton onClick={() => void open()}>Report</TextButton>
      {isOpen && (
        <Suspense>
          <FlagDialog id={id} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { call } from '../../api/client.ts';
import { errorMessage } from '../../api/error-message.ts';
import { signInPath } from '../../session/return-path.ts';
import { userQuery } from '../../session/user.queries.ts';
import { toast } from '../../toast/toast-store.ts';
import { Button } from '../../ui/button/button.tsx';

interface MarkButtonProps {
  readonly id: string;
  /** How many have marked it, without what is pressed here. */
  readonly marks: number;
  readonly isMarked: boolean;
  /** 'Helpful', or 'Like'. */
  readonly label: string;
}

/** Marks what somebody wrote or showed; pressed again it takes the mark back. Whoever is not signed in does that first. */
export function MarkButton({ id, marks, isMarked, label }: MarkButtonProps) {
  const client = useQueryClient();
  const [place, navigate] = useLocation();
  const [known, setKnown] = useState<{ marks: number; isMarked: boolean } | null>(null);
  const mark = useMutation({
    mutationFn: async (wanted: boolean) => {
      if (!(await client.ensureQueryData(userQuery))) return navigate(signInPath(place));
      const answer = await call('POST /api/contributions/:id/mark', { params: { id }, body: { isMarked: wanted } });
      setKnown({ marks: answer.marks, isMarked: wanted });
    },
    onError: (error) => toast({ title: 'That wasn’t kept', description: errorMessage(error) }),
  });
  const shown = known ?? { marks, isMarked };
  return (
    <Button small aria-pressed={shown.isMarked} pending={mark.isPending} onClick={() => mark.mutate(!shown.isMarked)}>
      {label}
      {shown.marks > 0 && ` (${shown.marks})`}
    </Button>
  );
}

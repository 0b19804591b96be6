import { useState } from 'react';
import { errorMessage } from '../../api/error-message.ts';
import { FormError } from '../../forms/form-error.tsx';
import { Button } from '../../ui/button/button.tsx';
import { useTakeBack } from './help.queries.ts';

/** What was sent is gone with two presses, photos and answers too. */
export function TakeBack({ id }: { id: string }) {
  const [isSure, setSure] = useState(false);
  const { mutate, isPending, error } = useTakeBack(id);
  return (
    <div>
      <FormError>{error && errorMessage(error)}</FormError>
      <Button small variant="quiet" pending={isPending} onClick={() => (isSure ? mutate() : setSure(true))}>
        {isSure ? 'Delete question, photos and answers now' : 'Delete what I sent'}
      </Button>
    </div>
  );
}

import { paths } from '#domain/paths/paths.ts';
import type { ButtonLook } from '../../../ui/button/button-class.ts';
import { Button } from '../../../ui/button/button.tsx';

interface ClearButtonProps {
  label: string;
  look: ButtonLook;
  onClear: () => void;
}

/** A form of its own with nothing in it, so that it leads to all products without a script too. */
export function ClearButton({ label, look, onClear }: ClearButtonProps) {
  return (
    <form
      action={paths.products()}
      onSubmit={(event) => {
        event.preventDefault();
        onClear();
      }}
    >
      <Button type="submit" {...look}>
        {label}
      </Button>
    </form>
  );
}

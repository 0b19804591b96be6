import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import visibility from '../../../ui/visibility/visibility.module.css';

const printer =
  'M7 8V3h10v5M7 17H4.5A1.5 1.5 0 0 1 3 15.5v-6A1.5 1.5 0 0 1 4.5 8h15A1.5 1.5 0 0 1 21 9.5v6a1.5 1.5 0 0 1-1.5 1.5H17M7 14h10v7H7z';

/** Hands at the bench are full and hot; paper is the better screen there. */
export function PrintButton() {
  return (
    <Button small variant="quiet" className={visibility.needsScript} onClick={() => print()}>
      <Icon shape={printer} />
      Print
    </Button>
  );
}

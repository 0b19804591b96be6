import { classNames } from '../class-names.ts';

export type LampColour = 'green' | 'amber' | 'red' | 'accent' | 'off';

/** Lit means on. It only repeats what the words beside it say, so it is hidden from assistive technology. */
export function Lamp({ colour = 'green' }: { colour?: LampColour }) {
  return <span aria-hidden="true" className={classNames('lamp', colour !== 'green' && `lamp-${colour}`)} />;
}

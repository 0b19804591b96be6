import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { toast } from '../../../toast/toast-store.ts';
import type { CardProduct } from '../card-product.ts';
import type * as previewCode from './preview.ts';
import visibility from '../../../ui/visibility/visibility.module.css';
import styles from './hear-button.module.css';

const play = 'M8 5.5v13l10.5-6.5z';
const stop = 'M6.5 6.5h11v11h-11z';

const said = (phase: previewCode.PreviewPhase, name: string): string => {
  if (phase === 'loading') return `Loading the ${name}`;
  if (phase === 'playing') return `Playing the ${name}`;
  return '';
};

/** A few seconds of a kit, on request. Nothing of it is loaded before the first press. */
export function HearButton({ product: { slug, name, subcategory } }: { product: CardProduct }) {
  const [phase, setPhase] = useState<previewCode.PreviewPhase>('off');
  const code = useRef<Promise<typeof previewCode> | null>(null);
  useEffect(() => () => void code.current?.then(({ stopPreview }) => stopPreview(slug)), [slug]);
  const isOn = phase === 'loading' || phase === 'playing';
  const fail = (remedy: string): void => {
    setPhase('failed');
    toast({
      title: `The ${name} didn’t play`,
      description: `Check your connection, then ${remedy}.`,
      variant: 'destructive',
    });
  };
  const tell = (next: previewCode.PreviewPhase): void => (next === 'failed' ? fail('try again') : setPhase(next));
  const press = (): void => {
    if (isOn) {
      setPhase('off');
      void code.current?.then(({ stopPreview }) => stopPreview(slug));
      return;
    }
    tell('loading');
    code.current = import('./preview.ts');
    code.current.then(
      ({ preview }) => preview({ slug, subcategory, tell }),
      // A browser keeps the failure of code for as long as the page stands.
      () => fail('reload the page'),
    );
  };
  return (
    <div className={classNames(styles.hear, visibility.needsScript)}>
      <Button
        small
        aria-label={`${isOn ? 'Stop' : 'Hear it'}: ${name}`}
        aria-busy={phase === 'loading'}
        onClick={press}
      >
        <Icon shape={isOn ? stop : play} />
        {isOn ? 'Stop' : 'Hear it'}
      </Button>
      <span role="status" className={visibility.visuallyHidden}>
        {said(phase, name)}
      </span>
    </div>
  );
}

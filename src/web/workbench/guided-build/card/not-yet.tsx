import { StepCard } from './step-card.tsx';

interface NotYetProps {
  title: string;
  /** What comes first: 'the supply check'. */
  first: string;
  isLeftHand: boolean;
  onBack: (() => void) | undefined;
  onGo: () => void;
}

/** A step that needs power, before the shorts are excluded. */
export const NotYet = ({ title, first, onGo, ...keys }: NotYetProps) => (
  <StepCard
    {...keys}
    label="Step"
    number="No power yet"
    kind="Wait"
    title={title}
    words={`Go to ${first}`}
    onNext={onGo}
  >
    <p>Don’t plug in the adapter yet. Until the wires are in and measured, a short could take a part with it.</p>
  </StepCard>
);

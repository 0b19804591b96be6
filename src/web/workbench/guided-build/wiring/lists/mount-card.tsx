import type { WiringStep as WiringWork } from '#electronics/wiring/wiring.ts';
import { isStepDone } from '../../../builds/steps/progress.ts';
import { StepCard } from '../../card/step-card.tsx';
import { More } from '../more.tsx';
import type { WiringCardProps } from '../wiring-props.ts';
import { TickList, type TickItem } from './tick-list.tsx';

type Mount = Extract<WiringWork, { kind: 'mount' }>;

/** What goes into the box now, and what comes after it. */
export function MountCard({ wiring, steps, step, state, isLeftHand, onBack, onStep, onTick }: WiringCardProps) {
  const { ref, how } = step.work as Mount;
  const nameOf = (of: string): string => wiring.parts.find((part) => part.ref === of)?.name ?? of;
  const mounts = steps.flatMap((each) => (each.kind === 'wiring' && each.work.kind === 'mount' ? [each] : []));
  const items = mounts.map((each): TickItem => {
    const { ref: of, why } = each.work as Mount;
    return { id: each.id, name: nameOf(of), words: why, isDone: isStepDone(each, state) };
  });
  return (
    <StepCard
      label="Step"
      number={`Box, ${mounts.indexOf(step) + 1} of ${mounts.length}`}
      kind="Cloth under the box"
      title={nameOf(ref)}
      words={isStepDone(step, state) ? 'Go on' : `${nameOf(ref)} is in`}
      {...{ isLeftHand, onBack }}
      onNext={onTick}
    >
      <p>{how}</p>
      <TickList items={items} now={step.id} onPick={(id) => onStep(steps.findIndex((each) => each.id === id))} />
      <More title="How tight?">
        <p>Finger-tight, then a quarter turn with a spanner. A jack that turns in use breaks its wires.</p>
      </More>
      <More title="It doesn’t go through its hole">
        <p>
          The coat can narrow a hole. Turn a round file in it from the printed side, by hand, and try again. Don’t
          drill.
        </p>
      </More>
    </StepCard>
  );
}

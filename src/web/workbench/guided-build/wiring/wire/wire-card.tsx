import { useState } from 'react';
import { isTicked, mark, tickedOf } from '#domain/workbench/builds/build-state.ts';
import { VisuallyHidden } from '../../../../ui/visibility/visually-hidden.tsx';
import { TextButton } from '../../../../ui/text-button/text-button.tsx';
import { isStepDone } from '../../../builds/steps/progress.ts';
import { groundingStrap } from '../../../builds/steps/former-wires.ts';
import type { WiringStep } from '../../../builds/steps/wiring-steps.ts';
import { wireGroupNames } from '../../../builds/steps/wiring-text.ts';
import { StepCard } from '../../card/step-card.tsx';
import { More } from '../more.tsx';
import { Tips } from '../tips.tsx';
import type { WiringCardProps } from '../wiring-props.ts';
import { CutLine } from './cut-line.tsx';
import { SwitchDialog } from './switch-dialog.tsx';
import { WireEnds } from './wire-ends.tsx';
import { wireTitle } from './wire-title.ts';
import { mm, wireOf, type WireWork } from '../../../open-box/wire-work.ts';
import { wireTips, type Tip } from './wire-tips.ts';

const isWireWork = (step: { readonly kind: string }): step is WiringStep =>
  step.kind === 'wiring' && 'wire' in (step as WiringStep).work;

/** Somebody who bolted everything in before the wiring was led has soldered the wires by the drawing, most likely. */
function WiredAlready({ steps, state, actions, onDone }: WiringCardProps) {
  const wires = steps.filter(isWireWork);
  const mounts = steps.filter((each) => each.kind === 'wiring' && each.work.kind === 'mount');
  const hasTicked = tickedOf(state, 'placed').some((ref) => ref.startsWith('wire-'));
  if (hasTicked || !mounts.every((each) => isStepDone(each, state))) return null;
  const tickAll = (): void => {
    actions.tick(...wires.flatMap(({ marks }) => marks), mark('placed', 'WIRE'));
    onDone();
  };
  return (
    <More title="Wired it already?">
      <p>Tick all wires at once. The checks are still to do: they find what eyes don’t.</p>
      <p>
        <TextButton onClick={tickAll}>All {wires.length} joints are made</TextButton>
      </p>
    </More>
  );
}

/** Takes a tick back; one that stood for all board ends is spread over the others. */
function TakeBack({ steps, step, state, actions }: WiringCardProps) {
  if (!isStepDone(step, state)) return null;
  const take = (): void => {
    if (step.work.kind === 'board-end') {
      const others = steps.filter((each) => isWireWork(each) && each !== step && each.work.kind === 'board-end');
      actions.tick(...others.flatMap((each) => (each.kind === 'wiring' && isStepDone(each, state) ? each.marks : [])));
      actions.untick(mark('placed', 'WIRE'));
    }
    actions.untick(...step.marks, ...step.formerMarks);
  };
  return (
    <p>
      <TextButton onClick={take}>Not in after all? Take the tick back</TextButton>
    </p>
  );
}

/** Ground and the lamp changed places on the switch when this strap came: a switch that was wired before is to be changed. */
function movedTips({ steps, state, step }: WiringCardProps): Tip[] {
  const isWired = steps.some(
    (each) =>
      each.kind === 'wiring' && each.work.kind === 'wire' && each.formerMarks.some((key) => isTicked(state, key)),
  );
  return step.id === groundingStrap && isWired
    ? [
        {
          words:
            'This strap is new since you wired the switch. Ground is now on lug 5 and the LED on lug 4: swap them first.',
          isWarning: true,
        },
      ]
    : [];
}

/** One wire: what to cut, where its ends go, what to mind. */
export function WireCard(props: WiringCardProps) {
  const { wiring, steps, step, state, paperUrl, isLeftHand, onBack, onTick } = props;
  const [isHelping, setHelping] = useState(false);
  const work = step.work as WireWork;
  const wire = wireOf(wiring, work);
  const { title, key } = wireTitle(wire, work);
  const ends = steps.filter((each) => isWireWork(each) && each.work.kind === 'board-end');
  const isBoard = work.kind === 'board-end';
  const number = `Wire ${wire.number} of ${wiring.wires.length}`;
  return (
    <StepCard
      label="Step"
      number={
        isBoard ? 'Board ends, before the board goes in' : work.kind === 'lug-end' ? `${number}, one end` : number
      }
      kind={isBoard ? `${ends.indexOf(step) + 1} of ${ends.length}` : wireGroupNames[wire.group]}
      title={title}
      words={isStepDone(step, state) ? 'Go on' : key}
      {...{ isLeftHand, onBack }}
      onNext={onTick}
    >
      <WireEnds {...{ wiring, wire, work }} />
      <CutLine wire={wire} />
      <Tips tips={[...movedTips(props), ...wireTips(wiring, work)]} />
      <TakeBack {...props} />
      <WiredAlready {...props} />
      <More title="How do I know which lug it is?">
        <p>
          You look into the box from behind, the footswitch nearest to you. IN is on your left. Lugs of the switch count
          down each column: 1, 2, 3 on the left.
        </p>
        <p>
          <TextButton onClick={() => setHelping(true)}>My switch looks different</TextButton>
        </p>
      </More>
      {paperUrl && (
        <More title="On paper">
          <p>
            The build document has the box at its true size, with the same wires and numbers.{' '}
            <a href={paperUrl} target="_blank" rel="noopener">
              Print the wiring
              <VisuallyHidden>, opens in a new tab</VisuallyHidden>
            </a>
          </p>
        </More>
      )}
      <More title="It’s too short">
        <p>
          Don’t stretch it. Cut a new one {mm(15)} longer: the set has 2&nbsp;m of each colour, and this pedal uses{' '}
          {Math.round(wiring.cut[wire.colour] / 10)}&nbsp;cm of {wire.colour}.
        </p>
      </More>
      {isHelping && <SwitchDialog onClose={() => setHelping(false)} />}
    </StepCard>
  );
}

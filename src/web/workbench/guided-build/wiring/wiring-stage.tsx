import { useMemo, useState } from 'react';
import { isTicked } from '#domain/workbench/builds/build-state.ts';
import { waitsFor } from '../../builds/steps/progress.ts';
import { BoxView } from '../../open-box/box-view.tsx';
import { sceneOf } from '../../open-box/scene.ts';
import { beepProgress, checksOf } from './check/answers.ts';
import { BeepCheck } from './check/beep-check.tsx';
import { ListCard } from './lists/list-card.tsx';
import { questionsOf, type Question } from './lists/lists.ts';
import { MountCard } from './lists/mount-card.tsx';
import { WireCard } from './wire/wire-card.tsx';
import type { WiringCardProps } from './wiring-props.ts';
import { NotYet } from '../card/not-yet.tsx';

interface WiringStageProps extends WiringCardProps {
  index: number;
  openBoxUrl: string | undefined;
}

/** One thing of the wiring: the open box at one side, what to do at the other. */
export function WiringStage({ index, openBoxUrl, ...card }: WiringStageProps) {
  const { sheet, wiring, steps, step, state, isLeftHand, onBack, onStep } = card;
  const { work } = step;
  const [chosen, setChosen] = useState<string | null>(null);
  const checks = useMemo(() => (work.kind === 'check' ? checksOf(wiring, work.group) : []), [wiring, work]);
  const questions = useMemo(
    () =>
      work.kind === 'power' || work.kind === 'play' || work.kind === 'close'
        ? questionsOf(sheet, wiring, work.kind)
        : [],
    [sheet, wiring, work],
  );
  const progress = beepProgress(checks, state);
  const asked =
    questions.find(({ mark }) => mark === chosen) ??
    questions.find(({ mark }) => !isTicked(state, mark)) ??
    questions.at(-1);
  const { check } = progress;
  const lugs = asked?.lugs;
  const scene = useMemo(
    () => sceneOf({ wiring, steps, state, step, check, lugs: lugs ?? [] }),
    [wiring, steps, state, step, check, lugs],
  );
  const waits = waitsFor(steps, state, index);
  const first = waits === null ? undefined : steps[waits];
  return (
    <>
      <BoxView {...{ wiring, openBoxUrl, scene, isLeftHand }} />
      {first ? (
        <NotYet
          title={step.name}
          first={first.kind === 'wiring' ? first.next : 'the short check'}
          {...{ isLeftHand, onBack }}
          onGo={() => onStep(waits!)}
        />
      ) : work.kind === 'mount' ? (
        <MountCard key={step.id} {...card} />
      ) : work.kind === 'check' ? (
        <BeepCheck key={step.id} {...card} group={work.group} {...{ checks, progress }} />
      ) : asked ? (
        <ListCard key={step.id} {...card} {...{ questions, asked }} onAsk={({ mark }: Question) => setChosen(mark)} />
      ) : (
        <WireCard key={step.id} {...card} />
      )}
    </>
  );
}

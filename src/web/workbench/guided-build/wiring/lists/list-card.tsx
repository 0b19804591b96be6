import { isTicked } from '#domain/workbench/builds/build-state.ts';
import { paths } from '#domain/paths/paths.ts';
import { AppLink } from '../../../../shell/app-link.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { Lamp } from '../../../../ui/lamp/lamp.tsx';
import type { ListWork } from '../../../builds/steps/wiring-steps.ts';
import { StepCard } from '../../card/step-card.tsx';
import type { WiringCardProps } from '../wiring-props.ts';
import { listTitles, type Question } from './lists.ts';
import { TickList } from './tick-list.tsx';
import styles from './list-card.module.css';

interface ListCardProps extends WiringCardProps {
  questions: readonly Question[];
  /** The one that is asked now. */
  asked: Question;
  onAsk: (question: Question) => void;
}

/** Questions one after the other: power, play, lid. What to do when the answer is no stands below them. */
export function ListCard(props: ListCardProps) {
  const { sheet, step, state, actions, questions, asked, isLeftHand, onBack, onAsk, onDone } = props;
  const list = (step.work as ListWork).kind;
  const { title, last } = listTitles[list];
  const open = questions.filter(({ mark }) => mark !== asked.mark && !isTicked(state, mark));
  const isLast = open.length === 0;
  const yes = (): void => {
    actions.tick(asked.mark);
    if (isLast) onDone();
    else onAsk(open[0]!);
  };
  /** Nothing is plugged in before what comes before it is right. */
  const pick = (id: string): void => {
    const at = questions.findIndex(({ mark }) => mark === id);
    const firstOpen = questions.findIndex(({ mark }) => !isTicked(state, mark));
    if (list !== 'power' || firstOpen < 0 || at <= firstOpen) onAsk(questions[at]!);
  };
  const answered = questions.filter(({ mark }) => isTicked(state, mark)).length;
  return (
    <StepCard
      label="Check"
      number={step.stretch}
      kind={`${answered} of ${questions.length}`}
      title={title}
      words={isLast ? last : 'Yes'}
      {...{ isLeftHand, onBack }}
      onNext={yes}
    >
      <TickList
        items={questions.map(({ mark, name, words }) => ({ id: mark, name, words, isDone: isTicked(state, mark) }))}
        now={asked.mark}
        onPick={pick}
      />
      <p className={classNames(styles.ifNot, list === 'power' && styles.stop)} role="status">
        <Lamp colour={list === 'power' ? 'red' : 'amber'} />
        <span>
          <b>If not:</b> {asked.ifNot}{' '}
          {list === 'play' && <AppLink href={paths.bench(sheet.slug, 'faults')}>Find the fault</AppLink>}
        </span>
      </p>
    </StepCard>
  );
}

import text from '../../../ui/text/text.module.css';
import { Timeline, TimelineStep } from '../../../ui/timeline/timeline.tsx';
import styles from './next-steps.module.css';

/** What becomes of a request, in its order. */
export const NextSteps = ({ answerDays, validDays }: { answerDays: number; validDays: number }) => (
  <div className={styles.steps}>
    <Timeline>
      {[
        ['You ask', 'today, without an account'],
        ['We price it', `lines, discount and freight, within ${answerDays} working days`],
        ['You get a link and a PDF', `prices hold for ${validDays} days`],
        ['You accept and pay', 'from then on the stock is yours'],
      ].map(([title, words], index) => (
        <TimelineStep key={title} when={index === 0 ? 'now' : 'next'} title={title!}>
          <span className={text.meta}>{words}</span>
        </TimelineStep>
      ))}
    </Timeline>
  </div>
);

import text from '../../../ui/text/text.module.css';
import styles from './next-steps.module.css';

const Step = ({ title, children }: { title: string; children: string }) => (
  <li>
    <b>{title}</b>
    <span className={text.meta}>{children}</span>
  </li>
);

/** What becomes of a request, in its order. */
export const NextSteps = ({ answerDays, validDays }: { answerDays: number; validDays: number }) => (
  <ol className={styles.steps}>
    <Step title="You ask">today, without an account</Step>
    <Step title="We price it">{`lines, discount and freight, within ${answerDays} working days`}</Step>
    <Step title="You get a link and a PDF">{`prices hold for ${validDays} days`}</Step>
    <Step title="You accept and pay">from then on the stock is yours</Step>
  </ol>
);

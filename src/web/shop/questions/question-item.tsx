import { useRef, useState } from 'react';
import type { Answer, OwnQuestions, Question } from '#contracts/questions.ts';
import { placeName } from '#domain/questions/questions.ts';
import { shop } from '#domain/shop/shop.ts';
import { formatIndianTime } from '#domain/time.ts';
import { FlagButton } from '../../components/contribution/flag-button.tsx';
import { MarkButton } from '../../components/contribution/mark-button.tsx';
import { TextButton } from '../../ui/text-button/text-button.tsx';
import visibility from '../../ui/visibility/visibility.module.css';
import { AnswerForm } from './answer-form.tsx';
import styles from './question-item.module.css';

/** Who answers, as orders and builds prove it. */
const bylines: Readonly<Record<Answer['by'], (name: string) => string>> = {
  shop: () => `Answered by ${shop.name}, the shop`,
  builder: (name) => `Answered by ${name}, who built this`,
  buyer: (name) => `Answered by ${name}, who bought it here`,
  other: (name) => `Answered by ${name}`,
};

const ShownAnswer = ({ answer, isMarked }: { answer: Answer; isMarked: boolean }) => (
  <li className={styles.answer}>
    <p className={styles.words}>{answer.words}</p>
    <div className={styles.meta}>
      <span>{bylines[answer.by](answer.shownName)}</span>
      <span className={visibility.needsScript}>
        <MarkButton key={String(isMarked)} id={answer.id} marks={answer.marks} isMarked={isMarked} label="Helpful" />
      </span>
      <span className={visibility.needsScript}>
        <FlagButton id={answer.id} />
      </span>
    </div>
  </li>
);

interface QuestionItemProps {
  slug: string;
  question: Question;
  own: OwnQuestions | undefined;
}

export function QuestionItem({ slug, question, own }: QuestionItemProps) {
  const [isAnswering, setAnswering] = useState(false);
  const answerButton = useRef<HTMLButtonElement>(null);
  if (question.state === 'hidden')
    return (
      <li className={styles.question}>
        <p className={styles.meta}>
          Hidden by the shop on {formatIndianTime(question.at, 'day')}: {question.reason}
        </p>
      </li>
    );
  const { id, words, place, shownName, answers, at } = question;
  return (
    <li className={styles.question} id={`question-${id}`}>
      <h3 className={styles.words}>{words}</h3>
      <div className={styles.meta}>
        <span>
          {place && `About ${placeName(place)}. `}Asked by {shownName}, {formatIndianTime(at, 'day')}.
          {answers.length === 0 && ' No answer yet.'}
        </span>
        {own?.mayAnswer && (
          <TextButton ref={answerButton} aria-expanded={isAnswering} onClick={() => setAnswering(!isAnswering)}>
            Answer
          </TextButton>
        )}
        <span className={visibility.needsScript}>
          <FlagButton id={id} />
        </span>
      </div>
      {answers.length > 0 && (
        <ul className={styles.answers}>
          {answers.map((answer) => (
            <ShownAnswer key={answer.id} answer={answer} isMarked={own?.marked.includes(answer.id) ?? false} />
          ))}
        </ul>
      )}
      {isAnswering && own && (
        <AnswerForm
          slug={slug}
          questionId={id}
          shownName={own.shownName}
          onDone={() => {
            setAnswering(false);
            answerButton.current?.focus();
          }}
        />
      )}
    </li>
  );
}

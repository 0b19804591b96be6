import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearch } from 'wouter';
import { paths } from '#domain/paths/paths.ts';
import { placeName, placeOf, type QuestionTopic } from '#domain/questions/questions.ts';
import { errorMessage } from '../../api/error-message.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { Button } from '../../ui/button/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useMoreFocus } from '../../ui/focus/use-more-focus.ts';
import visibility from '../../ui/visibility/visibility.module.css';
import { AskForm } from './ask-form.tsx';
import { QuestionItem } from './question-item.tsx';
import { questionsQuery, useOwnQuestions, type QuestionWish } from './question.queries.ts';
import styles from './questions-panel.module.css';

interface PageProps {
  slug: string;
  wish: QuestionWish;
  isLast: boolean;
  onMore: (cursor: string) => void;
}

/** Ten of them, and the way to the next ten. */
function QuestionPage({ slug, wish, isLast, onMore }: PageProps) {
  const { data, error } = useQuery(questionsQuery(slug, wish));
  const { own } = useOwnQuestions(slug);
  if (error) return <li role="alert">{errorMessage(error)}</li>;
  if (!data) return <li>Loading questions…</li>;
  const { next } = data;
  return (
    <>
      {data.items.map((question) => (
        <QuestionItem key={question.id} slug={slug} question={question} own={own} />
      ))}
      {isLast && next !== null && (
        <li className={styles.more}>
          <Button onClick={() => onMore(next)}>Show more questions</Button>
        </li>
      )}
    </>
  );
}

function QuestionList({ slug, topic, place }: { slug: string } & Pick<QuestionWish, 'topic' | 'place'>) {
  const [cursors, setCursors] = useState<readonly (string | null)[]>([null]);
  const { data } = useQuery(questionsQuery(slug, { topic, place, after: cursors.at(-1)! }));
  const { list, remember } = useMoreFocus<HTMLUListElement>(data ? cursors.length : 0);
  const more = (cursor: string): void => {
    remember(cursors.length, list.current!.children.length - 1);
    setCursors([...cursors, cursor]);
  };
  return (
    <ul ref={list}>
      {cursors.map((after, at) => (
        <QuestionPage
          key={after}
          slug={slug}
          wish={{ topic, place, after }}
          isLast={at === cursors.length - 1}
          onMore={more}
        />
      ))}
    </ul>
  );
}

const topicNames = [
  [null, 'All', 'all'],
  ['product', 'The product', 'product'],
  ['parts', 'Parts', 'parts'],
  ['steps', 'Build steps', 'steps'],
] as const;

/** What people asked about a product, who answered, and the place to ask. */
export function QuestionsPanel({ slug }: { slug: string }) {
  const [topic, setTopic] = useState<QuestionTopic | null>(null);
  const place = placeOf(new URLSearchParams(useSearch()));
  const { data } = useQuery(questionsQuery(slug, { topic: null, place, after: null }));
  const { own } = useOwnQuestions(slug);
  const waiting = own?.waiting ?? [];
  return (
    <div className={styles.panel}>
      <div className={classNames(styles.ask, visibility.needsScript)}>
        <AskForm slug={slug} />
      </div>
      {waiting.map(({ id, words }) => (
        <p key={id} className={styles.waiting}>
          <b>Yours waits:</b> “{words}” We read the first words of everybody before they show; usually within a working
          day.
        </p>
      ))}
      {place && (
        <p>
          Only about {placeName(place)}. <AppLink href={paths.questions(slug)}>Show all questions</AppLink>
        </p>
      )}
      {!place && data && data.counts.parts + data.counts.steps > 0 && (
        <div className={styles.topics} role="group" aria-label="About">
          {topicNames.map(([name, label, count]) => (
            <Button key={label} small aria-pressed={topic === name} onClick={() => setTopic(name)}>
              {label} {data.counts[count]}
            </Button>
          ))}
        </div>
      )}
      {data?.items.length === 0 ? (
        <p>
          Nobody has asked yet{place && ` about ${placeName(place)}`}. We answer, and so can anybody who bought or built
          one.
        </p>
      ) : (
        <QuestionList key={`${topic} ${place}`} slug={slug} topic={topic} place={place} />
      )}
    </div>
  );
}

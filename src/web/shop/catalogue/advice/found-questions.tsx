import { useQuery } from '@tanstack/react-query';
import { paths } from '#domain/paths/paths.ts';
import { call } from '../../../api/client.ts';
import { AppLink } from '../../../shell/app-link.tsx';
import styles from './found-questions.module.css';

/** What people asked in the same words. It comes after the products, which nobody waits for it with. */
export function FoundQuestions({ search }: { search: string }) {
  const { data = [] } = useQuery({
    queryKey: ['/api/questions', search],
    queryFn: () => call('GET /api/questions', { query: { q: search } }),
    enabled: search.trim() !== '',
    retry: false,
  });
  if (data.length === 0) return null;
  return (
    <section className={styles.found} aria-labelledby="found-questions">
      <h2 id="found-questions">Asked by others</h2>
      <ul>
        {data.map(({ id, words, answers, product }) => (
          <li key={id}>
            <AppLink href={paths.questions(product.slug)}>{words}</AppLink>
            <span>
              {product.name}, {answers === 0 ? 'no answer yet' : answers === 1 ? '1 answer' : `${answers} answers`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

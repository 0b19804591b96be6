import type { AuditEntry } from '#contracts/audit.ts';
import { fieldName, valueText } from './audit-sentence.ts';
import styles from './changed-fields.module.css';

interface ChangedFieldsProps {
  readonly entry: Pick<AuditEntry, 'before' | 'after'>;
  /** What a sentence has said already. */
  readonly told: readonly string[];
}

/** What a change changed besides what was told, field by field, as it was and as it is. */
export function ChangedFields({ entry: { before, after }, told }: ChangedFieldsProps) {
  const fields = Object.keys({ ...before, ...after }).filter((field) => !told.includes(field));
  if (fields.length === 0) return null;
  return (
    <dl className={styles.fields}>
      {fields.map((field) => (
        <div key={field} className={styles.field}>
          <dt>{fieldName(field)}</dt>
          <dd>
            {field in before && (
              <>
                <del className={styles.was}>{valueText(field, before[field])}</del>{' '}
                <span aria-hidden="true">→</span>{' '}
              </>
            )}
            <ins className={styles.is}>{valueText(field, after[field])}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}

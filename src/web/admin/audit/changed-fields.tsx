import type { AuditEntry } from '#contracts/admin/audit.ts';
import styles from './changed-fields.module.css';

/** A field as people read it: 'specifications', 'pay until'. */
const fieldName = (name: string): string => name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();

function valueText(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'nothing';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** What a change changed, field by field, as it was and as it is. */
export function ChangedFields({ entry: { before, after } }: { entry: Pick<AuditEntry, 'before' | 'after'> }) {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  if (fields.length === 0) return null;
  return (
    <dl className={styles.fields}>
      {fields.map((field) => (
        <div key={field} className={styles.field}>
          <dt>{fieldName(field)}</dt>
          <dd>
            {field in before && (
              <>
                <del className={styles.was}>{valueText(before[field])}</del> <span aria-hidden="true">→</span>{' '}
              </>
            )}
            <ins className={styles.is}>{valueText(after[field])}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}

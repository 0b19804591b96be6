import { ProductSection } from './product-section.tsx';
import styles from './specifications.module.css';

interface FactsTableProps {
  title: string;
  /** What the first column holds, where the title does not say so. */
  columns?: readonly [string, string];
  facts: Readonly<Record<string, string>>;
}

function FactsTable({ title, columns, facts }: FactsTableProps) {
  return (
    <ProductSection title={title}>
      <table className={styles.table}>
        {columns && (
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {Object.entries(facts).map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ProductSection>
  );
}

export function Specifications({ specifications }: { specifications: Readonly<Record<string, string>> }) {
  if (Object.keys(specifications).length === 0) return null;
  return <FactsTable title="Specifications" facts={specifications} />;
}

/** Which leg does what, seen from above. */
export function PinOut({ pinOut }: { pinOut: Readonly<Record<string, string>> }) {
  return <FactsTable title="Pin-out" columns={['Pin', 'Function']} facts={pinOut} />;
}

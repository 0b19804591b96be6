import type { ReactNode } from 'react';

/** Names and values, one under the other. */
export const DefinitionList = ({ children }: { children: ReactNode }) => <dl className="facts">{children}</dl>;

export function Definition({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

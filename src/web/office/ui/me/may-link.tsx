import type { ReactNode } from 'react';
import type { Right } from '#domain/accounts/staff.ts';
import { AppLink } from '../../../shell/app-link.tsx';
import { useMay } from './me.queries.ts';

interface MayLinkProps {
  readonly right: Right;
  readonly href: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A link for whoever may go there; for others its words alone. */
export function MayLink({ right, href, className, children }: MayLinkProps) {
  const may = useMay();
  if (!may(right)) return <span className={className}>{children}</span>;
  return (
    <AppLink className={className} href={href}>
      {children}
    </AppLink>
  );
}

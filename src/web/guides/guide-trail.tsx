import { AppLink } from '../link.tsx';
import { paths } from '../paths.ts';
import { Icon } from '../ui/icon.tsx';

const arrowLeft = 'M19 12H5m6-6-6 6 6 6';

export function GuideTrail() {
  return (
    <nav className="guide-trail" aria-label="Breadcrumb">
      <AppLink href={paths.guides}>
        <Icon shape={arrowLeft} />
        All build guides
      </AppLink>
    </nav>
  );
}

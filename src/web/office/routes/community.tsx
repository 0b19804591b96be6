import { CatalogueRatings } from '../community/catalogue-ratings.tsx';
import { ContributionList } from '../community/contribution-list.tsx';

export default function CommunityRoute() {
  return (
    <>
      <ContributionList />
      <CatalogueRatings />
    </>
  );
}

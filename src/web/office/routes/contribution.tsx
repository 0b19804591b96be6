import { ContributionScreen } from '../community/contribution-screen.tsx';

export default function ContributionRoute({ params }: { params: { id: string } }) {
  return <ContributionScreen key={params.id} id={params.id} />;
}

import { ReturnScreen } from '../returns/return-screen.tsx';

export default function ReturnRoute({ params }: { params: { id: string } }) {
  return <ReturnScreen key={params.id} address={params.id} />;
}

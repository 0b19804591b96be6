import { ReturnList } from '../returns/return-list.tsx';

export default function ReturnsRoute() {
  return <ReturnList />;
}

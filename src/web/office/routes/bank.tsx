import { BankScreen } from '../bank/bank-screen.tsx';

export default function BankRoute() {
  return <BankScreen />;
}

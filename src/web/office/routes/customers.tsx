import { CustomerList } from '../customers/customer-list.tsx';

export default function CustomersRoute() {
  return <CustomerList />;
}

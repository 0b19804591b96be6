import { OrdersScreen } from '../orders/list/orders-screen.tsx';

export default OrdersScreen;

import type { Order, OrderFields } from '@mullion/contracts';
import { Consequences } from '../../../entities/what-if/consequences';
import { useWhatIfOrderQuery } from '../../../entities/what-if/what-if-api';

/** What saving an order with these fields would touch. */
export const OrderWhatIf = ({ order, fields }: { readonly order: Order; readonly fields: OrderFields }) => {
  const query = useWhatIfOrderQuery({ params: { id: order.id }, body: fields });
  return <Consequences query={query} />;
};

import type { ManyOrderChanges, Order } from '@mullion/contracts';
import { useTranslation } from 'react-i18next';
import { Consequences } from '../../../entities/what-if/consequences';
import { useWhatIfOrdersQuery } from '../../../entities/what-if/what-if-api';

/** As many orders as one question may name. */
const MOST_ASKED = 500;

interface OrdersWhatIfProps {
  readonly orders: readonly Order[];
  /** What each of them is changed to. */
  readonly change: Omit<ManyOrderChanges[number], 'id'>;
}

/** What changing these orders would touch. */
export const OrdersWhatIf = ({ orders, change }: OrdersWhatIfProps) => {
  const { t } = useTranslation('whatIf');
  const asked = orders.slice(0, MOST_ASKED);
  const query = useWhatIfOrdersQuery({ body: { orders: asked.map(({ id }) => ({ id, ...change })) } });
  const head = asked.length < orders.length && <p className="muted">{t('firstOnly', { count: MOST_ASKED })}</p>;
  return <Consequences query={query} head={head} />;
};

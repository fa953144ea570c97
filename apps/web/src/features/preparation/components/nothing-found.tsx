import { Button } from '@blueprintjs/core';
import { EmptyState } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePageHref } from '../../../kits/address/language';
import { paths } from '../../../entities/pages/paths';
import { useListProductionOrdersQuery } from '../../../entities/production/production-orders-api';
import { useStatusNames } from '../../../entities/status/use-statuses';
import { orderStatus } from '@mullion/contracts';
import { soughtOrder } from '../rules/sought-order';

/** A shorter filter means no single order. */
const FEWEST_LETTERS = 3;

interface NothingFoundProps {
  readonly filter: string;
  readonly onClear: () => void;
}

/** No order in preparation fits the filter. One that is elsewhere is named, with where it stands. */
export const NothingFound = ({ filter, onClear }: NothingFoundProps) => {
  const { t } = useTranslation(['preparation', 'common']);
  const href = usePageHref();
  const { nameOf } = useStatusNames('orders');
  const { currentData: everywhere } = useListProductionOrdersQuery(
    { query: { type: 'production', filter, status_from: orderStatus.new, status_to: orderStatus.cancelled } },
    { skip: filter.trim().length < FEWEST_LETTERS },
  );
  const order = soughtOrder(everywhere?.orders ?? [], filter);
  const center = everywhere?.centers.find(({ id }) => id === order?.stands?.work_center_id);
  const clear = <Button text={t('common:action.clear')} onClick={onClear} />;
  if (!order)
    return (
      <EmptyState
        picture="search"
        title={t('preparation:noMatch')}
        text={t('preparation:noMatchText')}
        action={clear}
      />
    );
  return (
    <EmptyState
      title={t('preparation:elsewhere', { order: order.number, status: nameOf(order.status) })}
      text={[
        t('preparation:elsewhereText'),
        ...(center ? [t('preparation:locationOf', { center: `${center.code} ${center.description}` })] : []),
      ].join(' ')}
      action={
        <div className="row g2">
          <Link className="bp6-button" to={href(paths.orderProgress(order.id))}>
            {t('preparation:toProgress')}
          </Link>
          {clear}
        </div>
      }
    />
  );
};

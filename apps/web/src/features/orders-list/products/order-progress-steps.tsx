import { orderNumber, type Order, type Way } from '@mullion/contracts';
import { useTranslation } from 'react-i18next';
import { useGo } from '../../../kits/address/language';
import { paths } from '../../../entities/pages/paths';
import { ProgressLine } from '../../../entities/way/progress-line';

interface OrderStepsProps {
  readonly order: Order;
  readonly way: Way;
  /** Products are chosen: what is done with them comes first. */
  readonly quiet: boolean;
  readonly onProducts: () => void;
  readonly onPlan: () => void;
}

/** How far the order is, and its next step. */
export const OrderProgressSteps = ({ order, way, quiet, onProducts, onPlan }: OrderStepsProps) => {
  const { t } = useTranslation('common');
  const go = useGo();
  const { truck_id } = order;
  const toPlanning = { onClick: () => go(paths.planning([orderNumber(order)])) };
  const toTruck = truck_id === null ? toPlanning : { text: t('way.toTruck'), onClick: () => go(paths.truck(truck_id)) };
  return (
    <ProgressLine
      way={way}
      quiet={quiet}
      acts={{
        products: { onClick: onProducts },
        plan: { onClick: onPlan },
        pack: toPlanning,
        truck: toPlanning,
        scan: { onClick: () => go(paths.scanner()) },
        load: toTruck,
        depart: toTruck,
      }}
    />
  );
};

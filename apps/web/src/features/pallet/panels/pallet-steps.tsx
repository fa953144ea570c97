import { planningTerms, progressOf, type PalletDetail } from '@mullion/contracts';
import { useTranslation } from 'react-i18next';
import { useGo } from '../../../kits/address/language';
import { usePrepare } from '../../../entities/pallet/use-prepare';
import { paths } from '../../../entities/pages/paths';
import { ProgressLine } from '../../../entities/way/progress-line';

/** How far the pallet is, and its next step. */
export const PalletSteps = ({ pallet }: { readonly pallet: PalletDetail }) => {
  const { t } = useTranslation('common');
  const go = useGo();
  const { prepare, question } = usePrepare([pallet]);
  const { truck_id } = pallet;
  const orders = planningTerms(pallet.order_number);
  const toPlanning = { onClick: () => go(orders.length > 0 ? paths.planning(orders) : paths.planning()) };
  return (
    <>
      <ProgressLine
        way={progressOf({ kind: 'pallet', ...pallet })}
        acts={{
          pack: toPlanning,
          prepare: { onClick: prepare },
          scan: { onClick: () => go(paths.scanner()) },
          truck: toPlanning,
          ...(truck_id !== null && {
            load: { onClick: () => go(paths.truckScanner(truck_id)) },
            depart: { text: t('way.toTruck'), onClick: () => go(paths.truck(truck_id)) },
          }),
        }}
      />
      {question}
    </>
  );
};

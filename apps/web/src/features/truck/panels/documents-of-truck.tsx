import { Button, Menu, MenuItem } from '@blueprintjs/core';
import { ChevronDown, Document, Truck as TruckIcon } from '@blueprintjs/icons';
import type { Truck } from '@mullion/contracts';
import { Popover } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { usePrint } from '../../../entities/pallet/use-print';
import { usePrintTrucks } from '../../../entities/truck/use-print-trucks';

/** What is printed of a truck. */
export const DocumentsOfTruck = ({ truck }: { truck: Truck }) => {
  const { t } = useTranslation(['trucks', 'pallet']);
  const printTruck = usePrintTrucks();
  const print = usePrint();
  const numbered = truck.pallets.length > 0 && truck.pallets.every((load) => load.number !== null);
  const menu = (
    <Menu>
      <MenuItem icon={<TruckIcon />} text={t('trucks:action.pdf')} onClick={() => void printTruck([truck])} />
      <MenuItem
        icon={<Document />}
        text={t('trucks:page.loadingList')}
        disabled={!numbered}
        title={numbered ? undefined : t('pallet:print.needNumbers')}
        onClick={() =>
          void print(
            'loading',
            truck.pallets.map((load) => ({ id: load.pallet_id })),
          )
        }
      />
    </Menu>
  );
  return (
    <Popover content={menu} placement="bottom-end">
      <Button
        className="truck-documents"
        icon={<Document />}
        endIcon={<ChevronDown size={12} />}
        aria-label={t('trucks:page.documents')}
        text={t('trucks:page.documents')}
      />
    </Popover>
  );
};

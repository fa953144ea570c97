import { Button, Menu, MenuDivider, MenuItem, PopoverNext } from '@blueprintjs/core';
import { Cube, Edit, More, Trash, Truck } from '@blueprintjs/icons';
import type { PalletWhole } from '@mullion/contracts';
import { useCan } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useGo } from '../../../app/language';
import { paths } from '../../../app/paths';

interface PalletMenuProps {
  readonly pallet: PalletWhole;
  readonly onAction: (action: 'truck' | 'sizes' | 'delete') => void;
}

/** What can be done with one pallet; what the person may not do is not there (PLN-13). */
export const PalletMenu = ({ pallet, onAction }: PalletMenuProps) => {
  const { t } = useTranslation(['planning', 'pallet']);
  const go = useGo();
  const writes = useCan({ writes: true });
  const mayMakeTrucks = useCan({ writes: true, right: 'TP_EDIT' });
  return (
    <PopoverNext
      placement="bottom-end"
      arrow={false}
      content={
        <Menu>
          <MenuItem icon={<Cube />} text={t('pallets.open')} onClick={() => go(paths.pallet(pallet.id, pallet.truck_id))} />
          {writes && pallet.can.edit && <MenuItem icon={<Edit />} text={t('pallets.settings')} onClick={() => onAction('sizes')} />}
          {mayMakeTrucks && pallet.truck_id === null && (
            <MenuItem icon={<Truck />} text={t('pallets.toTruck')} onClick={() => onAction('truck')} />
          )}
          {pallet.can.remove && (
            <>
              <MenuDivider />
              <MenuItem icon={<Trash />} intent="danger" text={t('pallet:remove.action')} onClick={() => onAction('delete')} />
            </>
          )}
        </Menu>
      }
    >
      <Button
        className="x"
        variant="minimal"
        size="small"
        icon={<More />}
        aria-label={t('pallets.menu', { number: pallet.shown_number })}
        onPointerDown={(event) => event.stopPropagation()}
      />
    </PopoverNext>
  );
};

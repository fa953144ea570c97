import { Button, Menu, MenuDivider, MenuItem } from '@blueprintjs/core';
import { Cube, Edit, More, Numerical, Share, SwapHorizontal, Trash, Truck as TruckIcon } from '@blueprintjs/icons';
import { palletStatus, type PalletDetail, type Truck } from '@mullion/contracts';
import { Popover, useCan } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useGo } from '../../../kits/address/language';
import { useUserQuery } from '../../../entities/reference/reference-api';
import { paths } from '../../../entities/pages/paths';
import { PinItems } from './pin-items';

export type PalletAction =
  | { readonly kind: 'truck' | 'sizes' | 'number' | 'swap' | 'delete' | 'preview' }
  | { readonly kind: 'onto'; readonly truckId: number }
  | {
      readonly kind: 'pin';
      readonly palletIds: readonly number[];
      readonly productIds: readonly number[];
      readonly pinned: boolean;
    };

interface PalletMenuProps {
  readonly pallet: PalletDetail;
  /** Chosen on this pallet. */
  readonly selectedProduct: number | null;
  /** Trucks that still take pallets. */
  readonly trucks: readonly Truck[];
  readonly onAction: (action: PalletAction) => void;
}

/** What can be done with one pallet; what the person may not do is not there (PLN-13). */
export const PalletMenu = ({ pallet, selectedProduct, trucks, onAction }: PalletMenuProps) => {
  const { t } = useTranslation(['planning', 'pallet']);
  const go = useGo();
  const writes = useCan({ writes: true });
  const { data: user } = useUserQuery();
  const mayRename = writes && user?.company.features.includes('pallet_number_change') === true;
  const mayMakeTrucks = useCan({ writes: true, right: 'TP_EDIT' });
  return (
    <Popover
      placement="bottom-end"
      content={
        <Menu>
          <MenuItem icon={<Share />} text={t('pallets.open')} onClick={() => go(paths.pallet(pallet.id))} />
          <MenuItem icon={<Cube />} text={t('pallets.preview')} onClick={() => onAction({ kind: 'preview' })} />
          {writes && pallet.can.edit && (
            <MenuItem icon={<Edit />} text={t('pallets.settings')} onClick={() => onAction({ kind: 'sizes' })} />
          )}
          {mayRename && pallet.owned && pallet.status < palletStatus.dispatched && (
            <MenuItem icon={<Numerical />} text={t('number.action')} onClick={() => onAction({ kind: 'number' })} />
          )}
          {writes && pallet.can.move && pallet.products.length > 0 && (
            <MenuItem icon={<SwapHorizontal />} text={t('swap.action')} onClick={() => onAction({ kind: 'swap' })} />
          )}
          {mayMakeTrucks && pallet.truck_id === null && (
            <MenuItem icon={<TruckIcon />} text={t('pallets.toTruck')} onClick={() => onAction({ kind: 'truck' })} />
          )}
          {writes &&
            pallet.truck_id === null &&
            trucks.map((truck) => (
              <MenuItem
                key={truck.id}
                icon={<TruckIcon />}
                text={t('pallets.ontoTruck', { truck: truck.description })}
                onClick={() => onAction({ kind: 'onto', truckId: truck.id })}
              />
            ))}
          {writes && pallet.can.move && (
            <PinItems
              pallet={pallet}
              selectedProduct={selectedProduct}
              onPin={(pin) => onAction({ kind: 'pin', ...pin })}
            />
          )}
          {pallet.can.remove && (
            <>
              <MenuDivider />
              <MenuItem
                icon={<Trash />}
                intent="danger"
                text={t('pallet:remove.action')}
                onClick={() => onAction({ kind: 'delete' })}
              />
            </>
          )}
        </Menu>
      }
    >
      <Button
        className="icon-only"
        variant="minimal"
        size="small"
        icon={<More />}
        aria-label={t('pallets.menu', { number: pallet.shown_number })}
        onPointerDown={(event) => event.stopPropagation()}
      />
    </Popover>
  );
};

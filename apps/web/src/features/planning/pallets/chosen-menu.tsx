import { Button, Menu, MenuDivider, MenuItem } from '@blueprintjs/core';
import {
  CaretDown,
  Cross,
  Edit,
  Pin,
  SwapHorizontal,
  Trash,
  Truck as TruckIcon,
  Undo,
  Unpin,
} from '@blueprintjs/icons';
import type { PalletDetail, Truck } from '@mullion/contracts';
import { Popover, useCan } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { isFree } from './chosen-pallets';

/** What may be done with the chosen pallets together. */
export type ChosenAction =
  | { readonly kind: 'settings' | 'pin' | 'unpin' | 'swap' | 'truck' | 'off-truck' | 'delete' | 'clear' }
  | { readonly kind: 'onto'; readonly truckId: number };

interface ChosenMenuProps {
  readonly chosen: readonly PalletDetail[];
  /** Trucks that still take pallets. */
  readonly trucks: readonly Truck[];
  readonly onAction: (action: ChosenAction) => void;
}

/** How many pallets are chosen, and what can be done with them at once. */
export const ChosenMenu = ({ chosen, trucks, onAction }: ChosenMenuProps) => {
  const { t } = useTranslation(['planning', 'pallet']);
  const writes = useCan({ writes: true });
  const mayMakeTrucks = useCan({ writes: true, right: 'TP_EDIT' });
  if (!writes || chosen.length === 0) return null;
  const waits = chosen.some((pallet) => pallet.truck_id === null);
  const isLoaded = chosen.some((pallet) => pallet.truck_id !== null);
  const unpinned = chosen.some((pallet) => isFree(pallet) && !pallet.pinned);
  const pinned = chosen.some((pallet) => pallet.pinned);
  const onTruck = chosen.some((pallet) => trucks.some((truck) => truck.id === pallet.truck_id));
  const act = (action: ChosenAction) => () => onAction(action);
  return (
    <Popover
      placement="bottom-end"
      content={
        <Menu>
          <MenuItem
            icon={<Edit />}
            text={t(isLoaded ? 'chosen.settingsOnTruck' : 'chosen.settings')}
            disabled={isLoaded}
            onClick={act({ kind: 'settings' })}
          />
          {chosen.length === 2 && (
            <MenuItem icon={<SwapHorizontal />} text={t('chosen.swap')} onClick={act({ kind: 'swap' })} />
          )}
          {unpinned && <MenuItem icon={<Pin />} text={t('chosen.pin')} onClick={act({ kind: 'pin' })} />}
          {pinned && <MenuItem icon={<Unpin />} text={t('chosen.unpin')} onClick={act({ kind: 'unpin' })} />}
          {mayMakeTrucks && waits && (
            <MenuItem icon={<TruckIcon />} text={t('pallets.toTruck')} onClick={act({ kind: 'truck' })} />
          )}
          {waits &&
            trucks.map((truck) => (
              <MenuItem
                key={truck.id}
                icon={<TruckIcon />}
                text={t('pallets.ontoTruck', { truck: truck.description })}
                onClick={act({ kind: 'onto', truckId: truck.id })}
              />
            ))}
          {onTruck && <MenuItem icon={<Undo />} text={t('chosen.offTruck')} onClick={act({ kind: 'off-truck' })} />}
          {chosen.some((pallet) => pallet.can.remove) && (
            <MenuItem icon={<Trash />} intent="danger" text={t('chosen.remove')} onClick={act({ kind: 'delete' })} />
          )}
          <MenuDivider />
          <MenuItem icon={<Cross />} text={t('chosen.clear')} onClick={act({ kind: 'clear' })} />
        </Menu>
      }
    >
      <Button size="small" text={t('chosen.button', { count: chosen.length })} endIcon={<CaretDown />} />
    </Popover>
  );
};

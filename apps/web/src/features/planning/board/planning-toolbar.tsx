import { Button, ButtonGroup, Menu, MenuItem, Switch } from '@blueprintjs/core';
import { Box, CaretDown, LayoutAuto, Plus, Truck } from '@blueprintjs/icons';
import type { PalletDetail } from '@mullion/contracts';
import { Can, FilterInput, Popover, useCan } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { DocumentsMenu } from '../../../entities/pallet/documents-menu';

interface PlanningToolbarProps {
  readonly filter: string;
  readonly onFilter: (text: string) => void;
  readonly dispatched: boolean;
  readonly onDispatched: (on: boolean) => void;
  readonly related: boolean;
  readonly onRelated: (on: boolean) => void;
  /** Chosen pallets, or all shown when none is chosen. */
  readonly pallets: readonly PalletDetail[];
  readonly chosen: boolean;
  /** Nothing is shown that a pallet could be made beside. */
  readonly empty: boolean;
  readonly unplaced: number;
  readonly free: number;
  readonly packing: boolean;
  /** A plan waits to be taken: that is the main thing to do then. */
  readonly waiting: boolean;
  /** A run may take something off a pallet shown. */
  readonly movable: boolean;
  readonly onNewPallet: () => void;
  readonly onFictive: () => void;
  readonly onPack: () => void;
  readonly onNewTruck: () => void;
}

/** Filter and switches left, what can be made right. */
export const PlanningToolbar = (props: PlanningToolbarProps) => {
  const { t } = useTranslation('planning');
  const mayMakeTrucks = useCan({ writes: true, right: 'TP_EDIT' });
  return (
    <>
      <FilterInput label={t('filter')} value={props.filter} onChange={props.onFilter} width={300} />
      <Switch
        className="pl-switch"
        label={t('showDispatched')}
        checked={props.dispatched}
        onChange={(event) => props.onDispatched(event.currentTarget.checked)}
      />
      <Switch
        className="pl-switch"
        label={t('showRelated')}
        checked={props.related}
        onChange={(event) => props.onRelated(event.currentTarget.checked)}
      />
      <span className="sp" />
      <Can rule={{ writes: true }}>
        <ButtonGroup>
          <Button icon={<Plus />} text={t('newPallet')} disabled={props.empty} onClick={props.onNewPallet} />
          <Popover
            placement="bottom-end"
            content={
              <Menu>
                <MenuItem icon={<Box />} text={t('fictive.button')} onClick={props.onFictive} />
              </Menu>
            }
          >
            <Button
              className="icon-only"
              icon={<CaretDown />}
              aria-label={t('fictive.more')}
              title={t('fictive.more')}
              disabled={props.empty}
            />
          </Popover>
        </ButtonGroup>
        <Button
          intent={props.unplaced > 0 && !props.waiting ? 'primary' : 'none'}
          icon={<LayoutAuto />}
          text={t('pack')}
          disabled={(props.unplaced === 0 && !props.movable) || props.packing}
          title={props.unplaced === 0 && !props.movable ? t('packNothing') : undefined}
          onClick={props.onPack}
        />
      </Can>
      {mayMakeTrucks && (
        <Button
          icon={<Truck />}
          text={t('newTruck')}
          disabled={props.free === 0}
          title={props.free === 0 ? t('newTruckNothing') : undefined}
          onClick={props.onNewTruck}
        />
      )}
      <DocumentsMenu pallets={props.pallets} chosen={props.chosen} />
    </>
  );
};

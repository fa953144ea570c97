import { Button, Menu, MenuItem, SegmentedControl, Switch } from '@blueprintjs/core';
import { ArrowLeft, ChevronDown, Lightbulb, PredictiveAnalysis, Document, Plus, Refresh, Truck as TruckIcon } from '@blueprintjs/icons';
import type { Truck } from '@mullion/contracts';
import { Popover, useCan } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { usePrint } from '../../../app/packing/use-print';
import { usePrintTrucks } from '../../../app/trucks/use-print-trucks';

export type FloorView = '2d' | '3d';

interface FloorToolbarProps {
  readonly truck: Truck;
  readonly view: FloorView;
  readonly editable: boolean;
  /** The optimiser is at work. */
  readonly optimising: boolean;
  readonly turnName: string | null;
  readonly mayTurn: boolean;
  readonly onView: (view: FloorView) => void;
  /** The search in this browser is at work. */
  readonly suggesting: boolean;
  readonly maySuggest: boolean;
  readonly onOptimise: () => void;
  readonly onSuggest: () => void;
  readonly onRearrange: () => void;
  readonly onTurn: () => void;
  readonly onAdd: () => void;
  readonly onAllowTurn: (allow: boolean) => void;
}

/** What can be done with the whole floor. */
export const FloorToolbar = (props: FloorToolbarProps) => {
  const { truck } = props;
  const { t } = useTranslation('trucks');
  const writes = useCan({ writes: true });
  return (
    <>
      {writes && <FloorVerbs {...props} />}
      <span className="sp" />
      <SegmentedControl
        size="small"
        options={[
          { label: t('floor.view2d'), value: '2d' },
          { label: t('floor.view3d'), value: '3d' },
        ]}
        value={props.view}
        onValueChange={(value) => props.onView(value as FloorView)}
      />
      <DocumentsOfTruck truck={truck} />
    </>
  );
};

/** Only for those who may change something. */
const FloorVerbs = (props: FloorToolbarProps) => {
  const { truck, editable } = props;
  const { t } = useTranslation(['trucks', 'runs']);
  const hasLoad = truck.pallets.length > 0;
  return (
    <>
      <Button
        icon={<PredictiveAnalysis />}
        text={t('trucks:page.optimise')}
        loading={props.optimising}
        disabled={!editable || !hasLoad}
        onClick={props.onOptimise}
      />
      <Button
        icon={<Lightbulb />}
        text={t('runs:suggest.floor')}
        title={t('runs:suggest.floorHelp')}
        loading={props.suggesting}
        disabled={!props.maySuggest}
        onClick={props.onSuggest}
      />
      <Button icon={<ArrowLeft />} text={t('trucks:page.rearrange')} disabled={!editable || !hasLoad} onClick={props.onRearrange} />
      <Button
        icon={<Refresh />}
        text={props.turnName ? t('trucks:page.turnOf', { pallet: props.turnName }) : t('trucks:page.turn')}
        disabled={!editable || !props.mayTurn}
        onClick={props.onTurn}
      />
      <Button icon={<Plus />} text={t('trucks:page.add')} disabled={!editable} onClick={props.onAdd} />
      <span className="vr" />
      <Switch
        className="floor-switch"
        checked={truck.allow_turn}
        disabled={!editable}
        label={t('trucks:form.allowTurn')}
        onChange={(event) => props.onAllowTurn(event.currentTarget.checked)}
      />
    </>
  );
};

const DocumentsOfTruck = ({ truck }: { truck: Truck }) => {
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
      <Button icon={<Document />} endIcon={<ChevronDown size={12} />} text={t('trucks:page.documents')} />
    </Popover>
  );
};

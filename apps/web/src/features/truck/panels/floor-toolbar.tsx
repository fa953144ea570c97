import { Button, Switch } from '@blueprintjs/core';
import { ArrowLeft, Lightbulb, PredictiveAnalysis, Plus, Refresh } from '@blueprintjs/icons';
import type { Truck } from '@mullion/contracts';
import { useCan } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { DocumentsOfTruck } from './documents-of-truck';
import { TruckViews } from './truck-views';

interface FloorToolbarProps {
  readonly truck: Truck;
  readonly editable: boolean;
  /** The optimiser is at work. */
  readonly optimising: boolean;
  readonly turnName: string | null;
  readonly mayTurn: boolean;
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
  const writes = useCan({ writes: true });
  return (
    <>
      {writes && <FloorVerbs {...props} />}
      <span className="sp" />
      <TruckViews />
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
      <Button
        icon={<ArrowLeft />}
        text={t('trucks:page.rearrange')}
        disabled={!editable || !hasLoad}
        onClick={props.onRearrange}
      />
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

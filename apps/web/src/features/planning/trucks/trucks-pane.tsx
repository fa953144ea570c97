import { useMemo } from 'react';
import { Truck as TruckIcon } from '@blueprintjs/icons';
import { Note, Pane, useAccess, useCan } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useStatusNames } from '../../../entities/status/use-statuses';
import { pageGroups, type PlanningData } from '../commands/planning-data';
import { useDrag } from '../moving/drag-store';
import { TruckCard } from './truck-card';

interface TrucksPaneProps {
  readonly data: PlanningData;
  /** How many chosen pallets could go onto a new truck. */
  readonly chosen: number;
  readonly onNew: () => void;
}

/** The trucks that carry these pallets; a place for a new one below them. */
export const TrucksPane = ({ data, chosen, onNew }: TrucksPaneProps) => {
  const { trucks } = data;
  const byOrder = useAccess().features.includes('dispatch_by_order');
  const groups = useMemo(() => pageGroups(data, byOrder), [data, byOrder]);
  const { t } = useTranslation('planning');
  const { nameOf } = useStatusNames('trucks');
  const mayMake = useCan({ writes: true, right: 'TP_EDIT' });
  const isOver = useDrag((state) => state.kind === 'dragging' && state.target?.kind === 'new-truck');
  return (
    <Pane title={t('trucks.title')} count={trucks?.length} flush>
      <div className="pl-trucks" data-scroll>
        {trucks === null && <Note tone="warn">{t('trucks.unavailable')}</Note>}
        {trucks?.map((truck) => (
          <TruckCard key={truck.id} truck={truck} groups={groups} statusText={nameOf(truck.status)} />
        ))}
        {trucks?.length === 0 && !mayMake && <p className="muted">{t('trucks.none')}</p>}
        {mayMake && (
          <button
            type="button"
            className={`pl-slot${isOver ? ' over' : ''}`}
            data-drop="new-truck"
            disabled={chosen === 0}
            onClick={onNew}
          >
            <TruckIcon size={20} aria-hidden />
            <span>{chosen > 0 ? t('trucks.dropSelected', { count: chosen }) : t('trucks.drop')}</span>
          </button>
        )}
      </div>
    </Pane>
  );
};

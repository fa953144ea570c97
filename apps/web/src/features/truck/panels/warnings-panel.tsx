import { Button } from '@blueprintjs/core';
import type { Truck } from '@mullion/contracts';
import { truckWarnings } from '@mullion/packing-model';
import { Note } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useViolationText } from '../../../entities/pallet/use-violation-text';
import type { FloorDraft } from '../../../entities/truck/floor/floor-draft';
import { isOrderSet, stopsOf } from '../rules/stops';
import { useFloorGhost } from '../state/ghost';

interface WarningsPanelProps {
  readonly truck: Truck;
  readonly draft: FloorDraft;
  /** Arranges the floor by its stops; null where nothing may be changed. */
  readonly onOptimise: (() => void) | null;
}

/** What is wrong with the floor as it is shown (while a pallet is dragged: as it would be), or that nothing is. */
export const WarningsPanel = ({ truck, draft, onOptimise }: WarningsPanelProps) => {
  const { t } = useTranslation('trucks');
  const { sentence } = useViolationText();
  const placed = useFloorGhost()?.placed ?? draft.placed;
  const nameOf = (id: number) => truck.pallets.find((load) => load.pallet_id === id)?.shown_number ?? `#${id}`;
  const warnings = truckWarnings(draft.floor, placed);
  if (placed.length === 0) return null;
  const isBlocked = warnings.some((warning) => warning.code === 'truck.stop_order');
  if (warnings.length === 0 && !isOrderSet(stopsOf(truck.pallets, placed)))
    return (
      <Note tone="warn" title={t('warnings.orderUnset')}>
        <span className="secondary">{t('warnings.orderUnsetText')}</span>
      </Note>
    );
  if (warnings.length === 0)
    return (
      <Note tone="ok" title={t('warnings.fine')}>
        <span className="secondary">{t('warnings.none')}</span>
      </Note>
    );
  return (
    <Note
      tone="warn"
      title={t('warnings.title')}
      actions={isBlocked && onOptimise && <Button size="small" text={t('page.optimise')} onClick={onOptimise} />}
    >
      <ul>
        {warnings.map((warning, index) => (
          <li key={index}>{sentence(warning, nameOf)}</li>
        ))}
      </ul>
    </Note>
  );
};

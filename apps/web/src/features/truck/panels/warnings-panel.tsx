import type { Truck } from '@mullion/contracts';
import { truckWarnings } from '@mullion/packing-model';
import { Note } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useViolationText } from '../../../app/packing/use-violation-text';
import type { FloorDraft } from '../commands/floor-draft';
import { useFloorGhost } from '../state/ghost';

/** What is wrong with the floor as it is shown (while a pallet is dragged: as it would be), or that nothing is. */
export const WarningsPanel = ({ truck, draft }: { truck: Truck; draft: FloorDraft }) => {
  const { t } = useTranslation('trucks');
  const { sentence } = useViolationText();
  const placed = useFloorGhost()?.placed ?? draft.placed;
  const nameOf = (id: number) => truck.pallets.find((load) => load.pallet_id === id)?.shown_number ?? `#${id}`;
  const warnings = truckWarnings(draft.floor, placed);
  if (placed.length === 0) return null;
  if (warnings.length === 0)
    return (
      <Note tone="ok" title={t('warnings.fine')}>
        <span className="secondary">{t('warnings.none')}</span>
      </Note>
    );
  return (
    <Note tone="warn" title={t('warnings.title')}>
      <ul>
        {warnings.map((warning, index) => (
          <li key={index}>{sentence(warning, nameOf)}</li>
        ))}
      </ul>
    </Note>
  );
};

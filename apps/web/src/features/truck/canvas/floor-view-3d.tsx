import { useMemo } from 'react';
import type { Truck } from '@mullion/contracts';
import { LoadViewer } from '@mullion/load-viewer';
import { useTheme } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import type { FloorDraft } from '../commands/floor-draft';
import { errorIdsOf } from './floor-canvas';

interface FloorView3dProps {
  readonly truck: Truck;
  readonly draft: FloorDraft;
  readonly selectedId: number | null;
  readonly onPick: (id: number | null) => void;
}

/** The loaded floor in space: for understanding; it is changed in the plan. */
export const FloorView3d = ({ truck, draft, selectedId, onPick }: FloorView3dProps) => {
  const { t } = useTranslation('trucks');
  const [theme] = useTheme();
  const shown = useMemo(() => {
    const loads = new Map<number, Truck['pallets'][number]>(truck.pallets.map((load) => [load.pallet_id, load]));
    const pallets = draft.placed.map((pallet) => {
      const load = loads.get(pallet.id);
      return { ...pallet, group: load ? load.group + 1 : 1, label: load?.shown_number ?? '' };
    });
    return { floor: draft.floor, pallets };
  }, [truck.pallets, draft]);
  const errorIds = useMemo(() => errorIdsOf(draft, draft.placed), [draft]);
  return (
    <div className="floor-3d">
      <LoadViewer
        label={t('floor.viewer', { truck: truck.description })}
        theme={theme}
        truck={shown}
        selectedId={selectedId}
        errorIds={errorIds}
        onPick={onPick}
        fallback={<p className="muted floor-none">{t('floor.viewerNone')}</p>}
      />
    </div>
  );
};

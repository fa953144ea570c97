import { useMemo } from 'react';
import type { Truck } from '@mullion/contracts';
import { LoadViewer } from '@mullion/load-viewer';
import { useTheme } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import type { FloorDraft } from '../commands/floor-draft';

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
    const groups = new Map<number, number>(truck.pallets.map((load) => [load.pallet_id, load.group + 1]));
    return { floor: draft.floor, pallets: draft.placed.map((pallet) => ({ ...pallet, group: groups.get(pallet.id) ?? 1 })) };
  }, [truck.pallets, draft]);
  return (
    <div className="floor-3d">
      <LoadViewer
        label={t('floor.viewer', { truck: truck.description })}
        theme={theme}
        truck={shown}
        selectedId={selectedId}
        onPick={onPick}
        fallback={<p className="mut floor-none">{t('floor.viewerNone')}</p>}
      />
    </div>
  );
};

import { useMemo } from 'react';
import type { Truck } from '@mullion/contracts';
import { LoadViewer } from '@mullion/load-viewer';
import { palletFromWire, productFromWire } from '@mullion/packing-model';
import { useTheme } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import type { FloorDraft } from '../../../entities/truck/floor/floor-draft';
import type { PalletsWithHoles } from '../state/use-missing-units';
import { errorIdsOf } from './floor-canvas';

interface FloorView3dProps {
  readonly truck: Truck;
  readonly draft: FloorDraft;
  readonly selectedId: number | null;
  readonly holes: PalletsWithHoles;
  readonly onPick: (id: number | null) => void;
}

/** The loaded floor in space: for understanding; it is changed in the plan. */
export const FloorView3d = ({ truck, draft, selectedId, holes, onPick }: FloorView3dProps) => {
  const { t } = useTranslation('trucks');
  const [theme] = useTheme();
  const shown = useMemo(() => {
    const loads = new Map<number, Truck['pallets'][number]>(truck.pallets.map((load) => [load.pallet_id, load]));
    const pallets = draft.placed.map((pallet) => {
      const load = loads.get(pallet.id);
      const hole = holes.get(pallet.id);
      // only such a pallet is drawn with its products: all of them would be thousands of parts
      const content = hole && { load: palletFromWire(hole.pallet), missing: hole.missing.map(productFromWire) };
      return { ...pallet, ...content, group: load ? load.group + 1 : 1, label: load?.shown_number ?? '' };
    });
    return { floor: draft.floor, pallets };
  }, [truck.pallets, draft, holes]);
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

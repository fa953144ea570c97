import { useMemo } from 'react';
import type { Truck } from '@mullion/contracts';
import { truckFloor } from '@mullion/drawings';
import { formatNumber } from '@mullion/i18n';
import { loadedIdsOf, truckFromWire, type TruckStep } from '@mullion/packing-model';
import { SvgDrawing } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../kits/address/language';
import { useWidth } from '../../../kits/elements/use-width';

interface LoadingFloorProps {
  readonly truck: Truck;
  readonly steps: readonly TruckStep[];
  readonly next: TruckStep | undefined;
  readonly lastId: number | null;
  /** Scanned, and not answered yet: in grey. */
  readonly waitingIds: ReadonlySet<number>;
}
const TALLEST_PX = 84;
const LABEL_PX = 15;

/**
 * The floor while it is loaded: what stands on it, what is missing, what comes next; the numbers are the loading order.
 */
export const LoadingFloor = ({ truck, steps, next, lastId, waitingIds }: LoadingFloorProps) => {
  const { t } = useTranslation('scanners');
  const language = useLanguage();
  const [box, widthPx] = useWidth(390);
  const drawing = useMemo(() => {
    const { floor, placed } = truckFromWire(truck);
    const byId = new Map<number, TruckStep>(steps.map((step) => [step.load.pallet_id, step]));
    const loadedIds = loadedIdsOf(steps);
    return truckFloor(floor, placed, {
      theme: 'screen',
      detail: 'compact',
      widthPx,
      heightPx: TALLEST_PX,
      labelPx: LABEL_PX,
      group: ({ id }) => (byId.get(id)?.load.group ?? 0) + 1,
      selectedId: lastId ?? undefined,
      loadedIds,
      waitingIds,
      nextId: next?.load.pallet_id,
      texts: {
        name: t('truck.floor', { truck: truck.description, count: loadedIds.size, total: steps.length }),
        label: ({ id }) => String(byId.get(id)?.step ?? ''),
        used: (mm) => mm,
        metres: (mm) => formatNumber(mm / 1000, language, 1),
        cab: t('truck.cab'),
        doors: t('truck.doors'),
      },
    });
  }, [truck, steps, next, lastId, waitingIds, widthPx, t, language]);
  return (
    <div ref={box} className="paper loading-floor">
      <SvgDrawing label={String(drawing.attrs['aria-label'] ?? '')} drawing={drawing} />
    </div>
  );
};

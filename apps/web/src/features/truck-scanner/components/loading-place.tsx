import { useMemo } from 'react';
import type { Truck } from '@mullion/contracts';
import { truckPlace } from '@mullion/drawings';
import { formatNumber } from '@mullion/i18n';
import { loadedIdsOf, truckFromWire, type TruckStep } from '@mullion/packing-model';
import { SvgDrawing } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../kits/address/language';
import { useWidth } from '../../../kits/elements/use-width';

interface LoadingPlaceProps {
  readonly truck: Truck;
  readonly steps: readonly TruckStep[];
  readonly next: TruckStep | undefined;
  /** Whose place is in the middle: what was just loaded, else what comes next. */
  readonly placeId: number;
  /** Scanned, and not answered yet: in grey. */
  readonly waitingIds: ReadonlySet<number>;
}
const HEIGHT_PX = 190;
/** On a phone the field stays in sight. */
const LOW_PX = 164;
const PHONE_PX = 600;

/** The floor close up round one place, with the metres from the cab; what comes next in heavy dashes. */
export const LoadingPlace = ({ truck, steps, next, placeId, waitingIds }: LoadingPlaceProps) => {
  const { t } = useTranslation('scanners');
  const language = useLanguage();
  const [box, widthPx] = useWidth(390);
  const drawing = useMemo(() => {
    const { floor, placed } = truckFromWire(truck);
    const byId = new Map<number, TruckStep>(steps.map((step) => [step.load.pallet_id, step]));
    const own = byId.get(placeId);
    return truckPlace(floor, placed, {
      ...{ theme: 'screen', widthPx, heightPx: widthPx < PHONE_PX ? LOW_PX : HEIGHT_PX, placeId },
      group: ({ id }) => (byId.get(id)?.load.group ?? 0) + 1,
      loadedIds: loadedIdsOf(steps),
      waitingIds,
      nextId: next?.load.pallet_id,
      texts: {
        name: t('truck.closeUp', { pallet: own?.load.shown_number ?? '' }),
        label: ({ id }) => String(byId.get(id)?.step ?? ''),
        subLabel: ({ id }) => (byId.get(id)?.load.shown_number ?? '').slice(-4),
        used: (mm) => mm,
        metres: (mm) => formatNumber(mm / 1000, language, 1),
        fromCab: (mm) =>
          mm > 0 ? t('truck.fromCab', { metres: formatNumber(mm / 1000, language, 2) }) : t('truck.atCab'),
        leftSide: t('truck.side.left'),
        rightSide: t('truck.side.right'),
        doors: t('truck.doors'),
      },
    });
  }, [truck, steps, next, placeId, waitingIds, widthPx, t, language]);
  return (
    <div ref={box} className="paper loading-place">
      <SvgDrawing label={String(drawing.attrs['aria-label'] ?? '')} drawing={drawing} />
    </div>
  );
};

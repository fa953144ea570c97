import type { Truck } from '@mullion/contracts';
import { truckFloor } from '@mullion/drawings';
import { formatNumber } from '@mullion/i18n';
import { truckFromWire } from '@mullion/packing-model';
import { SvgDrawing } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../kits/address/language';

const LAST_DIGITS = 4;
const MM_IN_M = 1_000;

interface TruckDrawingProps {
  readonly truck: Truck;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly className?: string;
  /** Without lettering: where a truck is one of many. */
  readonly isBare?: boolean;
  /**
   * While it is loaded: pallets on it already are filled, others dashed, those that something is missing for framed in
   * red.
   */
  readonly loading?: { readonly loadedIds: ReadonlySet<number>; readonly errorIds: ReadonlySet<number> };
  /** Without the length below the floor; its numbers this high. */
  readonly plainPx?: number;
}

/**
 * A truck's load from above in small: each pallet at its place, in the colour of its stop, with the last digits of its
 * number.
 */
export const TruckDrawing = ({
  truck,
  widthPx,
  heightPx,
  className,
  isBare = false,
  loading,
  plainPx,
}: TruckDrawingProps) => {
  const { t } = useTranslation('common');
  const language = useLanguage();
  const { floor, placed } = truckFromWire(truck);
  const loads = new Map<number, Truck['pallets'][number]>(truck.pallets.map((load) => [load.pallet_id, load]));
  const metres = (mm: number) => t('load.metres', { m: formatNumber(mm / MM_IN_M, language, 1) });
  const name = t('load.name', {
    truck: truck.number,
    count: truck.pallets_count,
    used: metres(truck.used_length),
    length: metres(truck.length),
  });
  const drawing = truckFloor(floor, placed, {
    widthPx,
    heightPx,
    theme: 'screen',
    detail: isBare ? 'bare' : 'compact',
    ...loading,
    ...(plainPx === undefined ? {} : { labelPx: plainPx }),
    group: ({ id }) => (loads.get(id)?.group ?? 0) + 1,
    texts: {
      name,
      label: ({ id }) => (loads.get(id)?.shown_number ?? '').slice(-LAST_DIGITS),
      used: (mm) => t('load.used', { mm }),
      metres,
      ...(plainPx === undefined ? {} : { cab: '', doors: '' }),
    },
  });
  return <SvgDrawing label={name} drawing={drawing} {...(className ? { className } : {})} />;
};

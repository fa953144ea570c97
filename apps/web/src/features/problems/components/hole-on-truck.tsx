import type { Truck } from '@mullion/contracts';
import { truckFloor } from '@mullion/drawings';
import { formatNumber } from '@mullion/i18n';
import { truckFromWire } from '@mullion/packing-model';
import { Note, SvgDrawing } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage, usePageHref } from '../../../kits/address/language';
import { paths } from '../../../entities/pages/paths';
import type { UnitPlace } from '../state/use-unit-place';

const DRAWING = { widthPx: 380, heightPx: 112 } as const;
const LAST_DIGITS = 4;
const MM_IN_M = 1_000;

interface HoleProps {
  readonly position: string;
  readonly place: UnitPlace;
  /** When the new unit is finished; null while nobody can say. */
  readonly finish: string | null;
}

/** The place of a unit on its truck, which waits for the new one; one sentence while it has none. */
export const HoleOnTruck = ({ position, place, finish }: HoleProps) => {
  const { t } = useTranslation('problems');
  const href = usePageHref();
  if (place === 'loading') return null;
  if (place.pallet === null) return <p className="muted">{t('remake.noPallet')}</p>;
  const { pallet, truck } = place;
  const hole = (
    <p className="remake-hole">
      <Link to={href(paths.palletInfo(pallet.id))}>{t('remake.hole', { position, pallet: pallet.shown_number })}</Link>
    </p>
  );
  if (truck === null)
    return (
      <>
        {hole}
        <p className="muted">{t('remake.noTruck')}</p>
      </>
    );
  const isLate = finish !== null && truck.delivery_date !== null && finish > truck.delivery_date;
  return (
    <>
      <TruckWithHole truck={truck} palletId={pallet.id} pallet={pallet.shown_number} />
      {hole}
      {isLate && <Note tone="warn">{t('remake.lateTruck', { truck: truck.description })}</Note>}
    </>
  );
};

const TruckWithHole = ({
  truck,
  palletId,
  pallet,
}: {
  readonly truck: Truck;
  readonly palletId: number;
  readonly pallet: string;
}) => {
  const { t } = useTranslation('problems');
  const language = useLanguage();
  const { floor, placed } = truckFromWire(truck);
  const loads = new Map<number, Truck['pallets'][number]>(truck.pallets.map((load) => [load.pallet_id, load]));
  const name = t('remake.drawing', { truck: truck.description, pallet });
  const drawing = truckFloor(floor, placed, {
    ...DRAWING,
    theme: 'screen',
    detail: 'compact',
    errorIds: new Set([palletId]),
    group: ({ id }) => (loads.get(id)?.group ?? 0) + 1,
    texts: {
      name,
      label: ({ id }) => (loads.get(id)?.shown_number ?? '').slice(-LAST_DIGITS),
      used: (mm) => t('remake.used', { mm }),
      metres: (mm) => t('remake.metres', { m: formatNumber(mm / MM_IN_M, language, 1) }),
    },
  });
  return <SvgDrawing label={name} drawing={drawing} className="remake-floor" />;
};

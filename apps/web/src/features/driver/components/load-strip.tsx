import { useMemo, type ReactNode } from 'react';
import type { DepartureStop } from '@mullion/contracts';
import { useTranslation } from 'react-i18next';
import { LoadFloor } from '../../../entities/truck/load-floor';
import type { Day } from '../state/kept-day';

interface LoadStripProps {
  readonly day: Day;
  /** One stop: the others are outlines. */
  readonly single?: Pick<DepartureStop, 'id' | 'pallets'>;
  /** The pallet to unload first, ringed. */
  readonly first?: number | undefined;
  /** What to do, under the drawing. */
  readonly children?: ReactNode;
}

/** The load from above, each stop in its colour. */
export const LoadStrip = ({ day, single, first, children }: LoadStripProps) => {
  const { t } = useTranslation('driver');
  const numbers = (single?.pallets ?? []).map(({ shown_number: number }) => number).join(', ');
  const of = single?.id;
  const pallets = useMemo(
    () =>
      day.stops.flatMap(({ id, place, pallets: own }) =>
        own.map((pallet) => ({
          ...pallet,
          group: place,
          isFilled: of === undefined || of === id,
          isNext: pallet.pallet_id === first,
        })),
      ),
    [day.stops, of, first],
  );
  return (
    <figure className="driver-load">
      <LoadFloor
        length={day.length}
        width={day.width}
        pallets={pallets}
        texts={{ name: t('floor', { numbers }), cab: t('cab'), doors: t('doors') }}
      />
      {children && <figcaption>{children}</figcaption>}
    </figure>
  );
};

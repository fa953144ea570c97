import { useMemo } from 'react';
import type { SharedTruck } from '@mullion/contracts';
import { useTranslation } from 'react-i18next';
import { LoadFloor } from '../../../entities/truck/load-floor';

/** The trucks of an order: when they go, and where its pallets stand on them. */
export const SharedTrucks = ({ trucks }: { readonly trucks: readonly SharedTruck[] | null }) => {
  const { t } = useTranslation('shared');
  return (
    <section>
      <h2>{t(trucks !== null && trucks.length > 1 ? 'trucks' : 'truck')}</h2>
      {trucks === null && <p className="secondary">{t('unknown')}</p>}
      {trucks?.length === 0 && <p className="secondary">{t('noTruck')}</p>}
      {trucks?.map((truck) => (
        <div key={truck.id}>
          <p className="secondary">{sentenceOf(truck, t)}</p>
          <Floor truck={truck} />
        </div>
      ))}
    </section>
  );
};

type T = ReturnType<typeof useTranslation<'shared'>>['t'];
const sentenceOf = (truck: SharedTruck, t: T): string => {
  if (truck.state === 'planned' && truck.delivery_date === null)
    return t('truckState.undated', { truck: truck.number });
  const date = truck.state === 'left' ? (truck.departed_at ?? truck.delivery_date ?? '') : (truck.delivery_date ?? '');
  return t(`truckState.${truck.state}`, { truck: truck.number, date: date.slice(0, 10) });
};

/** Pallets of others are outlines without a number, edged in the last colour. */
const OTHERS = 8;

/** A truck from above with the order's own pallets. */
const Floor = ({ truck }: { readonly truck: SharedTruck }) => {
  const { t } = useTranslation(['shared', 'documents']);
  const numbers = truck.loads.flatMap(({ shown_number: number }) => number ?? []);
  const pallets = useMemo(
    () =>
      truck.loads.map((load) => ({
        ...load,
        group: load.shown_number === null ? OTHERS : 1,
        isFilled: load.shown_number !== null,
      })),
    [truck.loads],
  );
  return (
    <LoadFloor
      length={truck.length}
      width={truck.width}
      pallets={pallets}
      texts={{
        name: t('shared:floor', { numbers: numbers.join(', ') }),
        cab: t('documents:drawing.cab'),
        doors: t('documents:drawing.doors'),
      }}
    />
  );
};

import type { SharedTruck } from '@mullion/contracts';
import { useTranslation } from 'react-i18next';

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
  if (truck.state === 'planned' && truck.delivery_date === null) return t('truckState.undated', { truck: truck.number });
  const date = truck.state === 'left' ? (truck.departed_at ?? truck.delivery_date ?? '') : (truck.delivery_date ?? '');
  return t(`truckState.${truck.state}`, { truck: truck.number, date: date.slice(0, 10) });
};

const CAB_MM = 900;
const LABEL_MM = 460;
/** As everywhere, a pallet on a floor bears the last digits of its number. */
const LAST_DIGITS = 4;
const EDGE_MM = 40;

/** A truck from above, its cab to the left. Pallets of others are dashed outlines without a number. */
const Floor = ({ truck }: { readonly truck: SharedTruck }) => {
  const { t } = useTranslation('shared');
  const numbers = truck.loads.flatMap(({ shown_number: number }) => number ?? []);
  return (
    <svg
      className="outside-floor"
      role="img"
      aria-label={t('floor', { numbers: numbers.join(', ') })}
      viewBox={`${-CAB_MM - 200} ${-EDGE_MM} ${truck.length + CAB_MM + 200 + EDGE_MM} ${truck.width + 2 * EDGE_MM}`}
    >
      <rect x={-CAB_MM} y={truck.width * 0.04} width={CAB_MM - 200} height={truck.width * 0.92} rx="260" className="cab" />
      <rect x="0" y="0" width={truck.length} height={truck.width} className="floor" />
      {truck.loads.map(({ x, y, length, width, is_turned, shown_number: number }) => {
        const label = number?.slice(-LAST_DIGITS) ?? '';
        const [long, across] = is_turned ? [width, length] : [length, width];
        return (
          <g key={`${x} ${y}`}>
            <rect x={x} y={y} width={long} height={across} className={number === null ? 'other' : 'own'} />
            {number !== null && (
              <text x={x + long / 2} y={y + across / 2} fontSize={Math.min(LABEL_MM, (long / label.length) * 1.5)}>
                {label}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
};

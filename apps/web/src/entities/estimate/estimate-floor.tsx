import { useTranslation } from 'react-i18next';
import type { Estimate } from './estimate-api';
import { floorRows } from './rules/floor-rows';
import { useEstimateTexts } from './use-estimate-texts';

/** Millimetres of the floor around the drawing, for its lines. */
const EDGE = 40;
/** Length of the cab that shows where the front is, mm. */
const CAB = 800;

/** The estimated pallets on a truck from above, the cab at the left. */
export const EstimateFloor = ({ estimate: { floor, truck, length, pallets } }: { readonly estimate: Estimate }) => {
  const { t } = useTranslation('orders');
  const { metres } = useEstimateTexts();
  if (length === null || pallets === null) return null;
  const drawn = floorRows(floor, truck);
  return (
    <figure className="estimate-floor">
      <svg
        viewBox={`${-CAB - EDGE} ${-EDGE} ${truck.length + CAB + 2 * EDGE} ${truck.width + 2 * EDGE}`}
        role="img"
        aria-label={t('estimate.floor', { metres: metres(length) })}
      >
        <rect
          className="estimate-cab"
          x={-CAB}
          y={truck.width * 0.08}
          width={CAB * 0.75}
          height={truck.width * 0.84}
          rx={CAB / 4}
        />
        <rect className="estimate-truck" width={truck.length} height={truck.width} />
        {drawn.map(({ number, xMm, yMm, lengthMm, widthMm }) => (
          <g key={number}>
            <rect className="estimate-pallet" x={xMm} y={yMm} width={lengthMm} height={widthMm} />
            <text x={xMm + lengthMm / 2} y={yMm + widthMm / 2}>
              {number}
            </text>
          </g>
        ))}
      </svg>
      {drawn.length < pallets && (
        <figcaption className="help">
          {length > truck.length ? t('estimate.moreTrucks') : t('estimate.morePallets', { count: drawn.length })}
        </figcaption>
      )}
    </figure>
  );
};

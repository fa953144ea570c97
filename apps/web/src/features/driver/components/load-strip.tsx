import type { DepartureStop } from '@mullion/contracts';
import { useTranslation } from 'react-i18next';
import type { Day } from '../state/kept-day';

const LAST_DIGITS = 4;
const LABEL_MM = 420;
const CAB_MM = 900;
const GROUPS = 8;

/** The load from above, each stop in its colour; with a stop singled out the others are outlines. */
export const LoadStrip = ({ day, single }: { readonly day: Day; readonly single?: Pick<DepartureStop, 'id' | 'pallets'> }) => {
  const { t } = useTranslation('driver');
  const numbers = (single?.pallets ?? []).map(({ shown_number: number }) => number).join(', ');
  return (
    <figure className="driver-load">
      <svg role="img" aria-label={t('floor', { numbers })} viewBox={`${-CAB_MM - 100} -40 ${day.length + CAB_MM + 140} ${day.width + 80}`}>
        <rect x={-CAB_MM} y={day.width * 0.04} width={CAB_MM - 150} height={day.width * 0.92} rx="260" className="cab" />
        <rect x="0" y="0" width={day.length} height={day.width} className="floor" />
        {day.stops.flatMap((stop) =>
          stop.pallets.map((pallet) => {
            const [long, across] = pallet.is_turned ? [pallet.width, pallet.length] : [pallet.length, pallet.width];
            const isOther = single !== undefined && single.id !== stop.id;
            const group = ((stop.place - 1) % GROUPS) + 1;
            const label = pallet.shown_number.slice(-LAST_DIGITS);
            return (
              <g key={pallet.pallet_id}>
                <rect
                  x={pallet.x}
                  y={pallet.y}
                  width={long}
                  height={across}
                  className={isOther ? 'other' : ''}
                  fill={isOther ? 'var(--m-d-paper)' : `var(--m-g${group})`}
                />
                <text
                  x={pallet.x + long / 2}
                  y={pallet.y + across / 2}
                  fontSize={Math.min(LABEL_MM, (long / label.length) * 1.5)}
                  fill={isOther ? 'var(--m-ink-2)' : `var(--m-g${group}-ink)`}
                >
                  {label}
                </text>
              </g>
            );
          }),
        )}
      </svg>
      <figcaption>
        <span>{t('cab')}</span>
        <span>{t('doors')}</span>
      </figcaption>
    </figure>
  );
};

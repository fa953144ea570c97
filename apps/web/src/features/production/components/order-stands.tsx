import { useTranslation } from 'react-i18next';
import { useElapsedText } from '../../../entities/production/use-box-text';
import type { MatrixRow } from '../rules/matrix-rows';
import '../order-stands.css';

const HOUR_MS = 3_600_000;
/** The bar of what stands so long or longer is full. */
const FULL_HOURS = 100;

/** How long an order stands and how bad that is, as a bar; where it stands is its title. */
export const OrderLocation = ({ row, now }: { readonly row: MatrixRow; readonly now: number }) => {
  const { t } = useTranslation('production');
  const stands = useElapsedText();
  const { order, cells } = row;
  const hours = order.stands ? (now - Date.parse(order.stands.since)) / HOUR_MS : 0;
  const level = row.hasProblem ? 'problem' : hours > 72 ? 'threeDays' : hours > 24 ? 'oneDay' : '';
  const center = cells.find((cell) => cell.center.id === order.stands?.work_center_id)?.center;
  return (
    <span className={`pm-stands ${level}`} title={center && `${t('locationOf')} ${center.code} ${center.description}`}>
      {order.stands && <i style={{ width: `${Math.min(96, 6 + (hours / FULL_HOURS) * 90)}%` }} />}
      <span>{order.stands ? stands(order.stands.since, now) : '–'}</span>
    </span>
  );
};

import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePageHref } from '../../../kits/address/language';
import { paths } from '../../../entities/pages/paths';
import { BoxSign } from '../../../entities/production/box-sign';
import { useBoxText } from '../../../entities/production/use-box-text';
import type { MatrixRow } from '../rules/matrix-rows';

/** On a phone: orders that stand or have a problem, each with the work center and why. */
export const LocationList = ({ rows, now }: { rows: readonly MatrixRow[]; now: number }) => {
  const { t } = useTranslation('production');
  const href = usePageHref();
  const boxText = useBoxText();
  const standing = rows.flatMap((row) => {
    const cells = row.cells.filter(({ glyph }) => glyph === 'problem' || glyph === 'oneDay' || glyph === 'threeDays');
    return cells.length > 0 ? [{ row, cells }] : [];
  });
  return (
    <ul className="pm-standing" aria-label={t('column.stands')}>
      {standing.map(({ row: { order }, cells }) => (
        <li key={order.id}>
          <Link to={href(paths.orderProgress(order.id))}>
            <b>{order.number}</b> <span className="secondary">{order.customer}</span>
            {cells.map(({ center, box, glyph }) => (
              <span key={center.id} className="pm-standing-cell">
                <span className={`heat ${glyph}`} aria-hidden>
                  <BoxSign glyph={glyph} />
                </span>
                {`${center.code} ${center.description}: ${boxText(box, glyph, now)}`}
              </span>
            ))}
          </Link>
        </li>
      ))}
      {standing.length === 0 && <li className="muted">{t('progress.neverIdle')}</li>}
    </ul>
  );
};

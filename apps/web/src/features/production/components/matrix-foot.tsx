import { useMemo } from 'react';
import type { ProductionCenter } from '@mullion/contracts';
import { formatNumber } from '@mullion/i18n';
import { Time } from '@blueprintjs/icons';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../kits/address/language';
import { centerSums, type MatrixRow } from '../rules/matrix-rows';

interface MatrixFootProps {
  readonly rows: readonly MatrixRow[];
  readonly centers: readonly ProductionCenter[];
  readonly hovered: number | null;
}

/** What is left at each work center, and how many orders stand there. */
export const MatrixFoot = ({ rows, centers, hovered }: MatrixFootProps) => {
  const { t } = useTranslation('production');
  const language = useLanguage();
  const sums = useMemo(() => centerSums(rows, centers), [rows, centers]);
  return (
    <tfoot>
      <tr>
        <th scope="row" className="pm-order">
          {t('left')}
        </th>
        <td className="pm-date" />
        <td className="pm-stands" />
        {sums.map(({ left, stuck }, at) => (
          <td key={centers[at]?.id} className={at === hovered ? 'hovered' : undefined}>
            <span className="pm-sum">
              {stuck > 0 && (
                <em title={t('stuck', { count: stuck })}>
                  <Time size={12} aria-hidden />
                  {stuck}
                </em>
              )}
              <b>{formatNumber(left, language)}</b>
            </span>
          </td>
        ))}
        <td className="pm-completion" />
      </tr>
    </tfoot>
  );
};

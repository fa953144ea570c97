import type { ProductionCenter } from '@mullion/contracts';
import { useTranslation } from 'react-i18next';

/** Code over name; the column under the pointer is marked. */
export const MatrixHead = ({ centers, hovered }: { centers: readonly ProductionCenter[]; hovered: number | null }) => {
  const { t } = useTranslation('production');
  return (
    <thead>
      <tr>
        <th scope="col" className="pm-order">
          {t('order')}
        </th>
        <th scope="col" className="pm-date">
          {t('column.delivery')}
        </th>
        <th scope="col" className="pm-stands">
          {t('column.stands')}
        </th>
        {centers.map((center, at) => (
          <th
            key={center.id}
            scope="col"
            className={`pm-center${at === hovered ? ' hovered' : ''}${center.deleted ? ' deleted' : ''}`}
            title={`${center.code} ${center.description}`}
          >
            <span>{center.code}</span>
            <b>{center.description}</b>
          </th>
        ))}
        <th scope="col" className="r pm-completion">
          {t('column.completion')}
        </th>
      </tr>
    </thead>
  );
};

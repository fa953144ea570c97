import { Button, HTMLSelect } from '@blueprintjs/core';
import { SortAsc, SortDesc } from '@blueprintjs/icons';
import { glassSortColumns } from '@mullion/contracts';
import { useTranslation } from 'react-i18next';
import type { GlassSortColumn, GlassView } from '../rules/glass-view';

interface GlassSortProps {
  readonly view: Pick<GlassView, 'orderBy' | 'order'>;
  readonly onChange: (part: Partial<GlassView>) => void;
}

/** The order of cards, which have no heads to sort by. */
export const GlassSort = ({ view: { orderBy, order }, onChange }: GlassSortProps) => {
  const { t } = useTranslation('glassUnits');
  const other = order === 'ASC' ? 'DESC' : 'ASC';
  return (
    <>
      <HTMLSelect
        aria-label={t('sort')}
        value={orderBy}
        options={glassSortColumns.map((value) => ({ value, label: t(`column.${value}`) }))}
        onChange={({ currentTarget }) => onChange({ orderBy: currentTarget.value as GlassSortColumn })}
      />
      <Button
        icon={order === 'ASC' ? <SortAsc /> : <SortDesc />}
        aria-label={t(`direction.${other}`)}
        title={t(`direction.${other}`)}
        onClick={() => onChange({ order: other })}
      />
    </>
  );
};

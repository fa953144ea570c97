import { useMemo } from 'react';
import type { ProductSet } from '@mullion/contracts';
import { formatNumber } from '@mullion/i18n';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../kits/address/language';
import { decimalsOf, fittingTable } from '../rules/fitting-table';
import type { FieldMark } from '../state/use-marked-field';

/** Fittings with one column a field; pointing at a column marks its field. */
export const FittingsTable = ({ groups, mark }: { groups: ProductSet['fitting_groups']; mark: FieldMark }) => {
  const { t } = useTranslation('productSet');
  const language = useLanguage();
  const { fields, rows } = useMemo(() => fittingTable(groups), [groups]);
  const quantity = (value: number) => formatNumber(value, language, decimalsOf(value));
  const classOf = (field: string) => (field === mark.marked ? 'r on' : 'r');
  return (
    <table className="tb set-fittings" aria-label={t('fittings')} onPointerLeave={() => mark.point(null)}>
      <thead>
        <tr>
          <th>{t('column.number')}</th>
          <th>{t('column.code')}</th>
          <th>{t('column.description')}</th>
          {fields.map((field) => (
            <th key={field} scope="col" className={classOf(field)} onPointerEnter={() => mark.point(field)}>
              {field}
            </th>
          ))}
          <th className="r">{t('column.total')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ number, code, description, quantities, total }) => (
          <tr key={number}>
            <td className="secondary" data-label={t('column.number')}>
              {formatNumber(number, language)}
            </td>
            <td className="num" data-label={t('column.code')}>
              {code}
            </td>
            <td className="wrap" data-label={t('column.description')}>
              {description ?? <span className="muted">–</span>}
            </td>
            {fields.map((field) => (
              <td key={field} data-label={field} className={classOf(field)} onPointerEnter={() => mark.point(field)}>
                {quantities[field] === undefined ? <span className="muted">–</span> : quantity(quantities[field])}
              </td>
            ))}
            <td className="r num" data-label={t('column.total')}>
              {quantity(total)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

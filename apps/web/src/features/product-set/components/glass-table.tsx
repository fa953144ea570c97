import { useRef, useState, type KeyboardEvent } from 'react';
import type { GlassUnitOfSet } from '@mullion/contracts';
import { formatNumber } from '@mullion/i18n';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../kits/address/language';
import type { FieldMark } from '../state/use-marked-field';

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** Glass with the field that each unit stands in; a row that is pointed at or has the focus marks its pane. */
export const GlassTable = ({ units, mark }: { units: readonly GlassUnitOfSet[]; mark: FieldMark }) => {
  const { t } = useTranslation('productSet');
  const language = useLanguage();
  const body = useRef<HTMLTableSectionElement>(null);
  const [active, setActive] = useState(0);
  const onKey = (event: KeyboardEvent, at: number) => {
    const next = steps[event.key]?.(at, units.length);
    const row = next === undefined ? undefined : body.current?.rows[next];
    if (!row) return;
    row.focus();
    event.preventDefault();
  };
  const dash = <span className="muted">–</span>;
  return (
    <table className="tb" aria-label={t('glass')} onPointerLeave={() => mark.point(null)}>
      <thead>
        <tr>
          <th>{t('column.number')}</th>
          <th>{t('column.name')}</th>
          <th>{t('column.formula')}</th>
          <th>{t('column.field')}</th>
          <th className="r">{t('column.width')}</th>
          <th className="r">{t('column.height')}</th>
          <th>{t('column.stand')}</th>
        </tr>
      </thead>
      <tbody ref={body}>
        {units.map(({ description, type, field, width, height, stand_number, stand_side }, at) => {
          const isMarked = field !== null && field === mark.marked;
          return (
            <tr
              key={at}
              className={isMarked ? 'sel' : undefined}
              aria-current={isMarked || undefined}
              tabIndex={at === Math.min(active, units.length - 1) ? 0 : -1}
              onPointerEnter={() => mark.point(field)}
              onFocus={() => {
                setActive(at);
                mark.focus(field);
              }}
              onBlur={() => mark.focus(null)}
              onKeyDown={(event) => onKey(event, at)}
            >
              <td data-label={t('column.number')} className="secondary">
                {formatNumber(at + 1, language)}
              </td>
              <td data-label={t('column.name')} className="wrap">
                {description ?? dash}
              </td>
              <td data-label={t('column.formula')} className="num">
                {type}
              </td>
              <td data-label={t('column.field')}>
                {field === null ? dash : <span className={isMarked ? 'set-plate on' : 'set-plate'}>{field}</span>}
              </td>
              <td data-label={t('column.width')} className="r">
                {formatNumber(width, language)}
              </td>
              <td data-label={t('column.height')} className="r">
                {formatNumber(height, language)}
              </td>
              <td data-label={t('column.stand')}>
                {stand_number === null ? dash : [stand_number, stand_side].filter(Boolean).join(' ')}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};

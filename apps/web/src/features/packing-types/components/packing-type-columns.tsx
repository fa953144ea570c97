import { useMemo } from 'react';
import { Radio, Tag } from '@blueprintjs/core';
import type { PackingType } from '@mullion/contracts';
import { formatNumber } from '@mullion/i18n';
import type { Column } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../kits/address/language';

interface DefaultChoice {
  readonly current: number | null;
  readonly disabled: boolean;
  readonly choose: (type: PackingType) => void;
}

export const usePackingTypeColumns = ({ current, disabled, choose }: DefaultChoice): readonly Column<PackingType>[] => {
  const { t } = useTranslation('packingTypes');
  const language = useLanguage();
  return useMemo(() => {
    const number = (value: number) => formatNumber(value, language);
    const numbers = (...values: readonly number[]) => values.map(number).join(' × ');
    return [
      {
        key: 'default',
        head: t('column.default'),
        width: '88px',
        cell: (type) => (
          <Radio
            name="default-packing-type"
            checked={type.id === current}
            disabled={disabled}
            aria-label={t('makeDefault', { description: type.description })}
            onChange={() => choose(type)}
          />
        ),
      },
      {
        key: 'description',
        head: t('column.description'),
        strong: true,
        cell: (type) => (
          <>
            {type.description} {type.id === current && <Tag minimal>{t('isDefault')}</Tag>}
          </>
        ),
        text: (type) => type.description,
      },
      {
        key: 'pallet',
        head: t('column.pallet'),
        align: 'end',
        width: '112px',
        cell: (type) => numbers(type.longest_pallet, type.pallet_width),
      },
      {
        key: 'timber',
        head: t('column.timber'),
        align: 'end',
        width: '76px',
        hideBelow: 'wide',
        cell: (type) => number(type.pallet_height),
      },
      {
        key: 'spacings',
        head: t('column.spacings'),
        width: '128px',
        hideBelow: 'phone',
        cell: (type) => [type.spacing_ends, type.spacing_sides, type.spacing_between].map(number).join(' / '),
      },
      {
        key: 'max_height',
        head: t('column.max_height'),
        align: 'end',
        width: '96px',
        cell: (type) => number(type.max_height),
      },
      {
        key: 'max_weight',
        head: t('column.max_weight'),
        align: 'end',
        width: '104px',
        hideBelow: 'phone',
        cell: (type) => number(type.max_weight),
      },
      {
        key: 'truck',
        head: t('column.truck'),
        align: 'end',
        width: '160px',
        hideBelow: 'wide',
        cell: (type) => numbers(type.truck_length, type.truck_width, type.truck_height),
      },
      {
        key: 'spacing',
        head: t('column.spacing'),
        align: 'end',
        width: '60px',
        hideBelow: 'wide',
        cell: (type) => number(type.default_truck_spacing),
      },
      {
        key: 'orders',
        head: t('column.orders'),
        width: '96px',
        hideBelow: 'phone',
        cell: (type) =>
          type.allow_different_orders ? (
            <span className="ok">✓ {t('yes')}</span>
          ) : (
            <span className="muted">– {t('no')}</span>
          ),
      },
    ];
  }, [choose, current, disabled, language, t]);
};

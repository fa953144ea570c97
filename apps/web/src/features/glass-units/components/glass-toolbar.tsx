import { SegmentedControl, Tag } from '@blueprintjs/core';
import { FilterInput } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import type { GlassView } from '../rules/glass-view';

interface GlassToolbarProps {
  readonly view: GlassView;
  readonly onChange: (part: Partial<GlassView>, replace?: boolean) => void;
  readonly phone: boolean;
}

/** Search, and list or map. */
export const GlassToolbar = ({ view, onChange, phone }: GlassToolbarProps) => {
  const { t } = useTranslation('glassUnits');
  const { filter, shown, stand, side } = view;
  return (
    <>
      <FilterInput
        label={t('search')}
        value={filter ?? ''}
        onChange={(next) => onChange({ filter: next || null }, true)}
        width={phone ? 220 : 300}
        hotkey
      />
      <SegmentedControl
        aria-label={t('shown.label')}
        value={shown}
        options={(['list', 'stands'] as const).map((value) => ({ value, label: t(`shown.${value}`) }))}
        onValueChange={(value) => onChange({ shown: value as GlassView['shown'] })}
      />
      {stand !== null && shown === 'list' && (
        <Tag
          minimal
          onRemove={() => onChange({ stand: null, side: null })}
          {...{ removeButtonProps: { 'aria-label': t('allStands') } }}
        >
          {side === null ? t('onlyStand', { stand }) : t('onlySide', { stand, side })}
        </Tag>
      )}
    </>
  );
};

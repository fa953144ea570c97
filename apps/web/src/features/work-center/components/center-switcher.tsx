import { Button, ButtonGroup } from '@blueprintjs/core';
import { ChevronLeft, ChevronRight } from '@blueprintjs/icons';
import type { CenterStop } from '@mullion/contracts';
import { SelectBox } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';

interface CenterSwitcherProps {
  readonly centers: readonly CenterStop[];
  readonly current: number;
  readonly onChange: (center: CenterStop) => void;
  /** It is the heading too, read from a step away. */
  readonly large?: boolean;
}

/** The work centers beside the current one, by code. */
export const neighbours = (centers: readonly CenterStop[], current: number) => {
  const listed = centers.filter(({ deleted, id }) => !deleted || id === current);
  const at = listed.findIndex(({ id }) => id === current);
  return { listed, previous: listed[at - 1], next: listed[at + 1] };
};

/** Leads to another work center; `[` and `]` do the same. */
export const CenterSwitcher = ({ centers, current, onChange, large = false }: CenterSwitcherProps) => {
  const { t } = useTranslation('workCenter');
  const { listed, previous, next } = neighbours(centers, current);
  return (
    <ButtonGroup className={large ? 'wc-switcher large' : 'wc-switcher'}>
      <Button
        className="icon-only"
        icon={<ChevronLeft />}
        aria-label={t('previous')}
        title={`${t('previous')} [`}
        disabled={!previous}
        onClick={() => previous && onChange(previous)}
      />
      <SelectBox
        aria-label={t('switch')}
        value={current}
        options={listed.map((center) => ({ value: center.id, label: t('center', { ...center }) }))}
        onChange={(event) => {
          const chosen = listed.find(({ id }) => id === Number(event.currentTarget.value));
          if (chosen) onChange(chosen);
        }}
      />
      <Button
        className="icon-only"
        icon={<ChevronRight />}
        aria-label={t('next')}
        title={`${t('next')} ]`}
        disabled={!next}
        onClick={() => next && onChange(next)}
      />
    </ButtonGroup>
  );
};

import { SegmentedControl } from '@blueprintjs/core';
import { useTranslation } from 'react-i18next';
import { TRUCK_VIEWS, useTruckView, type TruckView } from '../state/use-truck-view';

const NAMES = { '2d': 'floor.view2d', '3d': 'floor.view3d', steps: 'loadSteps.list' } as const satisfies Record<
  TruckView,
  string
>;

/** The ways to look at a truck. */
export const TruckViews = () => {
  const { t } = useTranslation('trucks');
  const [view, setView] = useTruckView();
  return (
    <SegmentedControl
      size="small"
      aria-label={t('loadSteps.views')}
      options={TRUCK_VIEWS.map((value) => ({ value, label: t(NAMES[value]) }))}
      value={view}
      onValueChange={(value) => setView(value as TruckView)}
    />
  );
};

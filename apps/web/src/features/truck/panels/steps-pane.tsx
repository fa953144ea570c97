import { Button } from '@blueprintjs/core';
import { Play } from '@blueprintjs/icons';
import { Pane } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useTruckView } from '../state/use-truck-view';
import { StepsPanel, type StepsPanelProps } from './steps-panel';
import { WarningsPanel } from './warnings-panel';

interface StepsPaneProps extends StepsPanelProps {
  /** Arranges the floor by its stops; null where nothing may be changed. */
  readonly onOptimise: (() => void) | null;
}

/** What is wrong with the floor, and the steps in which it is loaded; they can be played in space. */
export const StepsPane = ({ onOptimise, ...panel }: StepsPaneProps) => {
  const { t } = useTranslation('trucks');
  const [, setView] = useTruckView();
  const { truck, draft } = panel;
  return (
    <Pane
      title={t('steps.title')}
      count={t('steps.count', { count: draft.placed.length })}
      actions={<Button size="small" icon={<Play />} text={t('loadSteps.play3d')} onClick={() => setView('steps')} />}
      flush
      className="floor-steps"
    >
      <div className="floor-warnings">
        <WarningsPanel truck={truck} draft={draft} onOptimise={onOptimise} />
      </div>
      <StepsPanel {...panel} />
    </Pane>
  );
};

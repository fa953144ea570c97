import { useMemo, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { SegmentedControl } from '@blueprintjs/core';
import type { Truck } from '@mullion/contracts';
import type { LoadView } from '@mullion/load-viewer';
import { loadingOrder, mostAsideKg } from '@mullion/packing-model';
import { EmptyState, PageFrame, Pane } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { usePageHref } from '../../../kits/address/language';
import { lastList } from '../../../kits/lists/last-list';
import { paths } from '../../../entities/pages/paths';
import { TruckStatus } from '../../../entities/truck/truck-status';
import { DocumentsOfTruck } from '../panels/documents-of-truck';
import { TruckFacts } from '../panels/truck-actions';
import { stepLoads } from '../rules/step-loads';
import { useFloor } from '../state/use-floor';
import { usePalletContents } from '../state/use-pallet-contents';
import { usePlayer } from '../state/use-player';
import { PlayerBar } from './player-bar';
import { StepCharts } from './step-charts';
import { StepFacts } from './step-facts';
import { StepLimits } from './step-limits';
import { StepsList } from './steps-list';
import { StepsStage } from './steps-stage';
import { useStepKeys } from './use-step-keys';
import { useWhere } from './use-where';
import './load-steps.css';

const VIEWS = ['corner', 'front', 'right', 'top'] as const;

interface LoadStepsPageProps {
  readonly read: Truck;
  /** Leads to the other views of the truck. */
  readonly views: ReactNode;
}

/**
 * How a truck is loaded (screen 33): one pallet at a time to its place, with what king pin, axles and sides carry then.
 */
export const LoadStepsPage = ({ read, views }: LoadStepsPageProps) => {
  const { t } = useTranslation(['trucks', 'pallet']);
  const href = usePageHref();
  const { truck, draft } = useFloor(read);
  const [view, setView] = useState<LoadView>('corner');
  const steps = useMemo(() => loadingOrder(truck, draft.placed), [truck, draft.placed]);
  const order = useMemo(() => steps.map(({ pallet }) => pallet.id), [steps]);
  const contents = usePalletContents(truck, order);
  const loads = useMemo(() => stepLoads(draft.floor, steps), [draft.floor, steps]);
  const player = usePlayer(steps.length);
  const where = useWhere(steps);
  const onKeyDown = useStepKeys({ player, count: steps.length, onView: setView });
  const now = steps[player.at - 1];
  const label = now
    ? t('trucks:loadSteps.picture', {
        step: now.step,
        pallet: now.load.shown_number,
        side: t(`trucks:loadSteps.side.${now.side}`),
        where: where(now),
      })
    : truck.description;
  return (
    <PageFrame
      title={truck.description}
      crumb={<Link to={href(lastList.of(paths.trucks()))}>{t('trucks:page.crumb')}</Link>}
      state={
        <span className="row truck-state">
          <TruckStatus truck={truck} />
          <TruckFacts truck={truck} />
        </span>
      }
      toolbar={
        <>
          {views}
          <span className="vr" />
          <SegmentedControl
            className="step-views"
            size="small"
            aria-label={t('pallet:viewer.views')}
            value={view}
            options={VIEWS.map((each) => ({ value: each, label: t(`pallet:viewer.${each}`) }))}
            onValueChange={(value) => setView(value as LoadView)}
          />
          <span className="sp" />
          <DocumentsOfTruck truck={truck} />
        </>
      }
    >
      {steps.length === 0 ? (
        <EmptyState title={t('trucks:loadSteps.empty')} text={t('trucks:loadSteps.emptyText')} />
      ) : (
        // its buttons are pressed; this only receives their keys
        <div role="presentation" className="load-steps" onKeyDown={onKeyDown}>
          <div className="steps-main">
            <StepFacts steps={steps} at={player.at} />
            <StepsStage {...{ truck, steps, contents, player, label, view }} floor={draft.floor} onView={setView} />
            <PlayerBar steps={steps} player={player} />
            <StepCharts
              loads={loads}
              at={player.at}
              limits={{ kingPinKg: truck.max_king_pin, axlesKg: truck.max_axles, asideKg: mostAsideKg(draft.floor) }}
            />
          </div>
          <Pane
            className="steps-side"
            title={t('trucks:loadSteps.list')}
            count={t('trucks:loadSteps.count', { count: steps.length })}
            flush
            footer={
              <p className="step-keys muted sm">
                <kbd>{t('trucks:loadSteps.space')}</kbd> {t('trucks:loadSteps.keys.play')} <kbd>←</kbd> <kbd>→</kbd>{' '}
                {t('trucks:loadSteps.keys.step')} <kbd>{t('trucks:loadSteps.home')}</kbd>{' '}
                {t('trucks:loadSteps.keys.start')}
              </p>
            }
          >
            <StepsList steps={steps} at={player.at} onGo={player.go} />
            <div className="step-limits">
              <StepLimits loads={loads} />
            </div>
          </Pane>
        </div>
      )}
    </PageFrame>
  );
};

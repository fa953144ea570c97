import { useEffect, useState } from 'react';
import { Button } from '@blueprintjs/core';
import { Stop, Tick, Undo, WarningSign } from '@blueprintjs/icons';
import type { PackingRun, Problem } from '@mullion/contracts';
import { formatNumber } from '@mullion/i18n';
import { Tag, useCan, useProblemToast } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../kits/address/language';
import { useApplyRunMutation, useCancelRunMutation, useDiscardRunMutation } from '../api/planning-api';
import { hasNothing, isProved, isRunning, packedCount } from './run-figures';
import type { Moves } from '../document/use-moves';
import { ImprovementLine } from './improvement-line';
import { RunNotes } from './run-notes';
import { WhyNotFewer } from './why-not-fewer';

interface RunStripProps {
  readonly run: PackingRun;
  readonly moves: Pick<Moves, 'ranTaken' | 'undoesRun' | 'undo'>;
  readonly onDismiss: () => void;
}

/** The packing run: found, bound and gap together, why not fewer, what did not fit by name; take, stop or discard. */
export const RunStrip = ({ run, moves, onDismiss }: RunStripProps) => {
  const { t } = useTranslation(['planning', 'runs']);
  const language = useLanguage();
  const writes = useCan({ writes: true });
  const problemToast = useProblemToast();
  const running = isRunning(run.state);
  const isNothing = hasNothing(run);
  // several plans are chosen from below, each with its own figures
  const isCompared = (run.variants?.length ?? 0) > 0;
  const now = useSeconds(running);
  const [cancel, cancelling] = useCancelRunMutation();
  const [discard, discarding] = useDiscardRunMutation();
  const [apply, applying] = useApplyRunMutation();
  const act = (action: Promise<unknown>) =>
    void action.catch((error: unknown) => problemToast(error as Problem, t('planning:run.stopFailed')));
  const params = { params: { id: run.id } };
  const take = () =>
    act(
      apply(params)
        .unwrap()
        .then((taken) => taken.can_undo && moves.ranTaken(taken)),
    );

  const number = (value: number, decimals = 0) => formatNumber(value, language, decimals);
  const started = new Date(run.created_at).getTime();
  const ended = run.finished_at ? new Date(run.finished_at).getTime() : now;
  const seconds = Math.max(0, (ended - started) / 1000);
  const last = run.improvements.at(-1);
  const best = (): string => {
    if (!last || isNothing) return t('planning:run.noPlan');
    return running
      ? t('planning:run.best', { seconds: number(Math.max(0, seconds - last.ms / 1000), 1) })
      : t('planning:run.bestAt', { seconds: number(last.ms / 1000, 1) });
  };
  const title = (): string => {
    if (run.state === 'running') return t('planning:run.packing', { count: run.products_count });
    if (isNothing) return t('planning:run.nothing');
    if (run.state === 'applied') return t('planning:run.applied', { count: packedCount(run) });
    if (run.state === 'discarded' && run.pallet_ids.length > 0) return t('planning:run.undone');
    if (isCompared && run.state === 'found') return t('runs:variants.ready');
    return t(`planning:run.${run.state}`);
  };
  return (
    <>
      <section className="pl-run" aria-label={t('planning:run.label')}>
        <div className="pl-run-title row g3">
          {running ? (
            <span className="pl-ring" aria-hidden />
          ) : run.state === 'failed' ? (
            <WarningSign className="i i20 bad" />
          ) : isNothing ? (
            <WarningSign className="i i20 warn" />
          ) : (
            <Tick className="i i20 ok" />
          )}
          <div aria-live="polite">
            <b>{title()}</b>
            <div className="secondary sm">
              {[t('planning:run.seconds', { seconds: number(seconds, 1) }), best()].join(' · ')}
            </div>
          </div>
        </div>
        {!isNothing && !(isCompared && run.state === 'found') && (
          <>
            <ImprovementLine run={run} />
            <dl className="pl-figures">
              <div>
                <dt>{t('planning:run.pallets')}</dt>
                <dd>{run.pallets === null ? '–' : number(run.pallets)}</dd>
              </div>
              <div>
                <dt>{t('planning:run.bound')}</dt>
                <dd>{run.lower_bound === null ? '–' : number(run.lower_bound)}</dd>
              </div>
              <div>
                <dt>{t('planning:run.gap')}</dt>
                <dd>
                  {run.gap === null ? (
                    '–'
                  ) : isProved(run) ? (
                    <Tag tone="ok">{t('planning:run.proved')}</Tag>
                  ) : (
                    `${number(Math.round(run.gap * 100))} %`
                  )}
                </dd>
              </div>
              <div>
                <dt>{t('planning:run.deck')}</dt>
                <dd>{run.deck_m2 === null ? '–' : `${number(run.deck_m2, 1)} m²`}</dd>
              </div>
              <div>
                <dt>{t('runs:fill')}</dt>
                <dd>{run.fill == null ? '–' : `${number(Math.round(run.fill * 100))} %`}</dd>
              </div>
              <div>
                <dt>{t('runs:split')}</dt>
                <dd>{run.split_orders == null ? '–' : number(run.split_orders)}</dd>
              </div>
            </dl>
          </>
        )}
        {!running && !isNothing && run.state !== 'found' && <WhyNotFewer run={run} />}
        <span className="sp" />
        {writes && running && (
          <>
            {run.pallets !== null && !isCompared && (
              <Button
                intent="primary"
                text={t('runs:take')}
                title={t('runs:takeHelp')}
                loading={applying.isLoading}
                disabled={run.state === 'cancelling'}
                onClick={take}
              />
            )}
            <Button
              icon={<Stop />}
              text={t('planning:run.stop')}
              loading={cancelling.isLoading}
              disabled={run.state === 'cancelling'}
              onClick={() => act(cancel(params).unwrap())}
            />
            <Button
              variant="minimal"
              text={t('planning:run.discard')}
              loading={discarding.isLoading}
              onClick={() => act(discard(params).unwrap().then(onDismiss))}
            />
          </>
        )}
        {writes && run.state === 'found' && (
          <>
            {!isNothing && !isCompared && (
              <Button intent="primary" text={t('planning:run.apply')} loading={applying.isLoading} onClick={take} />
            )}
            <Button
              variant="minimal"
              text={isCompared ? t('runs:variants.leave') : t('planning:run.discard')}
              loading={discarding.isLoading}
              onClick={() => act(discard(params).unwrap().then(onDismiss))}
            />
          </>
        )}
        {writes && run.state === 'applied' && moves.undoesRun === run.id && !isNothing && (
          <Button
            icon={<Undo />}
            text={t('planning:run.undo')}
            title={t('planning:run.undoHelp')}
            onClick={moves.undo}
          />
        )}
        {!running && run.state !== 'found' && (
          <Button variant="minimal" text={t('planning:run.dismiss')} onClick={onDismiss} />
        )}
      </section>
      {!(isCompared && run.state === 'found') && <RunNotes run={run} />}
    </>
  );
};

/** The time, five times a second, only while something runs. */
const useSeconds = (isOn: boolean): number => {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!isOn) return;
    const timer = setInterval(() => setNow(Date.now()), 200);
    return () => clearInterval(timer);
  }, [isOn]);
  return now;
};

import { useEffect, useState } from 'react';
import { Button } from '@blueprintjs/core';
import { Stop, Tick, WarningSign } from '@blueprintjs/icons';
import type { PackingRun, Problem } from '@mullion/contracts';
import { formatNumber, type Texts } from '@mullion/i18n';
import { Note, Tag, useCan, useProblemToast } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../app/language';
import { useLiveProgress } from '../../../app/live/use-live';
import { useApplyRunMutation, useCancelRunMutation, useDiscardRunMutation, usePackingRunQuery } from '../api/planning-api';
import { isProved, isRunning, withProgress } from '../rules/run-figures';
import { ImprovementLine } from './improvement-line';

/** How often a run is read again where live messages do not arrive. */
const POLL_MS = 2000;
type RuleKey = keyof Texts['planning']['run']['rule'];
const RULES: ReadonlySet<string> = new Set<RuleKey>([
  'too_long',
  'too_wide',
  'too_high',
  'too_deep',
  'too_heavy',
  'set_too_big',
  'changed',
  'locked',
  'moved',
  'removed',
  'no_room',
]);

/** The packing run: found, bound and gap together, what did not fit by name, stop or discard. */
export const RunStrip = ({ run: listed, onDismiss }: { readonly run: PackingRun; readonly onDismiss: () => void }) => {
  const { t } = useTranslation('planning');
  const language = useLanguage();
  const writes = useCan({ writes: true });
  const problemToast = useProblemToast();
  const [polling, setPolling] = useState(true);
  const { data, refetch } = usePackingRunQuery({ params: { id: listed.id } }, { pollingInterval: polling ? POLL_MS : 0 });
  const known = data ?? listed;
  const run = withProgress(known, useLiveProgress('packing_run', listed.id));
  const running = isRunning(run.state);
  const now = useSeconds(running);
  useEffect(() => setPolling(isRunning(known.state)), [known.state]);
  // the live message tells the end before the list of what did not fit is here
  useEffect(() => {
    if (run.state !== known.state && !running) void refetch();
  }, [run.state, known.state, running, refetch]);
  const [cancel, cancelling] = useCancelRunMutation();
  const [discard, discarding] = useDiscardRunMutation();
  const [apply, applying] = useApplyRunMutation();
  const act = (action: Promise<unknown>) => void action.catch((error: unknown) => problemToast(error as Problem, t('run.stopFailed')));
  const params = { params: { id: run.id } };

  const number = (value: number, decimals = 0) => formatNumber(value, language, decimals);
  const started = new Date(run.created_at).getTime();
  const ended = run.finished_at ? new Date(run.finished_at).getTime() : now;
  const seconds = Math.max(0, (ended - started) / 1000);
  const last = run.improvements.at(-1);
  const best = (): string => {
    if (!last) return t('run.noPlan');
    return running
      ? t('run.best', { seconds: number(Math.max(0, seconds - last.ms / 1000), 1) })
      : t('run.bestAt', { seconds: number(last.ms / 1000, 1) });
  };
  const title = (): string => {
    if (run.state === 'running') return t('run.packing', { count: run.products_count });
    if (run.state === 'applied') return t('run.applied', { count: run.products_count - run.unplaced.length - run.left_out.length });
    return t(`run.${run.state}`);
  };
  const why = (rule: string): string => t(`run.rule.${RULES.has(rule) ? (rule as RuleKey) : 'other'}`, { rule });
  const named = (list: PackingRun['unplaced']) => (
    <ul className="pl-left-out">
      {list.map((product) => (
        <li key={product.id}>{t('run.item', { order: product.order, position: product.position, why: why(product.rule) })}</li>
      ))}
    </ul>
  );
  return (
    <>
      <section className="pl-run" aria-label={t('run.label')}>
        <div className="pl-run-title row g3">
          {running ? (
            <span className="pl-ring" aria-hidden />
          ) : run.state === 'failed' ? (
            <WarningSign className="i i20 bad" />
          ) : (
            <Tick className="i i20 ok" />
          )}
          <div aria-live="polite">
            <b>{title()}</b>
            <div className="sec sm">{[t('run.seconds', { seconds: number(seconds, 1) }), best()].join(' · ')}</div>
          </div>
        </div>
        <ImprovementLine run={run} />
        <dl className="pl-figures">
          <div>
            <dt>{t('run.pallets')}</dt>
            <dd>{run.pallets === null ? '–' : number(run.pallets)}</dd>
          </div>
          <div>
            <dt>{t('run.bound')}</dt>
            <dd>{run.lower_bound === null ? '–' : number(run.lower_bound)}</dd>
          </div>
          <div>
            <dt>{t('run.gap')}</dt>
            <dd>
              {run.gap === null ? '–' : isProved(run) ? <Tag tone="ok">{t('run.proved')}</Tag> : `${number(Math.round(run.gap * 100))} %`}
            </dd>
          </div>
          <div>
            <dt>{t('run.deck')}</dt>
            <dd>{run.deck_m2 === null ? '–' : `${number(run.deck_m2, 1)} m²`}</dd>
          </div>
        </dl>
        <span className="sp" />
        {writes && running && (
          <>
            <Button
              icon={<Stop />}
              text={t('run.stop')}
              loading={cancelling.isLoading}
              disabled={run.state === 'cancelling'}
              onClick={() => act(cancel(params).unwrap())}
            />
            <Button
              variant="minimal"
              text={t('run.discard')}
              loading={discarding.isLoading}
              onClick={() => act(discard(params).unwrap().then(onDismiss))}
            />
          </>
        )}
        {writes && run.state === 'found' && (
          <>
            <Button intent="primary" text={t('run.apply')} loading={applying.isLoading} onClick={() => act(apply(params).unwrap())} />
            <Button
              variant="minimal"
              text={t('run.discard')}
              loading={discarding.isLoading}
              onClick={() => act(discard(params).unwrap().then(onDismiss))}
            />
          </>
        )}
        {!running && run.state !== 'found' && <Button variant="minimal" text={t('run.dismiss')} onClick={onDismiss} />}
      </section>
      {!running && run.unplaced.length > 0 && (
        <Note tone="warn" title={t('run.unplaced', { count: run.unplaced.length })}>
          {named(run.unplaced)}
          {t('run.way')}
        </Note>
      )}
      {!running && run.left_out.length > 0 && (
        <Note tone="warn" title={t('run.leftOut', { count: run.left_out.length })}>
          {named(run.left_out)}
        </Note>
      )}
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

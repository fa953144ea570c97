import { useState } from 'react';
import { Button } from '@blueprintjs/core';
import { operationStatus, type CenterStop } from '@mullion/contracts';
import { formatMoment, formatNumber } from '@mullion/i18n';
import { EmptyState, Note, PageFrame, useCan } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../kits/data/loaded';
import { useUnfinishedNotice } from '../../../entities/device/unfinished';
import { usePrintLabels } from '../../../entities/labels/use-print-labels';
import { useGo, useLanguage } from '../../../kits/address/language';
import { paths } from '../../../entities/pages/paths';
import { ScanField } from '../../../kits/scan/scan-field';
import { ScanProvider } from '../../../kits/scan/scan-provider';
import { useAppSelector } from '../../../kits/api/store';
import { selectOutbox } from '../../../entities/scanning/outbox-slice';
import { NewVersion } from '../../../kits/installed/new-version';
import { ConnectionMark } from '../../../kits/data/connection-mark';
import { ListeningMark, VerdictPanel } from '../../../kits/terminal/verdict-panel';
import '../../../kits/terminal/terminal.css';
import '../../../kits/terminal/verdict.css';
import '../../../kits/terminal/scan-foot.css';
import { targetsOf } from '../rules/what-follows';
import { clockText, nameOf, type QueuedUnit } from '../rules/unit-queue';
import { TERMINAL_LETTERS, useTerminalKeys } from '../state/use-terminal-keys';
import { useUnitTerminal } from '../state/use-unit-terminal';
import { CenterSwitcher } from './center-switcher';
import { ChangedUnit } from './changed-unit';
import { ReturnDialog } from './return-dialog';
import { TerminalActs } from './terminal-acts';
import { NextUnit, TerminalUnit } from './terminal-unit';
import { UndoButton } from './unit-times';
import { UnitProblemDialog } from './unit-problem-dialog';
import './terminal-page.css';

/** As many as can be seen beside the one that is worked on. */
const NEXT = 5;

interface TerminalPageProps {
  readonly id: number;
  /** Absent where there is no office to go to. */
  readonly onOffice?: () => void;
}

/** A work center at the machine: one unit, its drawing large, one main action; scanning a label completes it. */
export const TerminalPage = ({ id, onOffice }: TerminalPageProps) => {
  const { t } = useTranslation(['workCenter', 'labels', 'scanners']);
  const language = useLanguage();
  const go = useGo();
  const writes = useCan({ writes: true });
  const terminal = useUnitTerminal(id);
  const { page, unit, queue, verdict } = terminal;
  const [reporting, setReporting] = useState<QueuedUnit | null>(null);
  const [returning, setReturning] = useState<QueuedUnit | null>(null);
  const labels = usePrintLabels({ touch: true });
  const toRead = unit && terminal.noteOf(unit)?.kind;
  const canReturn =
    page &&
    unit &&
    !toRead &&
    targetsOf(page.work_center.id, [unit.product], page.centers).some(({ isPossible }) => isPossible);
  useTerminalKeys({
    done: () => writes && unit && (toRead === 'change' ? terminal.read(unit) : !toRead && terminal.complete(unit)),
    problem: () => writes && unit && setReporting(unit),
    sendBack: () => writes && canReturn && setReturning(unit),
    undo: terminal.undo,
  });
  useUnfinishedNotice(
    unit?.product.operation_status === operationStatus.started ? String(unit.product.position) : null,
  );
  const unsent = useAppSelector((state) => selectOutbox(state).waiting.length);
  // what is done and sent says itself: the queue has gone on; so does a change that is read first
  const isLoud =
    (verdict.tone === 'bad' || verdict.tone === 'warn' || terminal.isKept) &&
    !(unit && toRead === 'change' && [unit.product.barcode, nameOf(unit)].includes(verdict.code));
  const offset = page ? new Date(page.now).getTime() - (terminal.query.fulfilledTimeStamp ?? 0) : 0;
  const title = page ? t('center', { ...page.work_center }) : t('crumb');
  return (
    <ScanProvider onScan={(code) => void terminal.scan(code)} keys={TERMINAL_LETTERS}>
      <PageFrame
        title={title}
        state={
          <>
            {page && (
              <CenterSwitcher
                large
                centers={page.centers}
                current={id}
                onChange={(center) => go(paths.workCenter(center.id, center.code))}
              />
            )}
            <ConnectionMark />
            <ListeningMark />
          </>
        }
        actions={onOffice && <Button className="wt-office" text={t('unit.office')} onClick={onOffice} />}
        notes={
          <>
            <NewVersion waiting={unsent} isLoading={unit !== undefined && unit.product.start_time !== null} />
            {terminal.waiting > 0 && (
              <Note tone="warn" title={t('unit.later', { count: terminal.waiting })}>
                {!navigator.onLine && t('unit.laterText')}
              </Note>
            )}
          </>
        }
      >
        <Loaded query={terminal.query} failed={t('failed')} skeleton={<div className="bp6-skeleton wc-skeleton" />}>
          {(data) => (
            <div className="wt">
              <section className="wt-unit" aria-label={t('panel.title')}>
                {isLoud && <VerdictPanel verdict={verdict} />}
                {unit?.product.change && toRead === 'change' ? (
                  <ChangedUnit unit={unit} change={unit.product.change} centers={data.centers} />
                ) : unit ? (
                  <TerminalUnit
                    unit={unit}
                    offset={offset}
                    pageNow={data.now}
                    onStart={writes ? () => terminal.start(unit) : undefined}
                    onRead={toRead ? () => terminal.read(unit) : undefined}
                  />
                ) : (
                  <EmptyState
                    title={t('unit.empty')}
                    text={arriving(data, (count, centers) => t('unit.arriving', { count, centers })) || t('emptyText')}
                  />
                )}
                {unit && writes && (
                  <TerminalActs
                    unit={unit}
                    toRead={toRead}
                    onRead={() => terminal.read(unit)}
                    onDone={() => terminal.complete(unit)}
                    onProblem={() => setReporting(unit)}
                    onBack={canReturn ? () => setReturning(unit) : undefined}
                    labels={labels}
                  />
                )}
              </section>
              <section className="wt-side" aria-label={t('unit.queue')}>
                <div className="scan-foot">
                  <ScanField label={t('unit.scan')} />
                </div>
                <p className="wt-figures">
                  <span>{t('unit.today', { count: data.today.completed })}</span>
                  {data.today.minutes !== null && (
                    <span>{t('unit.average', { time: clockText(data.today.minutes * 60_000) })}</span>
                  )}
                  <span>{t('unit.ready', { count: data.ready })}</span>
                </p>
                <header className="row">
                  <h2>{t('unit.next')}</h2>
                  <span className="secondary">
                    {formatNumber(Math.max(0, queue.length - (unit ? 1 : 0)), language)}
                  </span>
                  <span className="sp" />
                  {onOffice && (
                    <Button className="wt-office" variant="minimal" text={t('unit.all')} onClick={onOffice} />
                  )}
                </header>
                <ul className="wt-next">
                  {queue
                    .filter((one) => one.product.product_id !== unit?.product.product_id)
                    .slice(0, NEXT)
                    .map((one) => (
                      <NextUnit
                        key={one.product.product_id}
                        unit={one}
                        onChoose={() => terminal.choose(one.product.product_id)}
                      />
                    ))}
                </ul>
                {terminal.undoable && (
                  <UndoButton
                    name={terminal.undoable.act.name}
                    done={t('unit.doneAt', {
                      what: t(terminal.undoable.act.verb === 'return' ? 'unit.returned' : 'unit.completed'),
                      at: formatMoment(new Date(terminal.undoable.at)).slice(-5),
                    })}
                    until={terminal.undoable.until}
                    onUndo={terminal.undo}
                    onOver={terminal.clearUndo}
                  />
                )}
              </section>
            </div>
          )}
        </Loaded>
        {labels.question}
        {reporting && (
          <UnitProblemDialog
            unit={reporting}
            onReport={(problem) => {
              terminal.report(reporting, problem);
              setReporting(null);
            }}
            onClose={() => setReporting(null)}
          />
        )}
        {returning && page && (
          <ReturnDialog
            touch
            products={[returning.product]}
            page={page}
            onReturn={(to, text) => {
              terminal.sendBack(returning, to, text);
              return Promise.resolve(true);
            }}
            onClose={() => setReturning(null)}
          />
        )}
      </PageFrame>
    </ScanProvider>
  );
};

/** What is still at work centers before this one. */
const arriving = (
  { orders, centers }: { orders: readonly QueuedUnit['order'][]; centers: readonly CenterStop[] },
  say: (count: number, centers: string) => string,
): string => {
  const products = orders.flatMap((order) => order.products).filter(({ awaits }) => awaits.length > 0);
  const codes = centers.filter(({ id }) => products.some(({ awaits }) => awaits.includes(id))).map(({ code }) => code);
  return products.length === 0 ? '' : say(products.length, codes.join(', '));
};

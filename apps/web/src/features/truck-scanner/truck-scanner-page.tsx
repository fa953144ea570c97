import { useState } from 'react';
import { useParams } from 'react-router';
import { Button } from '@blueprintjs/core';
import { ArrowLeft } from '@blueprintjs/icons';
import { truckStatus, type Truck, type TruckLoad } from '@mullion/contracts';
import { formatNumber } from '@mullion/i18n';
import { shortLabel } from '@mullion/packing-model';
import { EmptyState, GroupMark, Note, PageFrame } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../kits/data/loaded';
import { useGo, useLanguage } from '../../kits/address/language';
import { paths } from '../../entities/pages/paths';
import { TerminalFrame } from '../../entities/scanning/terminal-frame';
import { Progress } from '../../kits/terminal/verdict-panel';
import { hasLeft, isAllLoaded } from '../../entities/truck/departure';
import { LeftDialog } from '../../entities/truck/message-dialog';
import { TruckStatusDialog } from '../../entities/truck/status-dialog';
import { useTruckQuery } from '../../entities/truck/trucks-api';
import { LoadingFloor } from './components/loading-floor';
import { LoadingPlace } from './components/loading-place';
import { UnscannedProducts } from './components/unscanned-products';
import { scannedOnTruck } from './rules/after-loading';
import { useTruckScanner } from './state/use-truck-scanner';
import './truck-scanner.css';

/** The loader's scanner at one truck. */
export const TruckScannerPage = () => {
  // dialogs of this page speak from these namespaces: loaded with the page, so that opening one never blanks it
  const { t } = useTranslation(['scanners', 'trucks', 'pallet', 'common', 'conflicts', 'driver']);
  const go = useGo();
  const id = Number(useParams()['truckId']);
  const isId = Number.isInteger(id);
  const query = useTruckQuery({ params: { id } }, { skip: !isId });
  return (
    <Loaded
      query={query}
      isGone={!isId}
      gone={
        <EmptyState
          picture="truck"
          title={t('scanners:truck.gone')}
          text={t('scanners:truck.goneText')}
          action={<Button text={t('scanners:truck.toTrucks')} onClick={() => go(paths.trucks())} />}
        />
      }
      skeleton={<div className="page-skeleton bp6-skeleton" aria-busy />}
      frame={(content) => <PageFrame title={t('scanners:truck.title')}>{content}</PageFrame>}
    >
      {(truck) => <Scanner key={id} read={truck} />}
    </Loaded>
  );
};

/** The colour of a stop has no number beside that of the step: its town says it. */
const townOf = ({ group_label: label }: TruckLoad): string => (label === '' ? '' : `, ${shortLabel(label)}`);

const Scanner = ({ read }: { read: Truck }) => {
  const { t } = useTranslation(['scanners', 'common']);
  const language = useLanguage();
  const go = useGo();
  const scanner = useTruckScanner(read);
  const { truck, steps, next, waitingIds } = scanner;
  const waiting = waitingIds.size;
  const [confirming, setConfirming] = useState(false);
  const [left, setLeft] = useState(false);
  const done = steps.filter((step) => step.isLoaded).length;
  const scanned = scannedOnTruck(truck);
  const partly = truck.pallets.filter((load) => load.status >= 3 && load.loaded_count < load.products_count);
  const number = (value: number, decimals = 0) => formatNumber(value, language, decimals);
  const gone = hasLeft(truck);
  return (
    <TerminalFrame
      title={truck.description}
      crumb={
        <Button
          className="icon-only"
          variant="minimal"
          icon={<ArrowLeft size={20} />}
          aria-label={t('scanners:truck.back')}
          onClick={() => go(paths.truck(truck.id))}
        />
      }
      notes={
        <>
          {truck.status < truckStatus.planned && <Note tone="warn">{t('scanners:truck.draft')}</Note>}
          {gone && scanner.verdict.tone !== 'idle' && <Note tone="ok">{t('scanners:truck.leftTitle')}</Note>}
        </>
      }
      className="truck-scan"
      verdict={scanner.verdict}
      log={scanner.log}
      field={t('scanners:truck.field')}
      onScan={scanner.scan}
      onUndo={scanner.undo}
      isLoading={done > 0 && !gone}
      side={
        <>
          {scanner.placeId !== null && (
            <LoadingPlace truck={truck} steps={steps} next={next} placeId={scanner.placeId} waitingIds={waitingIds} />
          )}
          {!gone && (
            <p className="loading-next">
              {next
                ? t('scanners:truck.next', { pallet: next.load.shown_number, place: scanner.placeOf(next) })
                : t(steps.length > 0 ? 'scanners:truck.allLoaded' : 'scanners:truck.empty')}
            </p>
          )}
          <LoadingFloor truck={truck} steps={steps} next={next} lastId={scanner.lastId} waitingIds={waitingIds} />
          <div className="scan-figures">
            <div className="row">
              <span className="figure">{number(done)}</span>
              <span className="secondary">{t('scanners:truck.ofPallets', { count: steps.length })}</span>
              {waiting > 0 && (
                <span className="secondary nowrap">{t('scanners:pallet.waiting', { count: waiting })}</span>
              )}
              <span className="sp" />
              <span className="secondary nowrap">
                {t('scanners:truck.ofProducts', { done: number(scanned), count: truck.products_count })}
              </span>
            </div>
            <Progress done={done} waiting={waiting} of={steps.length} label={t('scanners:truck.progress')} />
          </div>
        </>
      }
      listLabel={t('scanners:truck.pallets')}
      list={
        <>
          {partly.map((load) => (
            <UnscannedProducts key={load.pallet_id} load={load} />
          ))}
          <h2>
            {t('scanners:truck.pallets')}
            <span className="muted">{number(steps.length)}</span>
          </h2>
          <ol className="scan-steps">
            {steps.map((step) => (
              <li key={step.load.pallet_id}>
                <span className="row">
                  <b>{`${step.step}.`}</b>
                  <GroupMark group={step.load.group + 1} text="" title={step.load.group_label} />
                </span>
                <span className="scan-step">
                  <b>{step.load.shown_number}</b>
                  <span className="secondary">{`${t(`scanners:truck.side.${step.side}`)}, ${number(step.fromHeadboardMm / 1000, 2)} m${townOf(step.load)}`}</span>
                </span>
                <span className={step.isLoaded ? 'ok b' : 'muted'}>
                  {t(
                    step.isLoaded
                      ? 'scanners:truck.loadedWord'
                      : step === next
                        ? 'scanners:truck.nextWord'
                        : 'scanners:truck.missingWord',
                  )}
                </span>
              </li>
            ))}
          </ol>
        </>
      }
      footer={
        <>
          {!gone && isAllLoaded(truck) && (
            <Button
              className="scan-main"
              intent="primary"
              size="large"
              disabled={!truck.can.depart}
              onClick={() => setConfirming(true)}
              text={
                <>
                  {t('scanners:truck.confirm')}
                  <em>{t('scanners:truck.confirmText', { count: truck.pallets_count })}</em>
                </>
              }
            />
          )}
          {!gone && !isAllLoaded(truck) && steps.length > 0 && (
            <p className="scan-rest">
              {t('scanners:truck.remaining', { count: steps.length - done })}
              <span>{t('scanners:truck.remainingText')}</span>
            </p>
          )}
        </>
      }
    >
      {confirming && (
        <TruckStatusDialog
          truck={truck}
          target={truckStatus.dispatched}
          onDone={() => setLeft(true)}
          onClose={() => setConfirming(false)}
        />
      )}
      {left && <LeftDialog truck={truck} onClose={() => setLeft(false)} />}
    </TerminalFrame>
  );
};

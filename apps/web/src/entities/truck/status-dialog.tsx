import { useState } from 'react';
import { Checkbox } from '@blueprintjs/core';
import type { Problem, Truck } from '@mullion/contracts';
import { ConfirmDialog, Note, ProblemNote, useProblemToast, useToast } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { asProblem } from '../../kits/api/as-problem';
import { fetchLatest } from '../../kits/api/fetch-latest';
import { WaitingScans } from '../conflicts/waiting-scans';
import { useViolationText } from '../pallet/use-violation-text';
import { onceEach } from '../pallet/violation-key';
import { useStatusNames } from '../status/use-statuses';
import { Consequences as WhatIf } from '../what-if/consequences';
import { useWhatIfTruckQuery } from '../what-if/what-if-api';
import { useAppDispatch } from '../../kits/api/store';
import { DepartureHandover } from './departure-handover';
import { detailsOf, emptyHandover } from './handover';
import { askedWarnings, isSameLoad, missingPallets, statusMove } from './departure';
import { lastReason } from './last-reason';
import { MessageDialog } from './message-dialog';
import { truckArgs, trucksApi, useUpdateTruckMutation } from './trucks-api';

interface TruckStatusDialogProps {
  readonly truck: Truck;
  readonly target: number;
  readonly onDone?: (truck: Truck) => void;
  readonly onClose: () => void;
}

/**
 * Asks before a truck's status changes and says what follows: a departure names pallets, products, e-mails and
 * warnings, a recall what comes back.
 */
export const TruckStatusDialog = ({ truck, target, onDone, onClose }: TruckStatusDialogProps) => {
  const { t } = useTranslation('trucks');
  const { nameOf } = useStatusNames('trucks');
  const toast = useToast();
  const refuse = useProblemToast();
  const dispatch = useAppDispatch();
  const [update] = useUpdateTruckMutation();
  const again = truck.departure > 0;
  const [notify, setNotify] = useState(!again);
  const [handover, setHandover] = useState(() => emptyHandover(truck));
  const details = detailsOf(handover);
  const move = statusMove(truck.status, target);
  const missing = missingPallets(truck);
  const asked = askedWarnings(truck);

  const save = async () => {
    const leaving =
      move === 'departure'
        ? { despite_warnings: asked.length > 0, notify, ...(details && { departure_details: details }) }
        : {};
    const send = (version: number) =>
      update({ params: { id: truck.id }, body: { status: target, version, ...leaving } });
    let answer = await send(truck.version);
    if (asProblem(answer.error)?.code === 'conflict') {
      const now = await fetchLatest(() =>
        dispatch(trucksApi.endpoints.truck.initiate(truckArgs(truck.id), { forceRefetch: true })),
      ).catch(() => null);
      // changes of its pallets alone are no reason to ask the person a second time
      if (now && isSameLoad(now, truck)) answer = await send(now.version);
    }
    const problem = asProblem(answer.error);
    if (problem) return refuse(problem, t(move === 'departure' ? 'refused.departure' : 'refused.status'));
    if (!answer.data) return;
    if (move === 'departure' && details?.unsigned_reason) lastReason.keep(details.unsigned_reason);
    if (move === 'plain') toast({ message: t('done.status', { truck: truck.description, status: nameOf(target) }) });
    if (move === 'recall') toast({ message: t('done.recalled', { truck: truck.description }) });
    if (move === 'departure' && !onDone) toast({ message: t('done.left', { truck: truck.description }) });
    onDone?.(answer.data);
  };
  if (move === 'departure' && (truck.pallets.length === 0 || missing.length > 0))
    return (
      <MessageDialog title={t('depart.notYetTitle', { truck: truck.description })} onClose={onClose}>
        {truck.pallets.length === 0
          ? t('depart.empty')
          : t('depart.missing', {
              count: missing.length,
              pallets: missing.map((load) => load.shown_number).join(', '),
            })}
      </MessageDialog>
    );
  return (
    <ConfirmDialog
      open
      wide={move !== 'plain'}
      title={
        move === 'departure'
          ? t('depart.title', { truck: truck.description })
          : t('confirm.statusTitle', { truck: truck.description, status: nameOf(target) })
      }
      action={move === 'departure' ? t('depart.action') : t('confirm.statusAction', { status: nameOf(target) })}
      actionDisabled={move === 'departure' && details === null}
      onConfirm={save}
      onClose={onClose}
    >
      {move === 'plain' && t('confirm.statusText', { before: nameOf(truck.status) })}
      {move === 'recall' && t('confirm.recallText', { count: truck.pallets_count })}
      {move === 'departure' && (
        <Consequences truck={truck} warnings={asked} again={again} notify={notify} onNotify={setNotify} />
      )}
      {move === 'departure' && <DepartureHandover handover={handover} onChange={setHandover} />}
      {move !== 'plain' && <TruckWhatIf truck={truck} target={target} notify={notify} />}
    </ConfirmDialog>
  );
};

/** What packing, orders and the mails make of it. */
const TruckWhatIf = ({
  truck,
  target,
  notify,
}: {
  readonly truck: Truck;
  readonly target: number;
  readonly notify: boolean;
}) => {
  const query = useWhatIfTruckQuery({
    params: { id: truck.id },
    body: { status: target, despite_warnings: true, notify },
  });
  return <WhatIf query={query} />;
};

interface ConsequencesProps {
  readonly truck: Truck;
  readonly warnings: Truck['warnings'];
  readonly again: boolean;
  readonly notify: boolean;
  readonly onNotify: (notify: boolean) => void;
}

const Consequences = ({ truck, warnings, again, notify, onNotify }: ConsequencesProps) => {
  const { t } = useTranslation('trucks');
  const { sentence } = useViolationText();
  const nameOf = (id: number) => truck.pallets.find((load) => load.pallet_id === id)?.shown_number ?? String(id);
  const unscanned = truck.pallets.reduce((sum, load) => sum + load.products_count - load.loaded_count, 0);
  return (
    <div className="col g3">
      <p>
        {t('depart.pallets', { count: truck.pallets_count })} {t('depart.products', { count: truck.products_count })}{' '}
        {notify && t('depart.mails', { count: truck.order_links.length })} {t('depart.then')}
      </p>
      <WaitingScans truckId={truck.id} />
      {unscanned > 0 && <Note tone="warn">{t('depart.unscanned', { count: unscanned })}</Note>}
      {warnings.length > 0 && (
        <Note tone="warn" title={t('depart.despite')}>
          <ul>
            {onceEach(warnings).map((warning, index) => (
              <li key={index}>{sentence(warning, nameOf)}</li>
            ))}
          </ul>
        </Note>
      )}
      {again && (
        <Checkbox
          checked={notify}
          label={t('depart.notifyAgain')}
          onChange={(event) => onNotify(event.currentTarget.checked)}
        />
      )}
    </div>
  );
};

/** Why the last attempt to leave did not succeed, for everybody who looks at the truck. */
export const RefusalNote = ({ truck }: { truck: Truck }) => {
  const { t } = useTranslation('trucks');
  if (!truck.refusal) return null;
  const { code, params } = truck.refusal;
  const pallets = params['pallets'];
  const problem: Problem = { type: 'about:blank', title: code, status: 409, code, params };
  return (
    <ProblemNote
      problem={problem}
      title={pallets ? t('refused.departureOf', { pallets: String(pallets) }) : t('refused.departure')}
    />
  );
};

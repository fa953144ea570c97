import { useState } from 'react';
import { Button, InputGroup, TextArea } from '@blueprintjs/core';
import type { Strokes } from '@mullion/contracts';
import { shortLabel } from '@mullion/packing-model';
import { useTranslation } from 'react-i18next';
import type { StopOfDay } from '../rules/stops-of-day';
import { countedReturnables } from '../rules/stop-returnables';
import { isSigned } from '../../../kits/signature/strokes';
import type { DayState } from '../state/use-day';
import { useDraft } from '../state/use-draft';
import { DriverFrame } from './driver-frame';
import { SignaturePad } from '../../../kits/signature/signature-pad';
import { productsOf } from './stops-view';

interface SignViewProps {
  readonly state: DayState;
  readonly stop: StopOfDay;
  readonly onBack: () => void;
  readonly onDone: () => void;
}

interface Signing {
  readonly name: string;
  readonly strokes: Strokes;
  /** Why nobody signs; null while somebody is to. */
  readonly reason: string | null;
}
const UNSIGNED: Signing = { name: '', strokes: [], reason: null };
const MAX_NAME = 191;
const MAX_REASON = 500;

/** The recipient signs, or the driver says why nobody does: either makes the stop delivered. */
export const SignView = ({ state, stop, onBack, onDone }: SignViewProps) => {
  const { t } = useTranslation('driver');
  const signing = useDraft<Signing>(`sign.${stop.id}`, UNSIGNED);
  const { change } = signing;
  const { name, strokes, reason } = signing.draft;
  const [refusal, setRefusal] = useState<'nameFirst' | 'signFirst' | 'whyFirst' | 'notStored' | null>(null);
  const deliver = async () => {
    const unsigned = reason !== null;
    const first = unsigned
      ? reason.trim() === ''
        ? 'whyFirst'
        : null
      : name.trim() === ''
        ? 'nameFirst'
        : isSigned(strokes)
          ? null
          : 'signFirst';
    setRefusal(first);
    if (first !== null) return;
    const delivery = {
      delivered_at: new Date().toISOString(),
      received_by: name.trim(),
      signature: unsigned ? null : strokes,
      unsigned_reason: unsigned ? reason.trim() : null,
      returnables: countedReturnables(stop.returnables, state.notes.returnables[stop.id] ?? []),
    };
    await state.act({ kind: 'deliver-stop', code: stop.label, stop: stop.id, delivery }).then(
      () => {
        signing.drop();
        onDone();
      },
      () => setRefusal('notStored'),
    );
  };
  const what = `${t('pallets', { count: stop.pallets.length })}, ${t('products', { count: productsOf(stop) })}`;
  return (
    <DriverFrame
      title={shortLabel(stop.label)}
      line={t('signature')}
      onBack={onBack}
      foot={
        <>
          {refusal !== null && (
            <p className="bad" role="alert">
              {t(refusal)}
            </p>
          )}
          <Button
            className="driver-main"
            intent="primary"
            text={t(reason === null ? 'accepted' : 'deliverUnsigned')}
            onClick={() => void deliver()}
          />
          <Button
            className="driver-second"
            text={t(reason === null ? 'noRecipient' : 'signature')}
            onClick={() => {
              change({ reason: reason === null ? '' : null });
              setRefusal(null);
            }}
          />
        </>
      }
    >
      <section className="driver-sign">
        <h2>{t('received', { what })}</h2>
        <p className="secondary">
          {stop.customers.join(', ')}
          {stop.damages.length > 0 && ` · ${t('damages', { count: stop.damages.length })}`}
        </p>
        {reason === null ? (
          <>
            <label>
              {t('name')}
              <InputGroup
                size="large"
                value={name}
                maxLength={MAX_NAME}
                autoComplete="off"
                onChange={(event) => change({ name: event.currentTarget.value })}
              />
            </label>
            <SignaturePad strokes={strokes} onChange={(drawn) => change({ strokes: drawn })} />
            <p className="secondary">{t('confirm')}</p>
          </>
        ) : (
          <label>
            {t('why')}
            <TextArea
              fill
              rows={4}
              value={reason}
              maxLength={MAX_REASON}
              placeholder={t('whyHint')}
              onChange={(event) => change({ reason: event.currentTarget.value })}
            />
          </label>
        )}
      </section>
    </DriverFrame>
  );
};

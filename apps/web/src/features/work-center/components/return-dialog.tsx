import { useState } from 'react';
import { TextArea } from '@blueprintjs/core';
import type { CenterProduct, WorkCenterId, WorkCenterPage } from '@mullion/contracts';
import { FormDialog, FormField } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { targetsOf } from '../rules/what-follows';
import { UnitChips } from './unit-chips';

interface ReturnDialogProps {
  readonly products: readonly CenterProduct[];
  readonly page: WorkCenterPage;
  /** Resolves to whether it was done. */
  readonly onReturn: (to: WorkCenterId, text: string) => Promise<boolean>;
  readonly onClose: () => void;
  readonly touch?: boolean;
}

/** Products go back to a lower code with a comment; says which operations are opened again. */
export const ReturnDialog = ({ products, page, onReturn, onClose, touch = false }: ReturnDialogProps) => {
  const { t } = useTranslation('workCenter');
  const [to, setTo] = useState<number | null>(null);
  const [text, setText] = useState('');
  const [left, setLeft] = useState(false);
  const [busy, setBusy] = useState(false);
  const targets = targetsOf(page.work_center.id, products, page.centers);
  const target = targets.find(({ center }) => center.id === to);
  const isBlank = text.trim() === '';
  const send = async () => {
    if (!target || isBlank) return setLeft(true);
    setBusy(true);
    const isDone = await onReturn(target.center.id, text.trim());
    setBusy(false);
    if (isDone) onClose();
  };
  return (
    <FormDialog
      open
      touch={touch}
      hasRequired
      title={t('back.title', { count: products.length, center: t('center', { ...page.work_center }) })}
      action={target ? t('back.saveTo', { center: t('center', { ...target.center }) }) : t('back.save')}
      busy={busy}
      dirty={text !== ''}
      submitDisabled={!target || isBlank}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
      footer={
        target && <span className="muted sm">{t('back.seen', { center: t('center', { ...target.center }) })}</span>
      }
    >
      <UnitChips products={products} />
      <fieldset className="wc-targets">
        <legend className="lab">
          {t('back.to')}
          <span className="req" aria-hidden>
            *
          </span>
          <span className="muted sm">{t('back.lowerOnly')}</span>
        </legend>
        <div className="wc-strip">
          {targets.map(({ center, isPossible }) => (
            <label key={center.id} className={`wc-target${isPossible ? '' : ' off'}${center.id === to ? ' on' : ''}`}>
              <input
                type="radio"
                name="return-to"
                value={center.id}
                checked={center.id === to}
                disabled={!isPossible}
                onChange={() => setTo(center.id)}
              />
              <b>{center.code}</b>
              <span className="wc-target-name">{center.description}</span>
              {!isPossible && <span className="muted sm">{t('back.notThere')}</span>}
            </label>
          ))}
          <span className="wc-target here">
            <b>{page.work_center.code}</b>
            <span className="muted sm">{t('back.here')}</span>
          </span>
        </div>
        <p className="wc-again" aria-live="polite">
          {target &&
            t('back.again', { count: target.operations, centers: target.again.map(({ code }) => code).join(', ') })}
        </p>
      </fieldset>
      <FormField label={t('back.why')} required {...(left && isBlank ? { error: t('back.required') } : {})}>
        {(wiring) => (
          <TextArea
            {...wiring}
            fill
            rows={3}
            maxLength={2000}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            onBlur={() => setLeft(true)}
            onKeyDown={(event) => event.key === 'Enter' && event.ctrlKey && event.currentTarget.form?.requestSubmit()}
          />
        )}
      </FormField>
    </FormDialog>
  );
};

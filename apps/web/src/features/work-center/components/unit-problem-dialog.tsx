import { useState } from 'react';
import { Button, Dialog, DialogBody, DialogFooter, TextArea } from '@blueprintjs/core';
import { FormField } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import type { QueuedUnit } from '../rules/unit-queue';

const REASONS = ['size', 'glass', 'missing', 'scratched', 'color'] as const;

interface UnitProblemDialogProps {
  readonly unit: QueuedUnit;
  readonly onReport: (text: string) => void;
  readonly onClose: () => void;
}

/** A problem in three touches: the button, a reason, "record". */
export const UnitProblemDialog = ({ unit: { product, order }, onReport, onClose }: UnitProblemDialogProps) => {
  const { t } = useTranslation(['workCenter', 'common']);
  const [text, setText] = useState('');
  return (
    <Dialog isOpen onClose={onClose} title={`${t('unit.problem')}: ${order.order} / ${product.position}`} className="dialog-form wt-dialog">
      <DialogBody>
        <div className="wc-reasons" role="group" aria-label={t('problem.reasons')}>
          {REASONS.map((reason) => (
            <Button
              key={reason}
              text={t(`problem.${reason}`)}
              active={text === t(`problem.${reason}`)}
              onClick={() => setText(t(`problem.${reason}`))}
            />
          ))}
        </div>
        <FormField label={t('problem.what')} required>
          {(wiring) => (
            <TextArea {...wiring} fill rows={3} maxLength={2000} value={text} onChange={(event) => setText(event.currentTarget.value)} />
          )}
        </FormField>
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button text={t('common:action.cancel')} onClick={onClose} />
            <Button intent="primary" text={t('unit.save')} disabled={text.trim() === ''} onClick={() => onReport(text.trim())} />
          </>
        }
      />
    </Dialog>
  );
};

import { useState } from 'react';
import { InputGroup, Tag } from '@blueprintjs/core';
import type { LabelJob } from '@mullion/contracts';
import { FormDialog, FormField, Note, ProblemNote } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { asProblem } from '../../../kits/api/as-problem';
import { useReprintLabelMutation } from '../../../entities/labels/labels-api';
import { useTell } from '../../../kits/api/use-tell';

const reasons = ['torn', 'lost', 'blurred', 'notPrinted', 'outdated'] as const;
const LONGEST = 200;

/** A label is printed again by a person who says why. */
export const ReprintDialog = ({ job, onClose }: { readonly job: LabelJob; readonly onClose: () => void }) => {
  const { t } = useTranslation('labels');
  const tell = useTell();
  const [reprint, { isLoading, error }] = useReprintLabelMutation();
  const [reason, setReason] = useState('');
  const problem = asProblem(error);
  const send = async () => {
    if (reason.trim() === '') return;
    if (
      await tell(
        reprint({ params: { id: job.id }, body: { reason: reason.trim() } }),
        t('reprint.done'),
        t('reprint.refused'),
      )
    )
      onClose();
  };
  return (
    <FormDialog
      open
      title={t('reprint.title', { name: job.name })}
      action={t('reprint.action')}
      hasRequired
      busy={isLoading}
      dirty={reason.trim() !== ''}
      submitDisabled={reason.trim() === ''}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
      onClose={onClose}
    >
      <div className="reprint">
        {problem && <ProblemNote problem={problem} title={t('reprint.refused')} />}
        {(job.state === 'unknown' || job.state === 'sent') && <Note tone="warn">{t(`reprint.${job.state}`)}</Note>}
        <FormField id="field-reason" label={t('reprint.reason')} required wide>
          {(wiring) => <InputGroup {...wiring} value={reason} maxLength={LONGEST} onValueChange={setReason} />}
        </FormField>
        <div className="reprint-reasons">
          {reasons.map((key) => (
            <Tag key={key} interactive minimal onClick={() => setReason(t(`reprint.reasons.${key}`))}>
              {t(`reprint.reasons.${key}`)}
            </Tag>
          ))}
        </div>
      </div>
    </FormDialog>
  );
};

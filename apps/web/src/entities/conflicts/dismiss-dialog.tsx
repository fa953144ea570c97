import { useState } from 'react';
import { InputGroup } from '@blueprintjs/core';
import type { Problem } from '@mullion/contracts';
import { FormDialog, FormField, ProblemNote } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';

interface DismissDialogProps {
  readonly name: string;
  readonly busy: boolean;
  /** Gives why it was refused; null when it is dismissed. */
  readonly onDismiss: (reason: string) => Promise<Problem | null>;
  readonly onClose: () => void;
}

const LONGEST = 500;

/** Nothing is to be done about a scan: why stays recorded. What was typed stays here when it is refused. */
export const DismissDialog = ({ name, busy, onDismiss, onClose }: DismissDialogProps) => {
  const { t } = useTranslation('conflicts');
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<Problem | null>(null);
  const given = reason.trim();
  const dismiss = async (): Promise<void> => {
    if (given === '') return;
    const refused = await onDismiss(given);
    if (refused) setProblem(refused);
    else onClose();
  };
  return (
    <FormDialog
      open
      title={t('dismiss.title', { what: name })}
      action={t('dismiss.action')}
      hasRequired
      busy={busy}
      dirty={given !== ''}
      submitDisabled={given === ''}
      onSubmit={(event) => {
        event.preventDefault();
        void dismiss();
      }}
      onClose={onClose}
    >
      {problem && <ProblemNote problem={problem} title={t('refused')} />}
      <p>{t('dismiss.text')}</p>
      <FormField id="dismiss-reason" label={t('dismiss.reason')} required wide>
        {(wiring) => <InputGroup {...wiring} value={reason} maxLength={LONGEST} onValueChange={setReason} />}
      </FormField>
    </FormDialog>
  );
};

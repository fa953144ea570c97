import { useState } from 'react';
import { FormGroup, InputGroup } from '@blueprintjs/core';
import { ConfirmDialog } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';

interface DismissDialogProps {
  readonly name: string;
  readonly onDismiss: (reason: string) => Promise<void>;
  readonly onClose: () => void;
}

const LONGEST = 500;

/** Nothing is to be done about a scan: why stays recorded. */
export const DismissDialog = ({ name, onDismiss, onClose }: DismissDialogProps) => {
  const { t } = useTranslation('conflicts');
  const [reason, setReason] = useState('');
  const given = reason.trim();
  return (
    <ConfirmDialog
      open
      title={t('dismiss.title', { what: name })}
      action={t('dismiss.action')}
      actionDisabled={given === ''}
      onConfirm={() => onDismiss(given)}
      onClose={onClose}
    >
      <p>{t('dismiss.text')}</p>
      <FormGroup label={t('dismiss.reason')} labelFor="dismiss-reason">
        <InputGroup id="dismiss-reason" value={reason} maxLength={LONGEST} required onValueChange={setReason} />
      </FormGroup>
    </ConfirmDialog>
  );
};

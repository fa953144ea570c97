import { useState } from 'react';
import { InputGroup } from '@blueprintjs/core';
import { FormDialog, FormField } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { freeName, type ExampleKey } from '../rules/examples';
import { ExamplePicture } from './example-picture';

interface BeginDialogProps {
  readonly example: ExampleKey;
  /** Names that other templates have. */
  readonly names: readonly string[];
  readonly busy: boolean;
  readonly onCreate: (name: string) => void;
  readonly onClose: () => void;
}
const LONGEST_NAME = 191;

/** An example as large as it goes: looking at it makes nothing, a template is made by its name. */
export const BeginDialog = ({ example, names, busy, onCreate, onClose }: BeginDialogProps) => {
  const { t } = useTranslation(['pdfTemplates', 'common']);
  const [proposed] = useState(() => {
    const wanted = t(`pdfTemplates:example.${example}.name`);
    return freeName(wanted, names, (nth) => t('pdfTemplates:newName', { name: wanted, nth }));
  });
  const [name, setName] = useState(proposed);
  const [tried, setTried] = useState(false);
  const isMissing = tried && name.trim() === '';
  return (
    <FormDialog
      open
      title={t(`pdfTemplates:example.${example}.name`)}
      action={t('pdfTemplates:create')}
      busy={busy}
      dirty={name !== proposed}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (name.trim() !== '') onCreate(name.trim());
      }}
      onClose={onClose}
    >
      <FormField label={t('pdfTemplates:name')} required error={isMissing ? t('common:form.requiredField') : undefined}>
        {(wiring) => <InputGroup {...wiring} maxLength={LONGEST_NAME} value={name} onValueChange={setName} />}
      </FormField>
      {example !== 'blank' && (
        <div className="pt-example-large">
          <ExamplePicture example={example} />
        </div>
      )}
    </FormDialog>
  );
};

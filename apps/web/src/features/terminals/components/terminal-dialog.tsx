import { Checkbox } from '@blueprintjs/core';
import {
  terminal as terminalSchema,
  terminalFields,
  terminalKinds,
  type Terminal,
  type TerminalCode,
  type TerminalKind,
} from '@mullion/contracts';
import { FormField, TextField } from '@mullion/ui-kit';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { RowDialog } from '../../../kits/forms/row-dialog';
import { useRowDialog } from '../../../kits/forms/use-row-dialog';
import { useCreateTerminalMutation, useUpdateTerminalMutation } from '../terminals-api';

interface TerminalDialogProps {
  /** Null makes a new one. */
  readonly terminal: Terminal | null;
  readonly onCode: (made: TerminalCode) => void;
  readonly onClose: () => void;
}

/** A display is nothing else: choosing it leaves the others, and the other way round. */
const toggled = (kinds: readonly TerminalKind[], kind: TerminalKind, on: boolean): TerminalKind[] => {
  if (!on) return kinds.filter((one) => one !== kind);
  return kind === 'display' ? ['display'] : [...kinds.filter((one) => one !== 'display'), kind];
};

/** What a terminal is called and opens; a new one is answered with its code. */
export const TerminalDialog = ({ terminal, onCode, onClose }: TerminalDialogProps) => {
  const { t } = useTranslation('terminals');
  const [create] = useCreateTerminalMutation();
  const [update] = useUpdateTerminalMutation();
  const { control, submission } = useRowDialog({
    fields: terminalFields,
    row: terminal,
    schema: terminalSchema,
    formOf: (row) => ({ name: row?.name ?? '', kinds: row?.kinds ?? [] }),
    compared: ['name', 'kinds'],
    send: (body, over) =>
      over ? update({ params: { id: over.id }, body: { ...body, version: over.version } }) : create({ body }),
    done: ({ name }) => (terminal ? t('done.saved', { name }) : null),
    onSaved: (_values, saved: Terminal | TerminalCode) => {
      if ('code' in saved) onCode(saved);
    },
    onClose,
  });
  const labels = { name: t('form.name'), kinds: t('form.kinds') };
  return (
    <RowDialog
      title={terminal ? terminal.name : t('new')}
      action={terminal ? undefined : t('form.create')}
      hasRequired
      submission={submission}
      refused={t('refused.save')}
      labels={labels}
      show={(key, value) =>
        key === 'kinds' ? (value as TerminalKind[]).map((kind) => t(`kind.${kind}`)).join(', ') : String(value ?? '')
      }
      onClose={onClose}
    >
      <TextField control={control} name="name" label={labels.name} help={t('form.nameHelp')} required wide />
      <Controller
        control={control}
        name="kinds"
        render={({ field, fieldState }) => (
          <FormField
            id="field-kinds"
            label={labels.kinds}
            help={t('form.display')}
            required
            wide
            {...(fieldState.error ? { error: 'common:form.chooseOne' } : {})}
          >
            {(wiring) => (
              <div {...wiring} role="group" aria-label={labels.kinds} tabIndex={-1} ref={field.ref}>
                {terminalKinds.map((kind) => (
                  <Checkbox
                    key={kind}
                    checked={field.value.includes(kind)}
                    label={`${t(`kind.${kind}`)}: ${t(`kindText.${kind}`)}`}
                    onBlur={field.onBlur}
                    onChange={(event) => field.onChange(toggled(field.value, kind, event.currentTarget.checked))}
                  />
                ))}
              </div>
            )}
          </FormField>
        )}
      />
    </RowDialog>
  );
};

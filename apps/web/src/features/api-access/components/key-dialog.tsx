import { Checkbox } from '@blueprintjs/core';
import { madeApiKey, type ApiScope, type MadeApiKey } from '@mullion/contracts';
import { FormDateField, FormField, TextField } from '@mullion/ui-kit';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { RowDialog } from '../../../kits/forms/row-dialog';
import { useRowDialog } from '../../../kits/forms/use-row-dialog';
import { useCreateApiKeyMutation } from '../api/api-access-api';
import { emptyKeyForm, keyFormFields } from '../rules/key-form';
import { levelOf, scopeRows, toggled } from '../rules/scopes';

interface KeyDialogProps {
  readonly onMade: (made: MadeApiKey) => void;
  readonly onClose: () => void;
}

/** What a new key is for, what it opens and how long. */
export const KeyDialog = ({ onMade, onClose }: KeyDialogProps) => {
  const { t } = useTranslation('apiAccess');
  const [create] = useCreateApiKeyMutation();
  const { control, submission } = useRowDialog({
    fields: keyFormFields,
    row: null as MadeApiKey | null,
    schema: madeApiKey,
    formOf: (row) => emptyKeyForm(row),
    send: (body) => create({ body }),
    done: () => null,
    onSaved: (_values, made: MadeApiKey) => onMade(made),
    onClose,
  });
  const labels = { name: t('keyForm.name'), scopes: t('keyForm.scopes'), expires_on: t('keyForm.expires') };
  return (
    <RowDialog
      title={t('keys.new')}
      action={t('keyForm.create')}
      hasRequired
      submission={submission}
      refused={t('keyForm.refused')}
      labels={labels}
      onClose={onClose}
    >
      <TextField control={control} name="name" label={labels.name} help={t('keyForm.nameHelp')} required />
      <FormDateField control={control} name="expires_on" label={labels.expires_on} help={t('keyForm.expiresHelp')} />
      <Controller
        control={control}
        name="scopes"
        render={({ field, fieldState }) => (
          <FormField
            id="field-scopes"
            label={labels.scopes}
            help={t('keyForm.scopesHelp')}
            required
            wide
            {...(fieldState.error?.message ? { error: fieldState.error.message } : {})}
          >
            {(wiring) => (
              <div
                {...wiring}
                className="scope-rows"
                role="group"
                aria-label={labels.scopes}
                tabIndex={-1}
                ref={field.ref}
              >
                {scopeRows.map(({ area, scopes }) => (
                  <div key={area} className="scope-row">
                    <span>{t(`area.${area}`)}</span>
                    {scopes.map((scope: ApiScope) => (
                      <Checkbox
                        key={scope}
                        checked={field.value.includes(scope)}
                        label={t(`level.${levelOf(scope)}`)}
                        aria-label={`${t(`area.${area}`)}: ${t(`level.${levelOf(scope)}`)}`}
                        onBlur={field.onBlur}
                        onChange={(event) => field.onChange(toggled(field.value, scope, event.currentTarget.checked))}
                      />
                    ))}
                  </div>
                ))}
              </div>
            )}
          </FormField>
        )}
      />
    </RowDialog>
  );
};

import { Checkbox } from '@blueprintjs/core';
import {
  isWebhookAddress,
  webhook as webhookSchema,
  webhookEvent,
  webhookEventNames,
  type Webhook,
} from '@mullion/contracts';
import { FormField, TextField } from '@mullion/ui-kit';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { RowDialog } from '../../../kits/forms/row-dialog';
import { useRowDialog } from '../../../kits/forms/use-row-dialog';
import { useCreateWebhookMutation, useUpdateWebhookMutation } from '../api/api-access-api';
import { eventKeys } from '../rules/event-keys';

interface WebhookDialogProps {
  /** Null makes a new one. */
  readonly webhook: Webhook | null;
  readonly onSaved: (saved: Webhook) => void;
  readonly onClose: () => void;
}

const fields = z.object({
  url: z.string().trim().max(500).refine(isWebhookAddress, 'common:form.url'),
  events: z.array(webhookEvent).min(1),
});

/** Where events go, and which. */
export const WebhookDialog = ({ webhook, onSaved, onClose }: WebhookDialogProps) => {
  const { t } = useTranslation('apiAccess');
  const [create] = useCreateWebhookMutation();
  const [update] = useUpdateWebhookMutation();
  const words = (events: readonly Webhook['events'][number][]) =>
    events.map((event) => t(`event.${eventKeys[event]}`)).join(', ');
  const { control, submission } = useRowDialog({
    fields,
    row: webhook,
    schema: webhookSchema,
    formOf: (row) => ({ url: row?.url ?? '', events: row?.events ?? [] }),
    send: (body, over) =>
      over ? update({ params: { id: over.id }, body: { ...body, version: over.version } }) : create({ body }),
    done: () => t('webhookForm.saved'),
    onSaved: (_values, saved: Webhook) => onSaved(saved),
    onClose,
  });
  const labels = { url: t('webhookForm.url'), events: t('webhookForm.events') };
  return (
    <RowDialog
      title={t(webhook ? 'webhookForm.editTitle' : 'webhookForm.newTitle')}
      hasRequired
      submission={submission}
      refused={t('webhookForm.refused')}
      labels={labels}
      show={(key, value) => (key === 'events' ? words(value as Webhook['events']) : String(value ?? ''))}
      onClose={onClose}
    >
      <TextField control={control} name="url" label={labels.url} help={t('webhookForm.urlHelp')} required wide />
      <Controller
        control={control}
        name="events"
        render={({ field, fieldState }) => (
          <FormField
            id="field-events"
            label={labels.events}
            required
            wide
            {...(fieldState.error?.message ? { error: fieldState.error.message } : {})}
          >
            {(wiring) => (
              <div
                {...wiring}
                className="event-choices"
                role="group"
                aria-label={labels.events}
                tabIndex={-1}
                ref={field.ref}
              >
                {webhookEventNames.map((event) => (
                  <Checkbox
                    key={event}
                    checked={field.value.includes(event)}
                    onBlur={field.onBlur}
                    onChange={({ currentTarget: { checked } }) =>
                      field.onChange(
                        webhookEventNames.filter((one) => (one === event ? checked : field.value.includes(one))),
                      )
                    }
                  >
                    {t(`event.${eventKeys[event]}`)} <span className="muted sm">{event}</span>
                  </Checkbox>
                ))}
              </div>
            )}
          </FormField>
        )}
      />
    </RowDialog>
  );
};

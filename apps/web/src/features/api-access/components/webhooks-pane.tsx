import { useState } from 'react';
import { Button } from '@blueprintjs/core';
import { Edit, Error as ErrorIcon, Offline, Plus, Tick, Time, Trash } from '@blueprintjs/icons';
import type { Webhook } from '@mullion/contracts';
import { ConfirmDialog, Pane, RowActions, useProblemToast, useToast, type RowAction } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { asProblem } from '../../../kits/api/as-problem';
import { useDeleteWebhookMutation, useUpdateWebhookMutation } from '../api/api-access-api';
import { eventKeys } from '../rules/event-keys';
import { WebhookDialog } from './webhook-dialog';

interface WebhooksPaneProps {
  readonly webhooks: readonly Webhook[];
  readonly chosen: Webhook | undefined;
  readonly onChoose: (webhook: Webhook) => void;
}
type Open = { readonly kind: 'new' } | { readonly kind: 'edit' | 'delete'; readonly webhook: Webhook };

/** The addresses that events go to; one of them is open at the right. */
export const WebhooksPane = ({ webhooks, chosen, onChoose }: WebhooksPaneProps) => {
  const { t } = useTranslation('apiAccess');
  const toast = useToast();
  const refuse = useProblemToast();
  const [open, setOpen] = useState<Open | null>(null);
  const [update] = useUpdateWebhookMutation();
  const [remove] = useDeleteWebhookMutation();
  const turn = async ({ id, enabled, version }: Webhook) => {
    const problem = asProblem((await update({ params: { id }, body: { enabled: !enabled, version } })).error);
    if (problem) refuse(problem, t(enabled ? 'webhooks.turnedOff' : 'webhooks.turnedOn'));
  };
  const removeIt = async ({ id }: Webhook) => {
    const problem = asProblem((await remove({ params: { id } })).error);
    if (problem) refuse(problem, t('webhooks.refusedDelete'));
    else toast({ message: t('webhooks.deleted') });
  };
  const actionsOf = (webhook: Webhook): readonly RowAction[] => [
    { key: 'edit', text: t('webhooks.edit'), icon: <Edit />, onClick: () => setOpen({ kind: 'edit', webhook }) },
    {
      key: 'turn',
      text: t(webhook.enabled ? 'webhooks.turnOff' : 'webhooks.turnOn'),
      icon: webhook.enabled ? <Offline /> : <Tick />,
      onClick: () => void turn(webhook),
    },
    {
      key: 'delete',
      text: t('webhooks.delete'),
      icon: <Trash />,
      destructive: true,
      onClick: () => setOpen({ kind: 'delete', webhook }),
    },
  ];
  return (
    <Pane
      title={t('webhooks.title')}
      count={webhooks.length}
      flush
      actions={<Button icon={<Plus />} text={t('webhooks.new')} onClick={() => setOpen({ kind: 'new' })} />}
    >
      {webhooks.length === 0 && <p className="pane-none">{t('webhooks.emptyText')}</p>}
      <ul className="webhook-list">
        {webhooks.map((webhook) => (
          <li key={webhook.id} className={webhook.id === chosen?.id ? 'on' : ''}>
            <button
              type="button"
              className="webhook-choice"
              aria-current={webhook.id === chosen?.id ? 'true' : undefined}
              onClick={() => onChoose(webhook)}
            >
              <b>{webhook.url}</b>
              <span>{webhook.events.map((event) => t(`event.${eventKeys[event]}`)).join(', ')}</span>
            </button>
            <WebhookMark webhook={webhook} />
            <RowActions name={webhook.url} actions={actionsOf(webhook)} />
          </li>
        ))}
      </ul>
      {(open?.kind === 'new' || open?.kind === 'edit') && (
        <WebhookDialog
          webhook={open.kind === 'edit' ? open.webhook : null}
          onSaved={onChoose}
          onClose={() => setOpen(null)}
        />
      )}
      {open?.kind === 'delete' && (
        <ConfirmDialog
          open
          destructive
          title={t('webhooks.deleteTitle', { url: open.webhook.url })}
          action={t('webhooks.deleteAction')}
          onConfirm={() => removeIt(open.webhook)}
          onClose={() => setOpen(null)}
        >
          {t('webhooks.deleteText')}
        </ConfirmDialog>
      )}
    </Pane>
  );
};

const WebhookMark = ({ webhook: { enabled, off_because, failed_today, waiting } }: { readonly webhook: Webhook }) => {
  const { t } = useTranslation('apiAccess');
  const mark = (tone: string, Icon: typeof Tick, text: string) => (
    <span className={`tag ${tone}`}>
      <Icon className="i" size={12} aria-hidden />
      {text}
    </span>
  );
  if (!enabled)
    return mark(
      off_because === 'gone' ? 'bad' : '',
      Offline,
      t(off_because === 'gone' ? 'webhooks.offGone' : 'webhooks.off'),
    );
  if (failed_today > 0) return mark('bad', ErrorIcon, t('webhooks.failedToday', { count: failed_today }));
  if (waiting > 0) return mark('info', Time, t('webhooks.waiting', { count: waiting }));
  return mark('ok', Tick, t('webhooks.allDelivered'));
};

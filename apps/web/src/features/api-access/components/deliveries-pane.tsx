import { useState } from 'react';
import { Button, SegmentedControl } from '@blueprintjs/core';
import { Repeat, SendMessage } from '@blueprintjs/icons';
import type { Webhook } from '@mullion/contracts';
import { EmptyState, Pager, Pane, useProblemToast, useToast } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { asProblem } from '../../../kits/api/as-problem';
import { Loaded } from '../../../kits/data/loaded';
import {
  useListWebhookDeliveriesQuery,
  useResendFailedDeliveriesMutation,
  useTestWebhookMutation,
} from '../api/api-access-api';
import { isTroubled } from '../rules/delivery-state';
import { DeliveryItem } from './delivery-item';

const ROWS = 25;
type State = 'all' | 'failed';

/** What was sent to the chosen address, newest first. The first that failed is open by itself. */
export const DeliveriesPane = ({ webhook }: { readonly webhook: Webhook }) => {
  const { t } = useTranslation('apiAccess');
  const toast = useToast();
  const refuse = useProblemToast();
  const [page, setPage] = useState(1);
  const [state, setState] = useState<State>('all');
  /** Undefined until a person has opened or closed one. */
  const [open, setOpen] = useState<number | null | undefined>();
  const [test, testing] = useTestWebhookMutation();
  const [resendFailed, resending] = useResendFailedDeliveriesMutation();
  const list = useListWebhookDeliveriesQuery({ params: { id: webhook.id }, query: { page, rows: ROWS, state } });
  const params = { id: webhook.id };
  const sendTest = async () => {
    const problem = asProblem((await test({ params })).error);
    if (problem) refuse(problem, t('deliveries.refusedTest'));
    else toast({ message: t('deliveries.tested') });
  };
  const sendFailed = async () => {
    const { data, error } = await resendFailed({ params });
    const problem = asProblem(error);
    if (problem) refuse(problem, t('deliveries.refusedResend'));
    else if (data)
      toast({
        message: data.resent > 0 ? t('deliveries.resentCount', { count: data.resent }) : t('deliveries.noneFailed'),
      });
  };
  const show = (next: State) => {
    setState(next);
    setPage(1);
  };
  return (
    <Pane
      title={t('deliveries.title')}
      count={webhook.url}
      flush
      className="deliveries"
      actions={
        <Button
          icon={<SendMessage />}
          text={t('deliveries.test')}
          disabled={!webhook.enabled}
          loading={testing.isLoading}
          onClick={() => void sendTest()}
        />
      }
    >
      <div className="deliveries-tools">
        <SegmentedControl
          size="small"
          aria-label={t('deliveries.filter')}
          value={state}
          options={[
            { value: 'all', label: t('deliveries.all') },
            { value: 'failed', label: t('deliveries.onlyFailed') },
          ]}
          onValueChange={(value) => show(value === 'failed' ? 'failed' : 'all')}
        />
        <span className="sp" />
        <Button
          size="small"
          icon={<Repeat />}
          text={t('deliveries.resendFailed')}
          disabled={!webhook.enabled}
          loading={resending.isLoading}
          onClick={() => void sendFailed()}
        />
      </div>
      <Loaded
        query={list}
        failed={t('deliveries.failed')}
        keepPrevious
        skeleton={<div className="bp6-skeleton delivery-skeleton" />}
      >
        {({ data, total, last_page }) => {
          const opened = open === undefined ? data.find(isTroubled)?.id : open;
          if (data.length === 0)
            return (
              <EmptyState
                title={t(state === 'failed' ? 'deliveries.emptyFailed' : 'deliveries.empty')}
                {...(state === 'all' ? { text: t('deliveries.emptyText') } : {})}
              />
            );
          return (
            <>
              <ul className="delivery-list">
                {data.map((delivery) => (
                  <DeliveryItem
                    key={delivery.id}
                    delivery={delivery}
                    isOpen={delivery.id === opened}
                    onToggle={() => setOpen(delivery.id === opened ? null : delivery.id)}
                  />
                ))}
              </ul>
              <Pager page={page} rows={ROWS} total={total} lastPage={last_page} onPage={setPage} />
            </>
          );
        }}
      </Loaded>
    </Pane>
  );
};

import { useState } from 'react';
import { AnchorButton, Button, SegmentedControl } from '@blueprintjs/core';
import { Document, Key } from '@blueprintjs/icons';
import type { MadeApiKey, Webhook } from '@mullion/contracts';
import { EmptyState, PageFrame, Pane } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../kits/data/loaded';
import { shownData } from '../../kits/data/read-state';
import { useListApiKeysQuery, useListWebhooksQuery } from './api/api-access-api';
import { CheckPane } from './components/check-pane';
import { DeliveriesPane } from './components/deliveries-pane';
import { DocsView } from './components/docs-view';
import { KeyDialog } from './components/key-dialog';
import { KeyOnceDialog } from './components/key-once-dialog';
import { KeysPane } from './components/keys-pane';
import { WebhooksPane } from './components/webhooks-pane';
import './api-access.css';
import './deliveries.css';
import './new-key.css';

type View = 'keys' | 'docs';

/** Other programs: the keys they come with, and what is sent to them. */
export const ApiAccessPage = () => {
  const { t } = useTranslation('apiAccess');
  const [view, setView] = useState<View>('keys');
  const [asksKey, setAsksKey] = useState(false);
  const [made, setMade] = useState<MadeApiKey | null>(null);
  const [chosenId, choose] = useState<Webhook['id'] | null>(null);
  const keys = useListApiKeysQuery();
  const webhooks = useListWebhooksQuery();
  const known = shownData(webhooks);
  const chosen = known?.find(({ id }) => id === chosenId) ?? known?.[0];
  const isEmpty = shownData(keys)?.length === 0 && known?.length === 0;
  const newKey = (
    <Button className="api-new" icon={<Key />} text={t('keys.new')} intent="primary" onClick={() => setAsksKey(true)} />
  );
  return (
    <PageFrame
      title={t('title')}
      crumb={t('crumb')}
      toolbar={
        <>
          <SegmentedControl
            aria-label={t('view.label')}
            value={view}
            options={(['keys', 'docs'] as const).map((value) => ({ value, label: t(`view.${value}`) }))}
            onValueChange={(value) => setView(value === 'docs' ? 'docs' : 'keys')}
          />
          <span className="sp" />
          {newKey}
        </>
      }
    >
      {view === 'docs' ? (
        <DocsView />
      ) : (
        <div className={`api-access${isEmpty ? ' nothing-yet' : ''}`}>
          <div className="api-left">
            {isEmpty && (
              <EmptyState
                title={t('keys.empty')}
                text={t('keys.emptyText')}
                action={
                  <AnchorButton
                    icon={<Document />}
                    text={t('keys.openApi')}
                    href="/api/openapi.json"
                    target="_blank"
                    rel="noreferrer"
                  />
                }
              />
            )}
            {!isEmpty && (
              <Loaded query={keys} failed={t('keys.failed')}>
                {(rows) => <KeysPane keys={rows} fetching={keys.isFetching} onMade={setMade} />}
              </Loaded>
            )}
            <Loaded
              query={webhooks}
              failed={t('webhooks.failed')}
              skeleton={<div className="bp6-skeleton delivery-skeleton" />}
            >
              {(rows) => <WebhooksPane webhooks={rows} chosen={chosen} onChoose={({ id }) => choose(id)} />}
            </Loaded>
            {chosen && <CheckPane key={chosen.id} webhook={chosen} />}
          </div>
          {chosen && <DeliveriesPane key={chosen.id} webhook={chosen} />}
          {!isEmpty && known?.length === 0 && (
            <Pane title={t('deliveries.title')}>
              <EmptyState title={t('webhooks.empty')} text={t('webhooks.emptyText')} />
            </Pane>
          )}
        </div>
      )}
      {asksKey && <KeyDialog onMade={setMade} onClose={() => setAsksKey(false)} />}
      {made && <KeyOnceDialog made={made} onClose={() => setMade(null)} />}
    </PageFrame>
  );
};

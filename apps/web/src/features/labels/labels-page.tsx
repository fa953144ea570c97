import { PageFrame } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../kits/data/loaded';
import { useListLabelPrintersQuery } from '../../entities/labels/labels-api';
import { PrintersPane } from './components/printers-pane';
import { QueuePane } from './components/queue-pane';
import './labels.css';

/** Label printers, what waits for them, and what became of every label. */
export const LabelsPage = () => {
  const { t } = useTranslation('labels');
  const printers = useListLabelPrintersQuery(undefined, { pollingInterval: 15_000, skipPollingIfUnfocused: true });
  return (
    <PageFrame title={t('title')} crumb={t('crumb')}>
      <div className="labels">
        <Loaded
          query={printers}
          failed={t('printers.failed')}
          skeleton={<div className="bp6-skeleton printers-skeleton" />}
        >
          {(rows) => <PrintersPane printers={rows} />}
        </Loaded>
        <QueuePane />
      </div>
    </PageFrame>
  );
};

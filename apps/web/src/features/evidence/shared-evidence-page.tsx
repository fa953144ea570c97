import './evidence.css';
import { useState } from 'react';
import { Document } from '@blueprintjs/icons';
import { formatMoment } from '@mullion/i18n';
import { useTranslation } from 'react-i18next';
import { readState } from '../../kits/data/read-state';
import { OutsideFrame } from '../../kits/outside/outside-frame';
import { useSharedEvidenceQuery } from './api/evidence-api';
import { EvidenceFailed } from './components/evidence-failed';
import { EvidenceFloor } from './components/evidence-floor';
import { EvidencePhotos } from './components/evidence-photos';
import { Handover, LaterPages } from './components/evidence-side';
import { EvidenceTable } from './components/evidence-table';

/** Links open for five minutes. */
const LINKS_MS = 240_000;

/** What of a departure is its reader's, by the link in the e-mail: nothing of others, no menu, nobody to sign in. */
export const SharedEvidencePage = () => {
  const { t } = useTranslation(['evidence', 'documents', 'shared', 'common', 'errors']);
  const query = useSharedEvidenceQuery(undefined, { refetchOnMountOrArgChange: true, pollingInterval: LINKS_MS });
  const [opened, setOpened] = useState<number | null>(null);
  const state = readState(query);
  if (state.kind === 'loading') return null;
  if (state.kind === 'failed') return <EvidenceFailed problem={state.problem} onRetry={() => void query.refetch()} />;
  const { content, photos, later, pdf, hash, code } = state.data;
  const title = t('own.title');
  return (
    <OutsideFrame title={`${title} · ${content.company}`} company={content.company}>
      <div className="ev-own-page">
        <h1>{title}</h1>
        <p className="outside-lead">
          {t('own.lead', {
            company: content.company,
            truck: content.number,
            moment: formatMoment(content.departed_at),
          })}
        </p>
        {pdf === null ? (
          <p className="secondary">{t('making')}</p>
        ) : (
          <a className="bp6-button bp6-intent-primary" href={pdf} target="_blank" rel="noreferrer">
            <Document aria-hidden />
            <span className="bp6-button-text">{t('pdf')}</span>
          </a>
        )}
        <EvidenceFloor content={content} stop={null} selectedId={opened} />
        <EvidenceTable content={content} stop={null} mails={null} opened={opened} onOpen={setOpened} />
        <EvidencePhotos content={content} links={photos} stop={null} />
        <Handover content={content} />
        <LaterPages later={later} links={photos} />
        <p className="muted sm ev-foot">
          {t('hash')}: <b>{code}</b> <span className="ev-hash">{hash}</span>
        </p>
      </div>
    </OutsideFrame>
  );
};

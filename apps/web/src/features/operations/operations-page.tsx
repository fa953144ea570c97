import { useState } from 'react';
import { Button } from '@blueprintjs/core';
import { Refresh } from '@blueprintjs/icons';
import { PageFrame } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../kits/data/loaded';
import { useReadOperationsQuery } from './api/operations-api';
import { BacklogsPart } from './components/backlogs-part';
import { CompanyFilter, type CompanyId } from './components/company-filter';
import { CopiesPart } from './components/copies-part';
import { LettersPart } from './components/letters-part';
import { MailsPart } from './components/mails-part';
import { SagasPart } from './components/sagas-part';
import {
  backlogRows,
  copyRows,
  letterRows,
  mailRows,
  sagaRows,
  unlistedCopies,
  unlistedLetters,
} from './rules/operations-rows';
import './operations.css';

/** Nothing here is an entity of a company, so no live message names it. */
const READ_AGAIN_MS = 4_000;

/**
 * What the operations team looks after: what waits, what was put aside, what is stuck, what differs, what is in doubt.
 */
export const OperationsPage = () => {
  const { t } = useTranslation(['operations', 'common']);
  const [company, setCompany] = useState<CompanyId | null>(null);
  const asked = company === null ? {} : { company_id: String(company) };
  const query = useReadOperationsQuery(
    { query: asked },
    { pollingInterval: READ_AGAIN_MS, skipPollingIfUnfocused: true },
  );
  return (
    <PageFrame
      title={t('title')}
      crumb={t('crumb')}
      actions={<Button icon={<Refresh />} text={t('common:action.refresh')} onClick={() => void query.refetch()} />}
    >
      <Loaded query={query} failed={t('failed')} keepPrevious>
        {(data) => (
          <div className="body operations">
            <BacklogsPart rows={data && backlogRows(data)} />
            <LettersPart rows={data && letterRows(data)} unlisted={data ? unlistedLetters(data) : 0} />
            <SagasPart rows={data && sagaRows(data)} />
            <MailsPart rows={data && mailRows(data)} silent={data?.mails === null} />
            <CopiesPart
              rows={data && copyRows(data)}
              unlisted={data ? unlistedCopies(data) : 0}
              filter={<CompanyFilter companies={data?.companies ?? []} value={company} onChange={setCompany} />}
            />
          </div>
        )}
      </Loaded>
    </PageFrame>
  );
};

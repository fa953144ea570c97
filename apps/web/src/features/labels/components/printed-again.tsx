import { Repeat } from '@blueprintjs/icons';
import { formatMoment } from '@mullion/i18n';
import { Note } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../kits/data/loaded';
import { useListLabelJobsQuery } from '../../../entities/labels/labels-api';

const MOST = 200;

/** Which labels of this pallet a person has printed again, and why. */
export const PrintedAgain = ({ ids }: { readonly ids: readonly number[] }) => {
  const { t } = useTranslation('labels');
  const list = useListLabelJobsQuery({ query: { rows: MOST, state: 'again' } });
  return (
    <section className="printed-again" aria-label={t('page.again')}>
      <h2>{t('page.again')}</h2>
      <Loaded query={list} failed={t('queue.failed')} compact skeleton={null}>
        {({ data }) => {
          const own = data.filter(({ subject_id }) => ids.includes(subject_id));
          if (own.length === 0) return <p className="muted">{t('page.noneAgain')}</p>;
          return (
            <ul>
              {own.map((job) => (
                <li key={job.id}>
                  <Repeat size={14} aria-hidden />
                  <b>{job.name}</b>
                  {job.revision !== null && (
                    <span className="tag">{t('queue.revision', { number: job.revision })}</span>
                  )}
                  <span className="secondary">
                    {[job.reason, job.asked_by, formatMoment(job.asked_at)].filter(Boolean).join(', ')}
                  </span>
                </li>
              ))}
            </ul>
          );
        }}
      </Loaded>
      <Note tone="info">{t('page.note')}</Note>
    </section>
  );
};

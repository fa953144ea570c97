import './evidence.css';
import { Tick } from '@blueprintjs/icons';
import { laterKinds } from '@mullion/contracts';
import { formatMoment } from '@mullion/i18n';
import { useTranslation } from 'react-i18next';
import { readState } from '../../kits/data/read-state';
import { OutsideFrame } from '../../kits/outside/outside-frame';
import { useSharedProofQuery } from './api/evidence-api';
import { EvidenceFailed } from './components/evidence-failed';

/** What the code on a sheet opens: that it is genuine, its hash to compare, and what was added afterwards. */
export const ProofPage = () => {
  const { t } = useTranslation(['evidence', 'common', 'errors']);
  const query = useSharedProofQuery(undefined, { refetchOnMountOrArgChange: true });
  const state = readState(query);
  if (state.kind === 'loading') return null;
  if (state.kind === 'failed') return <EvidenceFailed problem={state.problem} onRetry={() => void query.refetch()} />;
  const { company, number, departed_at, hash, code, pallets, products, later } = state.data;
  return (
    <OutsideFrame title={`${t('proof.title')} · ${company}`} company={company}>
      <div className="ev-own-page">
        <h1 className="row">
          <Tick className="ok" size={24} aria-hidden /> {t('proof.title')}
        </h1>
        <p className="outside-lead">{t('proof.lead', { company, truck: number, moment: formatMoment(departed_at) })}</p>
        <dl className="ev-proof">
          <dt>{t('proof.code')}</dt>
          <dd>
            <b>{code}</b>
          </dd>
          <dt>{t('hash')}</dt>
          <dd className="ev-hash">{hash}</dd>
        </dl>
        <p>{t('proof.figures', { pallets, products })}</p>
        <h2>{t('later')}</h2>
        {later.length === 0 && <p className="secondary">{t('proof.none')}</p>}
        <ul>
          {later.map((page) => (
            <li key={page.hash}>
              {t(`laterKind.${laterKinds.find((kind) => kind === page.kind) ?? 'recalled'}`, {
                stop: '',
                product: '',
              }).replace(/:\s*$/, '')}{' '}
              <span className="secondary">{formatMoment(page.at)}</span>{' '}
              <span className="muted sm ev-hash">{page.hash}</span>
            </li>
          ))}
        </ul>
      </div>
    </OutsideFrame>
  );
};

import './pallet-info.css';
import './photos.css';
import '../../app/packing/packing.css';
import { EmptyState, PageFrame } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { Loaded } from '../../app/data/loaded';
import { usePageHref } from '../../app/language';
import { usePalletQuery, wholePalletArgs } from '../../app/packing/packing-api';
import { useRemembered } from '../../app/palette/recent';
import { paths } from '../../app/paths';
import { PalletInfoView } from './components/pallet-info-view';

/** What a pallet is: drawings, figures, products and photos. Nothing of its arrangement is changed here. */
export const PalletInfoPage = () => {
  const { t } = useTranslation('pallet');
  const { palletId } = useParams();
  const id = Number(palletId);
  const href = usePageHref();
  const isId = Number.isInteger(id) && id > 0;
  const query = usePalletQuery(wholePalletArgs(id), { skip: !isId, refetchOnMountOrArgChange: true });
  const opened = query.currentData;
  useRemembered(opened ? { kind: 'pallet', id, title: opened.shown_number, note: opened.customer_name, path: paths.palletInfo(id) } : null);
  return (
    <Loaded
      query={query}
      failed={t('page.failed')}
      isGone={!isId}
      gone={
        <EmptyState
          picture="pallet"
          title={t('page.gone')}
          text={t('page.goneText')}
          action={
            <Link className="bp6-button" to={href(paths.pallets())}>
              {t('page.back')}
            </Link>
          }
        />
      }
      skeleton={<div className="pi-skeleton bp6-skeleton" aria-busy />}
      frame={(content, kind) => (
        <PageFrame
          crumb={<Link to={href(paths.pallets())}>{t('page.crumb')}</Link>}
          title={t(({ loading: 'page.loading', gone: 'page.gone', failed: 'page.pallet' } as const)[kind])}
        >
          {content}
        </PageFrame>
      )}
    >
      {(pallet) => <PalletInfoView key={id} pallet={pallet} />}
    </Loaded>
  );
};

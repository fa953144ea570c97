import { EmptyState, PageFrame, useAccess } from '@mullion/ui-kit';
import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { usePageHref } from '../../app/language';
import { paths } from '../../app/paths';

/** The menu's word for each address that has no page yet. */
const titles: Readonly<Record<string, ParseKeys<'menu'>>> = {
  production: 'monitoring',
  'work-centers': 'workCenters',
  'work-center': 'workCenter',
  'status-change': 'statusChange',
  'work-centers-management': 'manageWorkCenters',
  pallets: 'pallets',
  'trucks-list': 'trucks',
  'pallet-planning': 'packingPlan',
  scanner: 'scan',
  company: 'companySettings',
  user: 'users',
  customers: 'customers',
  problems: 'problems',
  'pdf-templates': 'pdfTemplates',
  'edit-account': 'account',
  'edit-accounts': 'account',
  'pallet-info': 'palletInfo',
  'truck-scanner': 'truckScanner',
  truck: 'truck',
  'truck-viewing': 'truck',
};

/** A page of a later part of the product. */
export const NotHereYetPage = () => {
  const { t } = useTranslation(['menu', 'common']);
  const { pathname } = useLocation();
  const href = usePageHref();
  const { kind } = useAccess();
  const title = titles[pathname.split('/')[2] ?? ''];
  return (
    <PageFrame title={title ? t(`menu:${title}`) : t('common:notHere.title')}>
      <EmptyState
        title={t('common:notHere.title')}
        text={t('common:notHere.text')}
        action={
          kind === 'manufacturer' && (
            <Link className="bp6-button" to={href(paths.orders())}>
              {t('common:notHere.back')}
            </Link>
          )
        }
      />
    </PageFrame>
  );
};

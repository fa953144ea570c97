import { PageFrame } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { Loaded } from '../../kits/data/loaded';
import { usePageHref } from '../../kits/address/language';
import { paths } from '../../entities/pages/paths';
import { useListWorkCentersQuery } from '../../entities/work-center/work-centers-api';

/** Where the menu leads: the first work center by code; the list, where one can be made, while there is none. */
export const FirstWorkCenterPage = () => {
  const { t } = useTranslation('centers');
  const href = usePageHref();
  const list = useListWorkCentersQuery();
  return (
    <PageFrame title={t('title')}>
      <Loaded query={list} failed={t('refused.load')} skeleton={<div className="body" aria-busy />}>
        {(centers) => {
          const first = centers.filter(({ deleted }) => !deleted).toSorted((a, b) => (a.code < b.code ? -1 : 1))[0];
          return <Navigate replace to={href(first ? paths.workCenter(first.id, first.code) : paths.workCenters())} />;
        }}
      </Loaded>
    </PageFrame>
  );
};

import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { Button, Switch } from '@blueprintjs/core';
import { Edit, EyeOpen, Flows, Plus } from '@blueprintjs/icons';
import type { ListedWorkCenter } from '@mullion/contracts';
import { DataTable, EmptyState, FilterInput, PageFrame, useCan } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../kits/data/loaded';
import { useGo, usePageHref } from '../../kits/address/language';
import { paths } from '../../entities/pages/paths';
import { useListWorkCentersQuery } from '../../entities/work-center/work-centers-api';
import { centerColumns } from './components/center-columns';
import { WorkCenterDialog } from './components/work-center-dialog';
import { matchingCenters } from './rules/matching-centers';
import './work-centers.css';

/** Work centers by code; types 0 and 1 edit them, everybody opens them. */
export const WorkCentersPage = () => {
  const { t } = useTranslation('centers');
  const href = usePageHref();
  const go = useGo();
  const manages = useCan({ types: [0, 1] });
  const [filter, setFilter] = useState('');
  const [withDeleted, setWithDeleted] = useState(false);
  const [edited, setEdited] = useState<ListedWorkCenter | 'new' | null>(null);
  const list = useListWorkCentersQuery({ query: { deleted: withDeleted ? 'true' : 'false' } });
  const columns = useMemo(() => centerColumns(t, { code: '160px', kind: '160px', kindFrom: 'phone' }), [t]);
  const newButton = manages && (
    <Button icon={<Plus />} text={t('new')} intent="primary" onClick={() => setEdited('new')} />
  );
  return (
    <PageFrame
      title={t('title')}
      actions={newButton}
      toolbar={
        <>
          <FilterInput label={t('filter')} value={filter} onChange={setFilter} width={260} hotkey />
          <Switch
            className="flat-switch"
            checked={withDeleted}
            label={t('showDeleted')}
            onChange={(event) => setWithDeleted(event.currentTarget.checked)}
          />
          <span className="sp" />
          {manages && (
            <Link className="bp6-button" to={href(paths.workCentersManagement())}>
              <Flows />
              <span className="bp6-button-text">{t('manage.title')}</span>
            </Link>
          )}
        </>
      }
    >
      <div className="body work-centers-list">
        <Loaded query={list} failed={t('refused.load')} keepPrevious>
          {(shown) => (
            <DataTable
              label={t('title')}
              columns={columns}
              rows={shown && matchingCenters(shown, filter)}
              idOf={({ id }) => id}
              nameOf={({ code }) => code}
              minWidth={600}
              actionsOf={(center) => [
                ...(manages
                  ? [{ key: 'edit', text: t('edit'), icon: <Edit />, onClick: () => setEdited(center) }]
                  : []),
                {
                  key: 'view',
                  text: t('view'),
                  icon: <EyeOpen />,
                  href: href(paths.workCenter(center.id, center.code)),
                  onClick: () => go(paths.workCenter(center.id, center.code)),
                },
              ]}
              onOpen={(center) => go(paths.workCenter(center.id, center.code))}
              fetching={list.isFetching}
              empty={
                filter ? (
                  <EmptyState picture="search" title={t('noMatch')} text={t('noMatchText')} />
                ) : (
                  <EmptyState
                    title={t('empty')}
                    text={t('emptyText')}
                    action={manages && <Button icon={<Plus />} text={t('new')} onClick={() => setEdited('new')} />}
                  />
                )
              }
            />
          )}
        </Loaded>
      </div>
      {edited !== null && (
        <WorkCenterDialog center={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
    </PageFrame>
  );
};

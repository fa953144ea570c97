import { useState } from 'react';
import { Button, SegmentedControl, Switch } from '@blueprintjs/core';
import { ArrowRight, Plus, Properties } from '@blueprintjs/icons';
import { MAX_WORK_CENTER_LEVEL, type ListedWorkCenter } from '@mullion/contracts';
import { Note, PageFrame, useUnsavedGuard } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useTell } from '../../kits/api/use-tell';
import { Loaded } from '../../kits/data/loaded';
import { shownData } from '../../kits/data/read-state';
import { useListWorkCentersQuery } from '../../entities/work-center/work-centers-api';
import { useUpdateWorkCenterMutation } from './api/work-centers-page-api';
import { DeleteCenterDialog } from './components/delete-center-dialog';
import { EmptyGraph } from './components/empty-graph';
import { ManageBody } from './components/manage-body';
import { RulesDialog } from './components/rules-dialog';
import { WorkCenterDialog } from './components/work-center-dialog';
import './work-centers.css';
import './work-centers-management.css';

type Open =
  | { readonly kind: 'new' }
  | { readonly kind: 'rules' }
  | { readonly kind: 'delete'; readonly center: ListedWorkCenter };
const views = ['both', 'table'] as const;
const NONE: readonly ListedWorkCenter[] = [];

/** The graph of work centers: who waits for whom, and by which rules products go through them. */
export const WorkCentersManagementPage = () => {
  const { t } = useTranslation('centers');
  const tell = useTell();
  const [withDeleted, setWithDeleted] = useState(false);
  const [view, setView] = useState<(typeof views)[number]>('both');
  const [selected, setSelected] = useState<number | null>(null);
  const [isDirty, setDirty] = useState(false);
  const [open, setOpen] = useState<Open | null>(null);
  const guard = useUnsavedGuard(isDirty);
  const select = (id: number | null) =>
    guard(() => {
      setDirty(false);
      setSelected(id);
    });
  const list = useListWorkCentersQuery({ query: { deleted: 'true' } });
  const all = shownData(list) ?? NONE;
  const [update] = useUpdateWorkCenterMutation();
  const restore = async ({ id, code, version }: ListedWorkCenter) => {
    await tell(
      update({ params: { id }, body: { deleted: false, version } }),
      t('restored', { code }),
      t('refused.restore'),
    );
  };
  const deleted = all.filter((center) => center.deleted).length;
  const uncounted = all.filter((center) => !center.deleted && center.level === null);
  return (
    <PageFrame
      title={t('manage.title')}
      state={
        all.length > 0 && (
          <span className="muted nowrap hide-phone">
            {[
              t('manage.count', { count: all.length - deleted }),
              ...(deleted > 0 ? [t('manage.countDeleted', { count: deleted })] : []),
            ].join(', ')}
          </span>
        )
      }
      toolbar={
        all.length > 0 && (
          <>
            <SegmentedControl
              className="center-views"
              aria-label={t('manage.title')}
              size="small"
              options={views.map((value) => ({ value, label: t(`manage.view.${value}`) }))}
              value={view}
              onValueChange={(value) => setView(value === 'table' ? 'table' : 'both')}
            />
            <Switch
              className="flat-switch"
              checked={withDeleted}
              label={t('showDeleted')}
              onChange={(event) => setWithDeleted(event.currentTarget.checked)}
            />
            <span className="sp" />
            <span className="center-legend">
              <span className="center-swatch" aria-hidden />
              {t('manage.legendPreparation')}
              <ArrowRight aria-hidden />
              {t('manage.legendArrow')}
            </span>
            <span className="vr" />
            <Button icon={<Properties />} text={t('manage.rules')} onClick={() => setOpen({ kind: 'rules' })} />
            <Button icon={<Plus />} text={t('new')} onClick={() => guard(() => setOpen({ kind: 'new' }))} />
          </>
        )
      }
      notes={
        uncounted.length > 0 && (
          <Note tone="warn">
            {t('manage.tooDeep', { level: MAX_WORK_CENTER_LEVEL, codes: uncounted.map(({ code }) => code).join(', ') })}
          </Note>
        )
      }
    >
      <div className="body center-page">
        <Loaded query={list} failed={t('refused.load')} skeleton={<div className="center-wait bp6-skeleton" />}>
          {(centers) =>
            centers.length === 0 ? (
              <EmptyGraph onNew={() => setOpen({ kind: 'new' })} />
            ) : (
              <ManageBody
                all={centers}
                withDeleted={withDeleted}
                withDiagram={view === 'both'}
                isFetching={list.isFetching}
                selected={selected}
                isDirty={isDirty}
                onSelect={select}
                onDirty={setDirty}
                onDelete={(center) => setOpen({ kind: 'delete', center })}
                onRestore={(center) => void restore(center)}
              />
            )
          }
        </Loaded>
      </div>
      {open?.kind === 'new' && <WorkCenterDialog center={null} onSaved={select} onClose={() => setOpen(null)} />}
      {open?.kind === 'rules' && (
        <RulesDialog centers={all.filter((center) => !center.deleted)} onClose={() => setOpen(null)} />
      )}
      {open?.kind === 'delete' && <DeleteCenterDialog center={open.center} onClose={() => setOpen(null)} />}
    </PageFrame>
  );
};

import { useState } from 'react';
import { Button, Checkbox, SegmentedControl } from '@blueprintjs/core';
import { Document, Inbox, Plus, Settings } from '@blueprintjs/icons';
import {
  returnableForms,
  type MovementFields,
  type ReturnableForm,
  type ReturnableHolder,
  type ReturnableHolderId,
} from '@mullion/contracts';
import {
  DataTable,
  EmptyState,
  FilterInput,
  PageFrame,
  SelectionBar,
  SideDrawer,
  useCan,
  useSelection,
  type Column,
} from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Loaded } from '../../kits/data/loaded';
import { shownData } from '../../kits/data/read-state';
import { useMedia } from '../../kits/elements/use-media';
import { usePageHref } from '../../kits/address/language';
import { useListView, usePaging } from '../../kits/lists/use-list-view';
import { paths } from '../../entities/pages/paths';
import { useListReturnablesQuery } from './api/returnables-api';
import { HolderPane } from './components/holder-pane';
import { MoveDialog } from './components/move-dialog';
import { holderColumns } from './components/holder-columns';
import { RemindDialog } from './components/remind-dialog';
import { SummaryStrip } from './components/summary-strip';
import { ageNames, mostOf } from './rules/age-bars';
import { returnablesView, ROWS, type ReturnableSortColumn } from './rules/returnables-view';
import { usePrintReturnables } from './state/use-print-returnables';
import './returnables.css';

interface Moving {
  readonly act: MovementFields['act'];
  readonly holder: { readonly id: ReturnableHolderId; readonly name: string } | null;
}
/** So many holders are reminded at once. */
const MOST_REMINDED = 50;
const idOf = ({ id }: ReturnableHolder): number => id;
/** Below this the pane of a holder is a drawer. */
const WIDE = '(min-width: 1100px)';

/** Who has which returnable pallets and stillages since when; what is filtered and looked at stands in the address. */
export const ReturnablesPage = () => {
  const { t } = useTranslation(['returnables', 'common', 'mails']);
  const href = usePageHref();
  const isWide = useMedia(WIDE);
  const mayFindCustomers = useCan({ right: 'CA_NEW' });
  const { view, change } = useListView(returnablesView);
  const mayRemind = useCan({ types: [0, 1, 2, 3], writes: true });
  const [moving, setMoving] = useState<Moving | null>(null);
  const [reminded, setReminded] = useState<readonly ReturnableHolderId[] | null>(null);
  const print = usePrintReturnables();
  const found = {
    ...{ filter: view.filter, order_by: view.orderBy, order: view.order },
    ...(view.form !== null && { form: view.form }),
    late: view.late === null ? ('false' as const) : ('true' as const),
  };
  const list = useListReturnablesQuery({ query: { ...found, page: view.page, rows: ROWS } });
  const data = shownData(list);
  const selection = useSelection(idOf, data?.data);
  const paging = usePaging(
    view.page,
    data && { rows: ROWS, total: data.total, lastPage: data.last_page },
    list.isFetching,
    change,
  );
  const most = mostOf(data?.data ?? []);
  const isBeside = view.holder !== null && isWide;
  const columns: readonly Column<ReturnableHolder>[] = holderColumns({
    ...{ t, most, isBeside },
    hrefOf: ({ id }) => href(returnablesView.write({ ...view, holder: id })),
  });
  const show = (holder: number | null) => change({ holder, page: view.page });
  const isFiltered = view.filter !== null || view.form !== null || view.late !== null;
  const pane = view.holder !== null && (
    <HolderPane
      key={view.holder}
      id={view.holder}
      onRemind={mayRemind ? ({ id }) => setReminded([id]) : undefined}
      onMove={(act, { id, customer, address }) =>
        setMoving({ act, holder: { id, name: [customer, address].filter(Boolean).join(', ') } })
      }
    />
  );
  return (
    <PageFrame
      title={t('title')}
      crumb={t('crumb')}
      actions={
        <>
          {mayFindCustomers && (
            <Button icon={<Plus />} text={t('give')} onClick={() => setMoving({ act: 'given', holder: null })} />
          )}
          <Button
            icon={<Inbox />}
            intent="primary"
            text={t('take')}
            onClick={() => setMoving({ act: 'taken', holder: null })}
          />
        </>
      }
      toolbar={
        <>
          <FilterInput
            label={t('filter')}
            value={view.filter ?? ''}
            onChange={(filter) => change({ filter: filter || null })}
            width={206}
            hotkey
          />
          <SegmentedControl
            aria-label={t('forms')}
            size="small"
            options={[
              { value: 'all', label: t('all') },
              ...returnableForms.map((value) => ({ value, label: t(`form.${value}`) })),
            ]}
            value={view.form ?? 'all'}
            onValueChange={(value) => change({ form: value === 'all' ? null : (value as ReturnableForm) })}
          />
          <Checkbox
            className="late-only"
            checked={view.late !== null}
            label={t('late')}
            onChange={({ currentTarget }) => change({ late: currentTarget.checked ? 'late' : null })}
          />
          <span className="sp" />
          <span className="age-legend">
            {ageNames.map((name) => (
              <span key={name}>
                <i className={`age-${name}`} aria-hidden /> {t(`age.${name}`)}
              </span>
            ))}
          </span>
          <Button
            icon={<Document />}
            text={t('print')}
            disabled={!data || data.total === 0}
            onClick={() => print(found)}
          />
          <Link className="bp6-button" to={href(paths.returnableKinds())}>
            <Settings aria-hidden />
            <span className="bp6-button-text">{t('kinds')}</span>
          </Link>
        </>
      }
    >
      {data && <SummaryStrip summary={data.summary} />}
      <div className={`returnables${isBeside ? ' with-holder' : ''}`}>
        <div className="body">
          <Loaded query={list} failed={t('failed')} keepPrevious>
            {(shown) => (
              <DataTable
                label={t('title')}
                columns={columns}
                rows={shown?.data}
                idOf={idOf}
                nameOf={({ customer, address }) => [customer, address].filter(Boolean).join(', ')}
                currentId={view.holder}
                selection={mayRemind ? selection : undefined}
                sort={{ by: view.orderBy, order: view.order }}
                onSort={({ by, order }) => change({ orderBy: by as ReturnableSortColumn, order })}
                onOpen={({ id }) => show(id)}
                fetching={list.isFetching}
                minWidth={isBeside ? 680 : 640}
                empty={
                  isFiltered ? (
                    <EmptyState
                      picture="search"
                      title={t('noMatch')}
                      text={t('noMatchText')}
                      action={
                        <Button
                          text={t('clearFilter')}
                          onClick={() => change({ filter: null, form: null, late: null })}
                        />
                      }
                    />
                  ) : (
                    <EmptyState picture="truck" title={t('empty')} text={t('emptyText')} />
                  )
                }
              />
            )}
          </Loaded>
        </div>
        {isWide && pane && <aside className="holder-pane">{pane}</aside>}
      </div>
      {!isWide && pane && (
        <SideDrawer
          open
          title={data?.data.find(({ id }) => id === view.holder)?.customer ?? t('title')}
          onClose={() => show(null)}
        >
          {pane}
        </SideDrawer>
      )}
      <SelectionBar
        selection={mayRemind ? selection : undefined}
        visibleCount={data?.data.filter(({ id }) => selection.ids.has(id)).length ?? 0}
        actions={
          <Button
            size="small"
            text={t('mails:remindMany', { count: selection.ids.size })}
            disabled={selection.ids.size > MOST_REMINDED}
            onClick={() => setReminded([...selection.ids] as ReturnableHolderId[])}
          />
        }
        paging={paging}
      />
      {reminded && <RemindDialog holders={reminded} onClose={() => setReminded(null)} onSent={selection.clear} />}
      {moving && <MoveDialog {...moving} onClose={() => setMoving(null)} onMoved={show} />}
    </PageFrame>
  );
};

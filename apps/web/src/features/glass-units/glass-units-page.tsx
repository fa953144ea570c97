import { useMemo, useState } from 'react';
import { Button } from '@blueprintjs/core';
import { Trash, Upload } from '@blueprintjs/icons';
import type { GlassUnit } from '@mullion/contracts';
import { formatNumber } from '@mullion/i18n';
import { DataTable, EmptyState, PageFrame, SelectionBar, useCan, type RowAction } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../kits/data/loaded';
import { shownData } from '../../kits/data/read-state';
import { useMedia } from '../../kits/elements/use-media';
import { useLanguage } from '../../kits/address/language';
import { useListView, usePaging } from '../../kits/lists/use-list-view';
import { useListGlassUnitsQuery } from '../../entities/glass-unit/glass-units-api';
import { GlassCards } from './components/glass-cards';
import { glassColumns } from './components/glass-columns';
import { GlassSort } from './components/glass-sort';
import { GlassToolbar } from './components/glass-toolbar';
import { RemoveUnit } from './components/remove-unit';
import { StandDrawing } from './components/stand-drawing';
import { StandMap } from './components/stand-map';
import { UnitDrawer } from './components/unit-drawer';
import { UploadDialog } from './components/upload-dialog';
import { glassView, type GlassSortColumn } from './rules/glass-view';
import { useSizeText } from './state/use-size-text';
import './glass-units.css';
import './stands.css';
import './upload.css';

const ROWS = 50;

/** Glass units of a manufacturer, or of the supplier that delivers them; search, order and page are in the address. */
export const GlassUnitsPage = () => {
  const { t } = useTranslation('glassUnits');
  const language = useLanguage();
  const phone = useMedia('(max-width: 599px)');
  const uploads = useCan({ kinds: ['manufacturer', 'supplier'], writes: true });
  const sizeText = useSizeText();
  const { view, change } = useListView(glassView);
  const [opened, setOpened] = useState<GlassUnit | null>(null);
  const [removed, setRemoved] = useState<GlassUnit | null>(null);
  const [isUploading, setUploading] = useState(false);
  const { filter, page, orderBy, order, stand, side } = view;
  const isList = view.shown === 'list';
  const list = useListGlassUnitsQuery(
    { query: { filter, page, order_by: orderBy, order, stand, ...(side === null ? {} : { side }) } },
    { skip: !isList },
  );
  const data = shownData(list);
  const paging = usePaging(
    page,
    data && { rows: ROWS, total: data.total, lastPage: data.last_page },
    list.isFetching,
    change,
  );
  const columns = useMemo(() => glassColumns(t, sizeText), [t, sizeText]);
  const isFiltered = filter !== null || stand !== null;
  const clear = () => change({ filter: null, stand: null, side: null });
  const actionsOf = (unit: GlassUnit): RowAction[] => [
    { key: 'delete', text: t('remove.action'), icon: <Trash />, destructive: true, onClick: () => setRemoved(unit) },
  ];
  const number = (count: number) => formatNumber(count, language);
  const nothing = data?.total === 0;
  const upload = (isMain: boolean) =>
    uploads && (
      <Button
        icon={<Upload />}
        text={t('upload.open')}
        intent={isMain && !isUploading ? 'primary' : 'none'}
        onClick={() => setUploading(true)}
      />
    );
  const empty = isFiltered ? (
    <EmptyState
      title={t('noMatch', {
        filter: filter ?? stand,
        all: t('count', { count: data?.everything ?? 0, number: number(data?.everything ?? 0) }),
      })}
      text={t('noMatchText')}
      drawing={<StandDrawing a={3} b={2} missing />}
      action={<Button text={t('clear')} onClick={clear} />}
    />
  ) : (
    <EmptyState
      title={t('empty')}
      text={uploads ? t('emptyText') : t('emptyReader')}
      drawing={<StandDrawing a={3} b={2} missing />}
      action={upload(true)}
    />
  );
  return (
    <PageFrame
      title={t('title')}
      state={
        data &&
        !phone && (
          <span className="secondary">
            {nothing && isFiltered ? t('none') : t('count', { count: data.total, number: number(data.total) })}
          </span>
        )
      }
      actions={!(nothing && !isFiltered && isList) && upload(true)}
      toolbar={<GlassToolbar view={view} onChange={change} phone={phone} />}
    >
      {isList ? (
        <div className="body glass-list">
          <Loaded query={list} failed={t('refused.load')} keepPrevious>
            {(shown) =>
              phone ? (
                <>
                  {shown && shown.total > 0 && (
                    <div className="glass-found">
                      <b>{number(shown.total)}</b>
                      <span className="secondary" aria-live="polite">
                        {t('found', { count: shown.total })}
                      </span>
                      <span className="sp" />
                      <GlassSort view={view} onChange={change} />
                    </div>
                  )}
                  {shown?.total === 0 ? empty : <GlassCards units={shown?.data ?? []} onOpen={setOpened} />}
                </>
              ) : (
                <DataTable
                  label={t('title')}
                  columns={columns}
                  rows={shown?.data}
                  idOf={(unit) => unit.id}
                  nameOf={(unit) =>
                    t('unit', {
                      size: sizeText(unit),
                      type: unit.type,
                      stand: `${unit.stand_number ?? '–'} ${unit.stand_side ?? ''}`,
                      order: unit.customer_order,
                    })
                  }
                  sort={{ by: orderBy, order }}
                  onSort={(next) => change({ orderBy: next.by as GlassSortColumn, order: next.order })}
                  minWidth={920}
                  onOpen={setOpened}
                  actionsOf={uploads ? actionsOf : undefined}
                  fetching={list.isFetching}
                  empty={empty}
                />
              )
            }
          </Loaded>
        </div>
      ) : (
        <div className="body glass-list">
          <StandMap
            filter={filter}
            onList={(place) => change({ shown: 'list', stand: place.stand, side: place.side })}
          />
        </div>
      )}
      {isList && <SelectionBar<GlassUnit> paging={paging} />}
      <UnitDrawer unit={opened} onClose={() => setOpened(null)} />
      {removed && <RemoveUnit unit={removed} onClose={() => setRemoved(null)} />}
      {isUploading && <UploadDialog onClose={() => setUploading(false)} />}
    </PageFrame>
  );
};

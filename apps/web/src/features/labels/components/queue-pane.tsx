import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { Disable, Error as ErrorIcon, Help, Redo, Remove, Tick, Time } from '@blueprintjs/icons';
import { labelStates, type LabelJob, type LabelPrinter } from '@mullion/contracts';
import { formatMoment } from '@mullion/i18n';
import { DataTable, EmptyState, SelectBox, SelectionBar, useCan, type Column, type RowAction } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useTell } from '../../../kits/api/use-tell';
import { Loaded } from '../../../kits/data/loaded';
import { shownData } from '../../../kits/data/read-state';
import {
  useCancelLabelMutation,
  useListLabelJobsQuery,
  useListLabelPrintersQuery,
} from '../../../entities/labels/labels-api';
import { usePageHref } from '../../../kits/address/language';
import { paths } from '../../../entities/pages/paths';
import { ReprintDialog } from './reprint-dialog';

const ROWS = 50;
const views = ['all', 'again', ...labelStates] as const;
type View = (typeof views)[number];

const marks = {
  waiting: { tone: 'info', Icon: Time },
  sending: { tone: 'info', Icon: Time },
  sent: { tone: 'ok', Icon: Tick },
  failed: { tone: 'bad', Icon: ErrorIcon },
  unknown: { tone: 'warn', Icon: Help },
  cancelled: { tone: '', Icon: Disable },
} as const;

interface StateMarkProps {
  readonly job: LabelJob;
  /** Whether its printer takes labels now; undefined while that is not known. */
  readonly printer: LabelPrinter['state'] | undefined;
}

const StateMark = ({ job, printer = 'ready' }: StateMarkProps) => {
  const { t } = useTranslation('labels');
  const isStuck = job.state === 'waiting' && printer !== 'ready';
  const { tone, Icon } = isStuck ? { ...marks.waiting, tone: 'warn' } : marks[job.state];
  return (
    <>
      <span className={`tag ${tone}`}>
        <Icon className="i" size={12} aria-hidden />
        {t(`state.${job.state}`)}
      </span>
      {isStuck && <span className="label-why">{t(`queue.stuck.${printer}`)}</span>}
      {job.error && <span className="label-why">{t(`error.${job.error}`)}</span>}
      {job.reason && <span className="label-why">{t('queue.reprintOf', { reason: job.reason })}</span>}
      {job.reprinted && <span className="label-why">{t('queue.reprinted')}</span>}
    </>
  );
};

/** Every label and whether it was printed; a person prints one again, nobody else does. */
export const QueuePane = () => {
  const { t } = useTranslation('labels');
  const href = usePageHref();
  const tell = useTell();
  const writes = useCan({ writes: true });
  const [view, setView] = useState<View>('all');
  const [page, setPage] = useState(1);
  const [again, setAgain] = useState<LabelJob | null>(null);
  const [cancel] = useCancelLabelMutation();
  const list = useListLabelJobsQuery({ query: { page, rows: ROWS, state: view } });
  const data = shownData(list);
  const { data: printers } = useListLabelPrintersQuery();
  const columns = useMemo<readonly Column<LabelJob>[]>(
    () => [
      {
        key: 'at',
        head: t('queue.column.at'),
        width: '156px',
        cell: (job) => formatMoment(job.asked_at),
        text: (job) => job.asked_at,
      },
      {
        key: 'name',
        head: t('queue.column.name'),
        strong: true,
        cell: (job) => (
          <>
            {job.kind === 'pallet' ? <Link to={href(paths.palletLabels(job.subject_id))}>{job.name}</Link> : job.name}
            <span className="label-why">
              {t(`kind.${job.kind}`)}
              {job.revision !== null && `, ${t('queue.revision', { number: job.revision })}`}
            </span>
          </>
        ),
        text: (job) => job.name,
      },
      {
        key: 'printer',
        head: t('queue.column.printer'),
        width: '160px',
        cell: (job) => job.printer,
        text: (job) => job.printer,
      },
      {
        key: 'state',
        head: t('queue.column.state'),
        cell: (job) => <StateMark job={job} printer={printers?.find(({ id }) => id === job.printer_id)?.state} />,
        text: (job) => t(`state.${job.state}`),
      },
      {
        key: 'who',
        head: t('queue.column.who'),
        width: '150px',
        cell: (job) => job.asked_by,
        text: (job) => job.asked_by,
      },
    ],
    [t, href, printers],
  );
  const actionsOf = (job: LabelJob): readonly RowAction[] => {
    if (!writes) return [];
    if (job.state === 'waiting') {
      const takeOut = () =>
        void tell(cancel({ params: { id: job.id } }), t('queue.cancelled'), t('queue.refusedCancel'));
      return [{ key: 'cancel', text: t('queue.cancel'), icon: <Remove />, onClick: takeOut }];
    }
    if (job.state === 'sending' || job.reprinted) return [];
    return [{ key: 'again', text: t('queue.reprint'), icon: <Redo />, onClick: () => setAgain(job) }];
  };
  return (
    <section className="pane label-queue" aria-label={t('queue.title')}>
      <header className="ph">
        <h2>{t('queue.title')}</h2>
        <span className="sp" />
        <label className="secondary" htmlFor="label-view">
          {t('queue.filter')}
        </label>
        <SelectBox
          id="label-view"
          value={view}
          onChange={({ currentTarget }) => {
            setView(currentTarget.value as View);
            setPage(1);
          }}
        >
          {views.map((one) => (
            <option key={one} value={one}>
              {one === 'all' || one === 'again' ? t(`queue.${one}`) : t(`state.${one}`)}
            </option>
          ))}
        </SelectBox>
      </header>
      <Loaded query={list} failed={t('queue.failed')} keepPrevious>
        {(shown) => (
          <DataTable
            label={t('queue.title')}
            columns={columns}
            rows={shown?.data}
            idOf={(job) => job.id}
            nameOf={(job) => job.name}
            minWidth={760}
            actionsOf={actionsOf}
            fetching={list.isFetching}
            empty={
              view === 'all' ? (
                <EmptyState title={t('queue.empty')} text={t('queue.emptyText')} />
              ) : (
                <EmptyState picture="search" title={t('queue.noneOf')} />
              )
            }
          />
        )}
      </Loaded>
      <SelectionBar<LabelJob>
        paging={data ? { page, rows: ROWS, total: data.total, lastPage: data.last_page, onPage: setPage } : undefined}
      />
      {again && <ReprintDialog job={again} onClose={() => setAgain(null)} />}
    </section>
  );
};

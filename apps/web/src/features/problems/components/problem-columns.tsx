import { Link } from 'react-router';
import { Paperclip } from '@blueprintjs/icons';
import type { Language, ListedProblem } from '@mullion/contracts';
import { formatMoment, formatMomentSeconds, formatNumber } from '@mullion/i18n';
import { StatusTag, type Column } from '@mullion/ui-kit';
import type { TFunction } from 'i18next';
import { paths } from '../../../entities/pages/paths';

interface ProblemColumnsInput {
  readonly t: TFunction<['problems', 'common']>;
  readonly language: Language;
  readonly href: (path: string) => string;
  readonly statusName: (status: number) => string;
}

const nothing = <span className="muted">–</span>;

/** An order that is known is a link to its products. */
export const problemColumns = ({
  t,
  language,
  href,
  statusName,
}: ProblemColumnsInput): readonly Column<ListedProblem>[] => [
  {
    key: 'subject',
    head: t('column.subject'),
    width: '20%',
    sortable: true,
    strong: true,
    cell: (problem) => problem.subject,
    text: (problem) => problem.subject,
  },
  {
    key: 'order_code',
    head: t('column.order_code'),
    width: '132px',
    sortable: true,
    cell: ({ order_id: id, order_code: code }) =>
      id === null ? code : <Link to={href(paths.products(id))}>{code}</Link>,
    text: (problem) => problem.order_code,
  },
  {
    key: 'attachments',
    head: t('column.attachments'),
    width: '64px',
    hideBelow: 'phone',
    cell: ({ attachments }) =>
      attachments === null ? (
        <span title={t('attachmentsUnknown')}>?</span>
      ) : attachments.length === 0 ? (
        nothing
      ) : (
        <span className="row g1 nowrap">
          <Paperclip aria-hidden /> {attachments.length}
        </span>
      ),
    text: ({ attachments }) => (attachments ?? []).map(({ file_name: name }) => name).join(', '),
  },
  {
    key: 'comment',
    head: t('column.comment'),
    hideBelow: 'narrow',
    cell: (problem) => problem.comment || nothing,
    text: (problem) => problem.comment ?? '',
  },
  {
    key: 'user_name',
    head: t('column.user_name'),
    width: '140px',
    sortable: true,
    hideBelow: 'phone',
    cell: (problem) => problem.user_name,
    text: (problem) => problem.user_name,
  },
  {
    key: 'created_at',
    head: t('column.created_at'),
    width: '108px',
    sortable: true,
    // the year stands in the full text
    cell: (problem) => formatMoment(problem.created_at).slice('yyyy-'.length),
    text: (problem) => formatMoment(problem.created_at),
  },
  {
    key: 'status',
    head: t('column.status'),
    width: '118px',
    sortable: true,
    cell: ({ status }) => <StatusTag table="problems" status={status} text={statusName(status)} />,
  },
  {
    key: 'solved_at',
    head: t('column.solved_at'),
    width: '154px',
    sortable: true,
    hideBelow: 'narrow',
    cell: (problem) => (problem.solved_at === null ? nothing : formatMomentSeconds(problem.solved_at)),
  },
  {
    key: 'time_spent',
    head: t('column.time_spent'),
    width: '96px',
    align: 'end',
    sortable: true,
    cell: ({ time_spent: hours }) => (hours === null ? nothing : formatNumber(hours, language, 1)),
  },
];

import { Fragment, useRef } from 'react';
import type { HistoryAction, OutputOf, listOperationActions } from '@mullion/contracts';
import { formatDate, formatMoment, formatNumber } from '@mullion/i18n';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ProductPicture } from '../../../entities/product/product-picture';
import { useLanguage, usePageHref } from '../../../kits/address/language';
import { paths } from '../../../entities/pages/paths';
import { historyDays, initials } from '../rules/history-days';
import { useCenterName } from '../state/use-center-name';
import { usePreview } from '../state/use-preview';
import { ActionTag } from './action-tag';
import { Floating } from './floating';

type History = OutputOf<typeof listOperationActions>;

const DAY_MS = 86_400_000;
const PROBLEM = 3;

interface HistoryTableProps {
  readonly history: History;
  readonly isFetching: boolean;
}

/** What was done, newest first, days as groups. A line's product is shown by pointing at it or by Space. */
export const HistoryTable = ({ history, isFetching }: HistoryTableProps) => {
  const { t } = useTranslation('production');
  const language = useLanguage();
  const body = useRef<HTMLDivElement>(null);
  const preview = usePreview<`${number}`>();
  const counts = new Map(history.days.map(({ date, count }) => [date, count]));
  const nameOf = useCenterName(history.centers);
  const dayName = (date: string): string => {
    const weekday = new Intl.DateTimeFormat(language, { weekday: 'long' }).format(new Date(`${date}T12:00`));
    const day = `${weekday} ${date}`;
    if (date === formatDate(new Date())) return t('past.today', { day });
    return date === formatDate(new Date(Date.now() - DAY_MS))
      ? t('past.yesterday', { day })
      : day.charAt(0).toUpperCase() + day.slice(1);
  };
  const shown = history.data.find(({ id }) => String(id) === preview.shown?.key);
  const move = (row: Element, by: number) => {
    const rows = [...(body.current?.querySelectorAll<HTMLElement>('tr[data-action]') ?? [])];
    rows[rows.indexOf(row as HTMLElement) + by]?.focus();
  };
  return (
    <div className="table-scroll" ref={body} aria-busy={isFetching}>
      <table className="tb lines pm-history" aria-label={t('history')} onPointerLeave={preview.leave}>
        <thead>
          <tr>
            {(['time', 'action', 'product', 'center', 'who', 'comment'] as const).map((key) => (
              <th key={key} scope="col" className={`pm-h-${key}`}>
                {t(`past.column.${key}`)}
              </th>
            ))}
          </tr>
        </thead>
        {historyDays(history.data).map(({ date, actions }) => (
          <tbody key={date}>
            <tr className="pm-day">
              <th scope="rowgroup" colSpan={6}>
                {dayName(date)}{' '}
                <span className="muted">{t('past.day', { count: counts.get(date) ?? actions.length })}</span>
              </th>
            </tr>
            {actions.map((action) => (
              <tr
                key={action.id}
                data-action={action.id}
                tabIndex={0}
                className={action.completed_action === PROBLEM ? 'problem' : undefined}
                aria-describedby={shown === action ? 'pm-preview' : undefined}
                onPointerMove={(event) =>
                  event.pointerType === 'mouse' &&
                  preview.point(`${action.id}`, event.currentTarget, event.clientX, event.clientY)
                }
                onKeyDown={(event) => {
                  if (event.target !== event.currentTarget) return;
                  if (event.key === ' ') preview.toggle(`${action.id}`, event.currentTarget);
                  else if (event.key === 'ArrowDown') move(event.currentTarget, 1);
                  else if (event.key === 'ArrowUp') move(event.currentTarget, -1);
                  else return;
                  event.preventDefault();
                }}
                onClick={(event) => {
                  const isTouch = (event.nativeEvent as unknown as { pointerType?: string }).pointerType === 'touch';
                  if (isTouch) preview.toggle(`${action.id}`, event.currentTarget);
                }}
              >
                <HistoryCells
                  action={action}
                  center={nameOf(action.work_center_id)}
                  target={nameOf(action.returned_to)}
                />
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      {preview.shown && shown && (
        <Floating preview={preview.shown} label={`${shown.order_name} / ${shown.position}`}>
          <ActionPreview action={shown} center={nameOf(shown.work_center_id)} target={nameOf(shown.returned_to)} />
        </Floating>
      )}
    </div>
  );
};

const HistoryCells = ({ action, center, target }: { action: HistoryAction; center: string; target: string }) => {
  const { t } = useTranslation('production');
  const href = usePageHref();
  const comment = target ? t('past.returnedTo', { center: target, comment: action.comment ?? '' }) : action.comment;
  return (
    <>
      <td className="secondary" title={formatMoment(action.time.date)}>
        {formatMoment(action.time.date).slice(11)}
      </td>
      <td>
        <ActionTag code={action.completed_action} />
        {action.undone && <span className="muted sm">{` ${t('past.undone')}`}</span>}
      </td>
      <td className="b">
        <Fragment>
          <Link to={href(paths.orderProgress(action.order_id))}>{action.order_name}</Link> / {action.position}
        </Fragment>
      </td>
      <td title={center}>{center}</td>
      <td title={action.user_name}>
        <span className="pm-badge" aria-hidden>
          {initials(action.user_name)}
        </span>
        {action.user_name}
      </td>
      <td title={comment ?? undefined}>{comment || <span className="muted">–</span>}</td>
    </>
  );
};

const DRAWING = { widthPx: 300, heightPx: 220, theme: 'screen', hasDimensions: true } as const;

const ActionPreview = ({ action, center, target }: { action: HistoryAction; center: string; target: string }) => {
  const { t } = useTranslation('production');
  const language = useLanguage();
  const { width, height, image } = action;
  return (
    <>
      <div className="row pm-preview-head">
        <b>{`${action.order_name} / ${action.position}`}</b>
        <span className="secondary ellipsis">{action.customer}</span>
        <span className="sp" />
        <ActionTag code={action.completed_action} />
      </div>
      {width !== null && height !== null && (
        <span className="paper pm-drawing">
          <ProductPicture
            product={{ category: 1, width, height, image }}
            label={t('past.drawing', { position: action.position })}
            {...DRAWING}
          />
        </span>
      )}
      <p className="secondary sm">
        {[
          target ? `${center} → ${target}` : center,
          width !== null && height !== null
            ? t('past.size', { width: formatNumber(width, language), height: formatNumber(height, language) })
            : '',
          action.comment,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </>
  );
};

import { useState } from 'react';
import {
  possibleStart,
  type Language,
  type OrderSupplier,
  type Problem,
  type ProductionCenter,
  type ProductionOrder,
} from '@mullion/contracts';
import { DateField, FormDialog, ProblemNote, useToast } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { asProblem } from '../../../app/api/as-problem';
import { useUpdateOrderSupplierMutation } from '../../../app/production/suppliers-api';
import { workingDaysBetween } from '../rules/month-days';
import { dateState } from '../rules/supplier-dates';
import { useReasonText } from '../state/use-reason-text';
import { DateSign } from './date-cell';
import { MonthCalendar } from './month-calendar';
import { weekday } from './start-cell';
import './dates-dialog.css';

interface DatesDialogProps {
  readonly order: ProductionOrder;
  readonly centers: readonly ProductionCenter[];
  /** The one whose date was clicked. */
  readonly promise: OrderSupplier | undefined;
  readonly furthest: ReadonlyMap<number, string>;
  readonly today: string;
  readonly isHoliday: (date: string) => boolean;
  readonly onClose: () => void;
}

/** Dates that suppliers confirm for an order; what follows for its start is seen before it is saved. */
export const DatesDialog = ({ order, centers, promise, furthest, today, isHoliday, onClose }: DatesDialogProps) => {
  const { t, i18n } = useTranslation('preparation');
  const language = i18n.language as Language;
  const reason = useReasonText();
  const toast = useToast();
  const [update, { isLoading }] = useUpdateOrderSupplierMutation();
  const { suppliers } = order;
  const [id, setId] = useState(promise?.id ?? suppliers[0]?.id);
  const current = suppliers.find((one) => one.id === id);
  const [picked, setPicked] = useState<string | null>(current?.confirmed_delivery_date ?? null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const choose = (one: OrderSupplier) => {
    setId(one.id);
    setPicked(one.confirmed_delivery_date);
    setProblem(null);
  };
  const changed = current !== undefined && picked !== current.confirmed_delivery_date;
  const startWith = (list: readonly OrderSupplier[]) =>
    possibleStart({
      suppliers: list,
      centers: centers.flatMap(({ id: center, code, description }) =>
        order.boxes
          .filter((box) => box.work_center_id === center && box.state !== 'empty')
          .map(({ state }) => ({ name: `${code} ${description}`, complete: state === 'completed' })),
      ),
      isHoliday,
    });
  const now = startWith(suppliers);
  const then = startWith(suppliers.map((one) => (one.id === id ? { ...one, confirmed_delivery_date: picked } : one)));
  const text = (start: typeof now) =>
    start.date !== null ? `${start.date}, ${weekday(start.date, language, 'long')}` : `??? ${start.reason ? reason(start.reason) : ''}`;
  const save = async () => {
    if (!current || !changed) return onClose();
    const answer = await update({ params: { id: current.id }, body: { confirmed_delivery_date: picked, version: current.version } });
    const refused = asProblem(answer.error);
    if (refused) return setProblem(refused);
    const { title } = current;
    toast({ message: picked === null ? t('dates.clearedToast', { title }) : t('dates.saved', { title, date: picked }) });
    onClose();
  };
  const delivery = order.delivery_date;
  return (
    <FormDialog
      open
      title={t('dates.title', { order: [order.number, order.customer].filter(Boolean).join(', ') })}
      action={picked === null ? t('dates.saveCleared') : t('dates.save', { date: picked })}
      submitDisabled={!changed}
      busy={isLoading}
      dirty={changed}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      onClose={onClose}
      footer={<span className="muted sm dates-keys">{t('dates.keys')}</span>}
    >
      {problem && <ProblemNote problem={problem} title={t('dates.refused')} />}
      {!current ? (
        <p>{t('dates.none')}</p>
      ) : (
        <div className="supplier-dates-dialog">
          <div>
            <table className="tb">
              <thead>
                <tr>
                  <th scope="col">{t('dates.supplier')}</th>
                  <th scope="col">{t('dates.ordered')}</th>
                  <th scope="col">{t('dates.confirmed')}</th>
                  <th scope="col">{t('dates.furthest')}</th>
                </tr>
              </thead>
              <tbody>
                {suppliers.map((one) => {
                  const state = dateState(one, today);
                  const far = furthest.get(one.supplier_id);
                  return (
                    <tr
                      key={one.id}
                      className={one.id === id ? 'sel' : undefined}
                      onClick={() => choose(one)}
                      onContextMenu={(event) => {
                        event.preventDefault();
                        choose(one);
                        setPicked(null);
                      }}
                    >
                      <th scope="row">
                        <button type="button" className="plain" aria-pressed={one.id === id} onClick={() => choose(one)}>
                          {one.title}
                        </button>
                      </th>
                      <td data-label={t('dates.ordered')}>{one.ordered_at ?? '–'}</td>
                      <td data-label={t('dates.confirmed')}>
                        <span className={`supplier-date ${state}`}>
                          <DateSign state={state} /> {one.confirmed_delivery_date ?? t('noDate')}
                        </span>
                      </td>
                      <td data-label={t('dates.furthest')} className={far && far === one.confirmed_delivery_date ? 'far' : undefined}>
                        {far ?? '–'}
                      </td>
                    </tr>
                  );
                })}
              </tbody>
            </table>
            <dl className="start-facts" aria-live="polite">
              <dt>{t('dates.now')}</dt>
              <dd className={now.date === null ? 'warn-text' : undefined}>{text(now)}</dd>
              {changed && (
                <>
                  <dt>{picked === null ? t('dates.cleared') : t('dates.chosen', { date: picked })}</dt>
                  <dd className={then.date === null ? 'warn-text' : 'strong'}>{text(then)}</dd>
                </>
              )}
              <dt>{t('dates.delivery')}</dt>
              <dd>
                {delivery ?? t('dates.noDelivery')}
                {delivery && then.date && `, ${t('dates.left', { count: workingDaysBetween(then.date, delivery, isHoliday) })}`}
              </dd>
            </dl>
          </div>
          <div>
            <div className="month-field">
              <b>{current.title}</b>
              <DateField label={t('dates.confirmed')} value={picked} onChange={setPicked} />
            </div>
            <MonthCalendar
              chosen={picked}
              start={then.date}
              today={today}
              isHoliday={isHoliday}
              onPick={setPicked}
              onClear={() => setPicked(null)}
            />
          </div>
        </div>
      )}
    </FormDialog>
  );
};

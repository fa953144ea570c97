import { useId, useState } from 'react';
import { orderNumber, type Order } from '@mullion/contracts';
import { ConfirmDialog, DateField, FormField } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { today } from '../../../kits/data/today';
import { otherDates, workingDayFrom } from '../rules/other-dates';
import { OtherDate } from './other-date';
import { OrdersWhatIf } from './orders-what-if';

interface OrdersDateDialogProps {
  readonly orders: readonly Order[];
  /** False: it was refused. */
  readonly onConfirm: (date: string) => Promise<boolean>;
  readonly onClose: () => void;
}

/**
 * Another delivery date for some orders: what it touches, and the days after it beside. Where nothing else changes it
 * says so in one line.
 */
export const OrdersDateDialog = ({ orders, onConfirm, onClose }: OrdersDateDialogProps) => {
  const { t } = useTranslation('whatIf');
  const id = useId();
  const [first] = orders;
  // nothing is chosen by itself: one Enter would move every order there
  const [date, setDate] = useState<string | null>(null);
  // the days stay where they are while one after the other is tried
  const [from, setFrom] = useState(first?.delivery_date ?? workingDayFrom(today()));
  const choose = (chosen: string | null) => {
    setDate(chosen);
    if (chosen !== null) setFrom(chosen);
  };
  const changed = orders.filter((order) => order.delivery_date !== date);
  const numbers = orders.length === 1 && first ? `${orderNumber(first)}: ` : '';
  return (
    <ConfirmDialog
      open
      wide
      staysOnFailure
      title={`${numbers}${t('dates.title', { count: orders.length })}`}
      action={t('dates.confirm')}
      actionDisabled={date === null || changed.length === 0}
      onConfirm={() => date !== null && onConfirm(date)}
      onClose={onClose}
    >
      <div className="what-if">
        <FormField id={id} label={t('dates.field')}>
          {(wiring) => <DateField {...wiring} label={t('dates.field')} value={date} onChange={choose} />}
        </FormField>
        {date !== null && changed.length > 0 ? (
          <OrdersWhatIf orders={changed} change={{ delivery_date: date }} />
        ) : (
          <p className="muted">{t('dates.unchanged')}</p>
        )}
        <h3>{t('dates.others')}</h3>
        <div className="what-if-dates" role="group" aria-label={t('dates.others')}>
          {otherDates(from).map((other) => (
            <OtherDate
              key={other}
              date={other}
              orders={orders}
              isChosen={other === date}
              onChoose={() => setDate(other)}
            />
          ))}
        </div>
      </div>
    </ConfirmDialog>
  );
};

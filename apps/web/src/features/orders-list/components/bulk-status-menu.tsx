import { Button, Menu, MenuDivider, MenuItem } from '@blueprintjs/core';
import { CaretDown, Lock } from '@blueprintjs/icons';
import type { Order } from '@mullion/contracts';
import { formatNumber } from '@mullion/i18n';
import { Popover, StatusMark } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../app/language';
import { useStatusNames, useStatusOptions } from '../../../app/status/use-statuses';

/** One status for all chosen orders: each target says how many of them may have it. */
export const BulkStatusMenu = ({ orders, onPick }: { orders: readonly Order[]; onPick: (status: number) => void }) => {
  const { t } = useTranslation(['orders', 'common']);
  const language = useLanguage();
  const { choices } = useStatusNames('orders');
  const optionsOf = useStatusOptions('orders');
  const mayHave = (status: number): number =>
    orders.filter(
      (order) => order.status !== status && optionsOf(order.status).some((option) => option.status === status && option.allowed),
    ).length;
  const menu = () => (
    <Menu className="status-menu" aria-label={t('orders:action.changeStatus')}>
      <MenuDivider title={t('orders:bulk.head', { count: orders.length })} />
      {choices.map(({ status, text }) => {
        const count = mayHave(status);
        return (
          <MenuItem
            key={status}
            text={<StatusMark status={status} text={text} />}
            disabled={count === 0}
            title={count === 0 ? t('orders:bulk.none') : undefined}
            labelElement={count === 0 ? <Lock size={12} /> : <span className="muted sm">{formatNumber(count, language)}</span>}
            onClick={() => onPick(status)}
          />
        );
      })}
    </Menu>
  );
  return (
    <Popover content={menu()} placement="top-start" disabled={orders.length === 0}>
      <Button endIcon={<CaretDown />} text={t('orders:action.changeStatus')} disabled={orders.length === 0} />
    </Popover>
  );
};

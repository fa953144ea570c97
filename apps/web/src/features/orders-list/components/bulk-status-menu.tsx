import { Button, Menu, MenuDivider, MenuItem } from '@blueprintjs/core';
import { CaretDown, Lock } from '@blueprintjs/icons';
import { formatNumber } from '@mullion/i18n';
import { Popover, StatusMark } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../kits/address/language';
import { useStatusNames, useStatusOptions } from '../../../entities/status/use-statuses';
import { countsByTarget } from '../rules/status-targets';

interface BulkStatusMenuProps {
  readonly table: 'orders' | 'products';
  /** What is chosen. */
  readonly rows: readonly { readonly status: number }[];
  readonly onPick: (status: number) => void;
}

/** One status for all chosen rows: each target says how many of them may have it. */
export const BulkStatusMenu = ({ table, rows, onPick }: BulkStatusMenuProps) => {
  const { t } = useTranslation('orders');
  return (
    <Popover
      content={<StatusTargets table={table} rows={rows} onPick={onPick} />}
      placement="top-start"
      disabled={rows.length === 0}
    >
      <Button endIcon={<CaretDown />} text={t('action.changeStatus')} disabled={rows.length === 0} />
    </Popover>
  );
};

/** A component of its own: drawn, and counted, only while the menu is open. */
const StatusTargets = ({ table, rows, onPick }: BulkStatusMenuProps) => {
  const { t } = useTranslation('orders');
  const language = useLanguage();
  const { choices } = useStatusNames(table);
  const counts = countsByTarget(rows, useStatusOptions(table));
  return (
    <Menu className="status-menu" aria-label={t('action.changeStatus')}>
      <MenuDivider title={t(table === 'orders' ? 'bulk.head' : 'products.bulk.head', { count: rows.length })} />
      {choices.map(({ status, text }) => {
        const count = counts.get(status) ?? 0;
        return (
          <MenuItem
            key={status}
            text={<StatusMark status={status} text={text} />}
            disabled={count === 0}
            title={count === 0 ? t(table === 'orders' ? 'bulk.none' : 'products.bulk.none') : undefined}
            labelElement={
              count === 0 ? <Lock size={12} /> : <span className="muted sm">{formatNumber(count, language)}</span>
            }
            onClick={() => onPick(status)}
          />
        );
      })}
    </Menu>
  );
};

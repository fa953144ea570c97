import type { KeyboardEvent } from 'react';
import { Button } from '@blueprintjs/core';
import { ArrowDown, ArrowUp, EyeOff, EyeOpen, Lock, Trash } from '@blueprintjs/icons';
import type { Supplier } from '@mullion/contracts';
import { useTranslation } from 'react-i18next';

export interface SupplierActions {
  readonly move: (supplier: Supplier, by: -1 | 1) => void;
  readonly toggle: (supplier: Supplier) => void;
  readonly remove: (supplier: Supplier) => void;
}
interface SupplierRowProps extends SupplierActions {
  readonly supplier: Supplier;
  readonly shownCount: number;
  readonly selected: boolean;
  readonly onSelect: (id: number) => void;
}

/** One supplier: its place with '*', what waits for it, and what can be done with it by mouse and keys. */
export const SupplierRow = ({ supplier, shownCount, selected, onSelect, move, toggle, remove }: SupplierRowProps) => {
  const { t } = useTranslation('preparation');
  const { title, order_number: place } = supplier;
  const isShown = place !== null;
  const keys = (event: KeyboardEvent<HTMLTableRowElement>) => {
    if (event.target !== event.currentTarget) return;
    const { key, altKey } = event;
    // shortcuts of the browser are not ours
    if (event.ctrlKey || event.metaKey) return;
    const by = key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : null;
    if (by !== null && altKey) move(supplier, by);
    else if (by !== null) focusRow(event.currentTarget, by);
    else if (key === 'h' || key === 'H') toggle(supplier);
    else if (key === 'Delete' && supplier.company_id !== null) remove(supplier);
    else return;
    event.preventDefault();
  };
  return (
    <tr
      tabIndex={selected ? 0 : -1}
      className={selected ? 'sel' : ''}
      aria-selected={selected}
      data-supplier={supplier.id}
      onFocus={() => onSelect(supplier.id)}
      onKeyDown={keys}
    >
      <td>{isShown ? <b>{place + 1} *</b> : <span className="muted">–</span>}</td>
      <td>{isShown ? <b>{title}</b> : title}</td>
      <td>{supplier.short_title}</td>
      <td className="muted now">
        <Now supplier={supplier} />
      </td>
      <td className="acts">
        {isShown && (
          <>
            <Button
              variant="minimal"
              icon={<ArrowUp />}
              aria-label={t('suppliers.up', { title })}
              disabled={place === 0}
              onClick={() => move(supplier, -1)}
            />
            <Button
              variant="minimal"
              icon={<ArrowDown />}
              aria-label={t('suppliers.down', { title })}
              disabled={place === shownCount - 1}
              onClick={() => move(supplier, 1)}
            />
          </>
        )}
        <Button
          icon={isShown ? <EyeOff /> : <EyeOpen />}
          text={isShown ? t('suppliers.hide') : t('suppliers.show')}
          aria-label={isShown ? t('suppliers.hideName', { title }) : t('suppliers.showName', { title })}
          onClick={() => toggle(supplier)}
        />
        {supplier.company_id === null ? (
          <span
            className="lock"
            role="img"
            aria-label={t('suppliers.locked', { title })}
            title={t('suppliers.locked', { title })}
          >
            <Lock />
          </span>
        ) : (
          <Button
            variant="minimal"
            icon={<Trash />}
            aria-label={t('suppliers.remove', { title })}
            onClick={() => remove(supplier)}
          />
        )}
      </td>
    </tr>
  );
};

const focusRow = (row: HTMLTableRowElement, by: -1 | 1): void => {
  const rows = [...(row.closest('table')?.querySelectorAll<HTMLTableRowElement>('tr[data-supplier]') ?? [])];
  rows[rows.indexOf(row) + by]?.focus();
};

/** What waits for a supplier, in a few words. */
const Now = ({ supplier }: { supplier: Supplier }) => {
  const { t } = useTranslation('preparation');
  const { orders, furthest_date: furthest, last_ordered_at: last, company_id } = supplier;
  if (orders > 0)
    return `${t('suppliers.orders', { count: orders })}, ${furthest ? t('suppliers.furthest', { date: furthest.slice(5) }) : t('suppliers.noDates')}`;
  if (last) return t('suppliers.unused', { month: last.slice(0, 7) });
  return company_id === null ? t('suppliers.sharedNow') : t('suppliers.noOrders');
};

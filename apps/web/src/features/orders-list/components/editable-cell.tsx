import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { orderLengths, orderNumber, type Order } from '@mullion/contracts';
import { useToast } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { faultOf, textOfCell, type EditedField } from '../rules/cell-edit';
import { openCells, useOpenCell, type OpenCell } from '../state/cell-edits';
import { useSaveCell } from '../state/use-save-cell';

interface EditableCellProps {
  readonly order: Order;
  readonly field: EditedField;
  readonly children: ReactNode;
}

/** F2 in a row opens its first such cell, a double click the cell itself. */
export const EditableCell = ({ order, field, children }: EditableCellProps) => {
  const { t } = useTranslation('orders');
  const toast = useToast();
  const name = `${order.id}:${field}`;
  const open = useOpenCell(name);
  if (open) return <CellField name={name} order={order} field={field} open={open} />;
  const begin = () => {
    if (!order.can.edit) return toast({ tone: 'bad', message: t('refused.no_right_to_edit_order') });
    openCells.open(name, { typed: textOfCell(order, field), version: order.version, problem: null });
  };
  return (
    <span
      className="edit-cell"
      data-edit={name}
      title={t('cell.hint')}
      onDoubleClick={(event) => {
        event.stopPropagation();
        begin();
      }}
    >
      {children}
    </span>
  );
};

/** Opens the next cell that can be edited, of this row or of the next; false: there is none. */
const openNext = (from: HTMLElement, step: 1 | -1): boolean => {
  const table = from.closest('table');
  const cells = [...(table?.querySelectorAll<HTMLElement>('[data-edit]') ?? [])];
  const next = cells[cells.findIndex((cell) => cell.contains(from)) + step];
  if (!next || next.contains(from)) return false;
  const field = next.querySelector('input');
  if (field) field.focus();
  else next.dispatchEvent(new MouseEvent('dblclick', { bubbles: true }));
  return true;
};

const CellField = ({
  name,
  order,
  field,
  open,
}: Omit<EditableCellProps, 'children'> & { name: string; open: OpenCell }) => {
  const { t } = useTranslation(['orders', 'common']);
  const toast = useToast();
  const save = useSaveCell();
  const noteId = useId();
  const input = useRef<HTMLInputElement>(null);
  const begun = useRef(open);
  const isLeft = useRef(false);
  useEffect(() => {
    // a cell that opens again because it was refused takes the focus from nobody who works on
    if (begun.current.problem === null) input.current?.select();
    else if (document.activeElement === document.body) input.current?.focus();
  }, []);
  const close = (then: 'row' | 1 | -1 | null) => {
    isLeft.current = true;
    const row = input.current?.closest<HTMLElement>('tr');
    const moved = typeof then === 'number' && input.current !== null && openNext(input.current, then);
    openCells.close(name);
    if (then === 'row' || (typeof then === 'number' && !moved)) row?.focus();
  };
  const commit = (then: 'row' | 1 | -1 | null) => {
    const typed = input.current?.value ?? '';
    const fault = faultOf(field, typed);
    if (fault !== null) {
      const problem = t(`orders:cell.${fault}`, { max: orderLengths.customerNumber });
      openCells.open(name, { ...open, typed, problem });
      return toast({ tone: 'warn', message: `${orderNumber(order)}: ${problem}`, key: `cell ${name}` });
    }
    close(then);
    void save({ name, order, field, typed, version: open.version });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // the row and the page have keys of their own
    event.stopPropagation();
    if (event.key === 'Escape') close('row');
    else if (event.key === 'Enter') commit('row');
    else if (event.key === 'Tab') commit(event.shiftKey ? -1 : 1);
    else return;
    event.preventDefault();
  };
  return (
    <span className="edit-cell" data-edit={name} onDoubleClick={(event) => event.stopPropagation()}>
      <input
        ref={input}
        className={`bp6-input edit-cell-field${open.problem === null ? '' : ' bp6-intent-danger'}`}
        aria-label={`${orderNumber(order)}: ${t(`column.${field}`)}`}
        aria-invalid={open.problem !== null}
        aria-describedby={open.problem === null ? undefined : noteId}
        title={open.problem ?? undefined}
        placeholder={field === 'delivery_date' ? t('common:date.pattern') : undefined}
        defaultValue={open.typed}
        onKeyDown={onKeyDown}
        onBlur={() => {
          // closed by a key already, or left with what cannot be written: that stays open
          if (!isLeft.current && begun.current.problem === null) commit(null);
        }}
      />
      {open.problem !== null && (
        <span id={noteId} className="hidden-text" role="alert">
          {open.problem}
        </span>
      )}
    </span>
  );
};

import { useRef, useState } from 'react';
import type { OrderSupplier, Problem, ProductionOrder } from '@mullion/contracts';
import { asProblem } from '../../../kits/api/as-problem';
import { useSaveOrderSuppliersMutation } from '../../../entities/production/suppliers-api';
import { changesOf, rowOf, rowsOver, type SupplierRowForm } from '../rules/supplier-rows';

/**
 * The rows of an order's suppliers as they are typed, with what was ordered and what is confirmed, saved by one call:
 * all of them or nothing. What is typed stays when somebody else was faster.
 */
export const useSupplierRows = (order: ProductionOrder, today: string) => {
  const [rows, setRows] = useState<readonly SupplierRowForm[]>(() => order.suppliers.map(rowOf));
  const [before, setBefore] = useState<readonly OrderSupplier[]>(order.suppliers);
  const made = useRef(0);
  const [saveRows, { isLoading: isSaving }] = useSaveOrderSuppliersMutation();
  const changes = changesOf(before, rows);
  const send = async (): Promise<Problem | null> => {
    const { added: order_suppliers, changed, removed } = changes;
    if (order_suppliers.length + changed.length + removed.length === 0) return null;
    const { error } = await saveRows({ params: { id: String(order.id) }, body: { order_suppliers, changed, removed } });
    if (!error) return null;
    // the refusal says that somebody was faster; what is saved next goes over what they have saved
    setRows(rowsOver(rows, before, order.suppliers));
    setBefore(order.suppliers);
    return asProblem(error) ?? null;
  };
  return {
    rows,
    changes,
    isSaving,
    send,
    edit: (key: string, part: Partial<SupplierRowForm>) =>
      setRows((all) => all.map((row) => (row.key === key ? { ...row, ...part } : row))),
    addRow: () => {
      made.current += 1;
      const key = `new-${made.current}`;
      const empty = {
        promise: null,
        supplier_id: null,
        ordered_at: today,
        confirmed_delivery_date: null,
        order_number: '',
        comment: '',
      };
      setRows((all) => [...all, { key, ...empty }]);
      return key;
    },
    removeRow: (key: string) => setRows((all) => all.filter((row) => row.key !== key)),
  };
};

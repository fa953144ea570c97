import { order as orderSchema, orderNumber, type Order } from '@mullion/contracts';
import { useProblemText, useToast } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { asProblem } from '../../../kits/api/as-problem';
import { store } from '../../../kits/api/store';
import { metConflict } from '../../../kits/forms/met-conflict';
import { ordersApi, useUpdateOrderMutation } from '../api/orders-api';
import { editOf, textOfCell, type EditedField } from '../rules/cell-edit';
import { openCells } from './cell-edits';

/** Edits of an order follow one another: the last one that is on its way. */
const sent = new Map<number, Promise<void>>();
/** By order and version: the version that an edit of this tab has made of it. That is no other person's. */
const made = new Map<string, number>();
const ownVersion = (id: number, version: number): number => {
  const next = made.get(`${id} ${version}`);
  return next === undefined ? version : ownVersion(id, next);
};

/** Shows what was typed in every list that is read; gives the way back. */
const showAtOnce = (id: Order['id'], edit: Partial<Order>): (() => void) => {
  const patches = ordersApi.util.selectCachedArgsForQuery(store.getState(), 'listOrders').map((args) =>
    store.dispatch(
      ordersApi.util.updateQueryData('listOrders', args, ({ data }) => {
        const row = data.find((one) => one.id === id);
        if (row) Object.assign(row, edit);
      }),
    ),
  );
  return () => patches.forEach((patch) => patch.undo());
};

interface TypedCell {
  /** Of the open cell. */
  readonly name: string;
  readonly order: Order;
  readonly field: EditedField;
  readonly typed: string;
  /** What the person began with. */
  readonly version: number;
}

/** Writes what was typed into a cell. What is refused opens the cell again with it, and says why. */
export const useSaveCell = (): ((cell: TypedCell) => Promise<void>) => {
  const { t } = useTranslation('orders');
  const toast = useToast();
  const textOf = useProblemText();
  const [update] = useUpdateOrderMutation();
  return async ({ name, order, field, typed, version }) => {
    const edit = editOf(order, field, typed);
    if (edit === null) return;
    const takeBack = showAtOnce(order.id, edit as Partial<Order>);
    const answered = (sent.get(order.id) ?? Promise.resolve()).then(async () => {
      const over = ownVersion(order.id, version);
      const answer = await update({ params: { id: order.id }, body: { ...edit, version: over } });
      if (answer.data) made.set(`${order.id} ${over}`, answer.data.version);
      const refused = asProblem(answer.error);
      if (!refused) return;
      takeBack();
      const current = metConflict(refused, orderSchema);
      const problem = current
        ? t('cell.conflict', { value: textOfCell(current, field) || t('cell.empty') })
        : textOf(refused);
      openCells.open(name, { typed, version: current?.version ?? version, problem });
      toast({ tone: 'warn', message: `${orderNumber(order)}: ${problem}`, key: `cell ${name}`, seconds: 20 });
    });
    sent.set(order.id, answered);
    await answered;
    if (sent.get(order.id) === answered) sent.delete(order.id);
  };
};

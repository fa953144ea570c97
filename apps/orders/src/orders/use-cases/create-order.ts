import { type InputOf, type Order, orderNumber, type routes } from '@mullion/contracts';
import { AppError, type CallInfo, type Committed, type ServiceTools } from '@mullion/server-kit';
import { customerFacts } from '../../customers/customers.queries';
import { auditOrder } from '../../core/orders/audit-order';
import { toOrder } from '../../core/orders/order.mapper';
import { mayChooseCustomer } from '../../core/orders/order.policy';
import { OrderRepository } from '../../core/orders/order.repository';
import { recordOrder } from '../../core/orders/record-order';
import { editedColumns, refuseLetters } from './order-columns';

/**
 * A new order at status 0.
 * @throws AppError `order.number_required`, `order.number_letters`, `order.customer_by_administrator`,
 * `order.number_taken`, `order.foreign_customer`
 */
export const createOrder = (
  { database }: ServiceTools,
  call: CallInfo,
  fields: InputOf<typeof routes.createOrder>['body'],
): Promise<Committed<Order>> =>
  database.transaction(call, async (tx) => {
    const { context } = call;
    const set = editedColumns(fields);
    if (!set.production_id && !set.offer_id) throw new AppError('order.number_required');
    refuseLetters(orderNumber(set));
    if (fields.customer_id && !mayChooseCustomer(context)) throw new AppError('order.customer_by_administrator');
    const facts = await customerFacts(tx, context.company_id, {
      customer_id: fields.customer_id ?? null,
      contact_id: fields.contact_id ?? null,
      delivery_address_id: fields.delivery_address,
    });
    const row = await new OrderRepository(tx, context.company_id).create({
      ...set,
      ...facts,
      user_id: context.user_id,
    });
    await recordOrder(tx, row);
    await auditOrder(tx, context, null, row);
    return toOrder(row, context);
  });

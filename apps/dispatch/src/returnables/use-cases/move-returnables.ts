import {
  addressKeyOf,
  addressLine,
  getCustomer,
  type InputOf,
  type moveReturnables as contract,
  type ReturnableMovement,
} from '@mullion/contracts';
import { AppError, systemContext, type CallInfo, type Committed, type ServiceTools } from '@mullion/server-kit';
import { ReturnableKindRepository } from '../../returnable-kinds/returnable-kinds.module';
import { ReturnableRepository } from '../returnable.repository';
import type { NewHolder } from '../returnable.row';
import { recordMovement } from './record-movement';

type Fields = InputOf<typeof contract>['body'];

/**
 * Gives out or takes back by hand.
 * @throws AppError `not_found` (holder, customer or address), `returnables.kind_unknown`, `returnables.in_future`,
 * `returnables.more_than_held`
 */
export const moveReturnables = async (
  tools: ServiceTools,
  call: CallInfo,
  fields: Fields,
): Promise<Committed<ReturnableMovement>> => {
  const { context } = call;
  if (fields.moved_on > tools.clock.today(context.time_zone)) throw new AppError('returnables.in_future');
  const wanted = fields.customer_id === undefined ? null : await holderOf(tools, call, fields);
  return tools.database.transaction(call, async (tx) => {
    const returnables = new ReturnableRepository(tx, context.company_id);
    const holderId = wanted ? (await returnables.holders([wanted]))[0]?.id : fields.holder_id;
    const [holder] = await returnables.lockHolders([holderId ?? 0]);
    if (!holder) throw new AppError('not_found');
    const kind = await new ReturnableKindRepository(tx, context.company_id).lock(fields.kind_id);
    if (!kind) throw new AppError('returnables.kind_unknown');
    const balance = await returnables.balance(holder.id, kind.id);
    if (fields.act === 'taken' && fields.count > balance)
      throw new AppError('returnables.more_than_held', { held: Math.max(0, balance) });
    const movement = {
      ...{
        holder_id: holder.id,
        kind_id: kind.id,
        act: fields.act,
        count: fields.count,
        moved_on: fields.moved_on,
        reason: fields.reason,
      },
      ...{ truck_id: null, truck: '', departure: null, stop_id: null, corrects_id: null },
      ...{ user_id: context.user_id, user_name: context.user_name },
    };
    return recordMovement(tx, context.company_id, movement, kind.name);
  });
};

/** A customer at one of its addresses, as orders knows them. @throws AppError `not_found` */
const holderOf = async (
  { rpc }: ServiceTools,
  { context }: CallInfo,
  { customer_id: id, address_id }: Fields,
): Promise<NewHolder> => {
  const asked = { params: { id: id as never }, query: {}, body: {} };
  const customer = await rpc.ask(getCustomer, asked, { context: systemContext(context.company_id) });
  const address = customer.addresses.find((one) => one.id === address_id) ?? null;
  if (address === null && typeof address_id === 'number') throw new AppError('not_found');
  const key = addressKeyOf({
    id: 0 as never,
    delivery_address: address?.id ?? null,
    address: null,
    customer_id: customer.id,
  });
  return {
    customer_id: customer.id,
    customer: customer.name,
    address_key: key,
    address: address === null ? '' : addressLine(address),
  };
};

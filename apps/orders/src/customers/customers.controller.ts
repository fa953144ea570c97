import {
  createCustomer,
  deleteCustomer,
  getCustomer,
  type InputOf,
  listCustomers,
  listNotifyContacts,
  listPackingTypes,
  updateCustomer,
} from '@mullion/contracts';
import { AppError, type CallInfo, Database, Handle, Rpc } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import { CustomersQueries } from './customers.queries';
import { createNewCustomer, editCustomer, type PackingTypeName, removeCustomer } from './use-cases/write-customer';

@Controller()
export class CustomersController {
  constructor(
    private readonly database: Database,
    private readonly rpc: Rpc,
  ) {}

  @Handle(listCustomers)
  list({ query }: InputOf<typeof listCustomers>, call: CallInfo) {
    return this.queries(call).list(query);
  }

  @Handle(getCustomer)
  get({ params }: InputOf<typeof getCustomer>, call: CallInfo) {
    return this.queries(call).whole(params.id);
  }

  @Handle(createCustomer)
  async create({ body }: InputOf<typeof createCustomer>, call: CallInfo) {
    const name = await this.packingTypeName(body.pref_packing_type, call);
    return this.database.transaction(call, (tx) => createNewCustomer(tx, call.context, body, name));
  }

  @Handle(updateCustomer)
  async update({ params, body }: InputOf<typeof updateCustomer>, call: CallInfo) {
    const wanted = body.pref_packing_type;
    const known = typeof wanted === 'number' ? await this.queries(call).packingTypeOf(params.id) : null;
    const name = wanted === known && wanted !== null ? undefined : await this.packingTypeName(wanted, call);
    return this.database.transaction(call, (tx) => editCustomer(tx, call.context, params.id, body, name));
  }

  @Handle(deleteCustomer)
  remove({ params }: InputOf<typeof deleteCustomer>, call: CallInfo) {
    return this.database.transaction(call, (tx) => removeCustomer(tx, call.context, params.id));
  }

  @Handle(listNotifyContacts)
  notifyContacts({ order_ids }: InputOf<typeof listNotifyContacts>, call: CallInfo) {
    return this.queries(call).toNotify(order_ids);
  }

  private queries(call: CallInfo): CustomersQueries {
    return new CustomersQueries(this.database, call.context.company_id);
  }

  /** What packing calls a type of this company. @throws AppError `customer.unknown_packing_type` */
  private async packingTypeName(id: number | null | undefined, call: CallInfo): Promise<PackingTypeName> {
    if (id === null || id === undefined) return id;
    const types = await this.rpc.ask(listPackingTypes, { params: {}, query: {}, body: {} }, { context: call.context });
    const found = types.find((type) => type.id === id);
    if (!found) throw new AppError('customer.unknown_packing_type');
    return found.description;
  }
}

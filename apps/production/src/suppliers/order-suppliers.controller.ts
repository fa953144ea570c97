import {
  saveOrderSuppliers as saveContract,
  deleteOrderSupplier as deleteContract,
  listHolidays,
  listOrderSuppliers,
  updateOrderSupplier as updateContract,
  type InputOf,
} from '@mullion/contracts';
import { Handle, ServiceTools, type CallInfo } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import { holidaysOf } from '../calendar/holidays.queries';
import { suppliersOfOrder } from './order-suppliers.queries';
import { saveOrderSuppliers } from './use-cases/save-order-suppliers';
import { deleteOrderSupplier, updateOrderSupplier } from './use-cases/edit-order-supplier';

@Controller()
export class OrderSuppliersController {
  constructor(private readonly tools: ServiceTools) {}

  @Handle(listOrderSuppliers)
  list({ params }: InputOf<typeof listOrderSuppliers>, { context }: CallInfo) {
    return suppliersOfOrder(this.tools.database, context.company_id, params.id);
  }

  @Handle(saveContract)
  save(input: InputOf<typeof saveContract>, call: CallInfo) {
    return saveOrderSuppliers(this.tools, call, input);
  }

  @Handle(updateContract)
  update(input: InputOf<typeof updateContract>, call: CallInfo) {
    return updateOrderSupplier(this.tools, call, input);
  }

  @Handle(deleteContract)
  delete(input: InputOf<typeof deleteContract>, call: CallInfo) {
    return deleteOrderSupplier(this.tools, call, input);
  }

  @Handle(listHolidays)
  holidays({ query }: InputOf<typeof listHolidays>) {
    return holidaysOf(query.from, query.to);
  }
}

import {
  createSupplier as createContract,
  deleteSupplier as deleteContract,
  listShowingSuppliers,
  listSupplierOrders,
  listSuppliers,
  saveShowingSuppliers,
  type InputOf,
} from '@mullion/contracts';
import { Handle, ServiceTools, type CallInfo } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import { ordersOfSupplier, showingSuppliers, suppliersOf } from './suppliers.queries';
import { createSupplier } from './use-cases/create-supplier';
import { deleteSupplier } from './use-cases/delete-supplier';
import { showSuppliers } from './use-cases/show-suppliers';

@Controller()
export class SuppliersController {
  constructor(private readonly tools: ServiceTools) {}

  @Handle(listSuppliers)
  list(_input: InputOf<typeof listSuppliers>, { context }: CallInfo) {
    return suppliersOf(this.tools.database, context.company_id);
  }

  @Handle(listShowingSuppliers)
  showing(_input: InputOf<typeof listShowingSuppliers>, { context }: CallInfo) {
    return showingSuppliers(this.tools.database, context.company_id);
  }

  @Handle(createContract)
  create(input: InputOf<typeof createContract>, call: CallInfo) {
    return createSupplier(this.tools, call, input);
  }

  @Handle(deleteContract)
  delete(input: InputOf<typeof deleteContract>, call: CallInfo) {
    return deleteSupplier(this.tools, call, input);
  }

  @Handle(listSupplierOrders)
  orders({ params }: InputOf<typeof listSupplierOrders>, { context }: CallInfo) {
    return ordersOfSupplier(this.tools.database, context.company_id, params.id);
  }

  @Handle(saveShowingSuppliers)
  show(input: InputOf<typeof saveShowingSuppliers>, call: CallInfo) {
    return showSuppliers(this.tools, call, input);
  }
}

import {
  addOperations as addContract,
  commentOperation as commentContract,
  completeOperations,
  createOperations as createContract,
  getUnitStations,
  deleteOperation as deleteContract,
  listOperationRules,
  listOrderOperations,
  listWaitingProducts,
  reportOperationProblem,
  readCenterHistory,
  readProductChange,
  returnOperations,
  saveOperationRules as saveRulesContract,
  startOperations,
  undoOperations,
  updateOperation as updateContract,
  type InputOf,
} from '@mullion/contracts';
import { Handle, ServiceTools, type CallInfo } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import { unitStations } from './unit-stations.queries';
import { centerHistory } from './center-history.queries';
import { operationRulesOf } from './operations.queries';
import { addOperations } from './use-cases/add-operations';
import { changeOperations } from './use-cases/change-operations';
import { commentOperation } from './use-cases/comment-operation';
import { createOperations } from './use-cases/create-operations';
import { deleteOperation, updateOperation } from './use-cases/edit-operation';
import { findOrderOperations } from './use-cases/find-order-operations';
import { findWaitingProducts } from './use-cases/find-waiting-products';
import { readChange } from './use-cases/read-change';
import { reportProblem } from './use-cases/report-problem';
import { returnProducts } from './use-cases/return-products';
import { saveOperationRules } from './use-cases/save-operation-rules';
import { undoAction } from './use-cases/undo-action';

@Controller()
export class OperationsController {
  constructor(private readonly tools: ServiceTools) {}

  @Handle(listWaitingProducts)
  waiting(input: InputOf<typeof listWaitingProducts>, { context }: CallInfo) {
    return findWaitingProducts(this.tools, this.tools.copies, context.company_id, input);
  }

  @Handle(getUnitStations)
  stations({ product_ids: ids }: InputOf<typeof getUnitStations>, { context }: CallInfo) {
    return unitStations(this.tools.database, context.company_id, ids);
  }

  @Handle(readCenterHistory)
  way({ id }: InputOf<typeof readCenterHistory>, { context }: CallInfo) {
    return centerHistory(this.tools.database, context.company_id, id);
  }

  @Handle(startOperations)
  start({ params, body }: InputOf<typeof startOperations>, call: CallInfo) {
    const { products: productIds, ...by } = body;
    return changeOperations(this.tools, call, {
      workCenterId: params.id,
      productIds,
      ...by,
      change: { kind: 'started' },
    });
  }

  @Handle(completeOperations)
  complete({ params, body }: InputOf<typeof completeOperations>, call: CallInfo) {
    const { products: productIds, ...by } = body;
    return changeOperations(this.tools, call, {
      workCenterId: params.id,
      productIds,
      ...by,
      change: { kind: 'completed' },
    });
  }

  @Handle(reportOperationProblem)
  problem({ params, body }: InputOf<typeof reportOperationProblem>, call: CallInfo) {
    return reportProblem(this.tools, call, { workCenterId: params.id, ...body });
  }

  @Handle(returnOperations)
  sendBack(input: InputOf<typeof returnOperations>, call: CallInfo) {
    return returnProducts(this.tools, call, input);
  }

  @Handle(undoOperations)
  undo(input: InputOf<typeof undoOperations>, call: CallInfo) {
    return undoAction(this.tools, call, input);
  }

  @Handle(readProductChange)
  readChange(input: InputOf<typeof readProductChange>, call: CallInfo) {
    return readChange(this.tools, call, input);
  }

  @Handle(commentContract)
  comment(input: InputOf<typeof commentContract>, call: CallInfo) {
    return commentOperation(this.tools, call, input);
  }

  @Handle(listOrderOperations)
  ofOrders(input: InputOf<typeof listOrderOperations>, { context }: CallInfo) {
    return findOrderOperations(this.tools, context.company_id, input);
  }

  @Handle(addContract)
  add(input: InputOf<typeof addContract>, call: CallInfo) {
    return addOperations(this.tools, call, input);
  }

  @Handle(createContract)
  create(input: InputOf<typeof createContract>, call: CallInfo) {
    return createOperations(this.tools, call, input);
  }

  @Handle(updateContract)
  update(input: InputOf<typeof updateContract>, call: CallInfo) {
    return updateOperation(this.tools, call, input);
  }

  @Handle(deleteContract)
  delete(input: InputOf<typeof deleteContract>, call: CallInfo) {
    return deleteOperation(this.tools, call, input);
  }

  @Handle(listOperationRules)
  rules(_input: InputOf<typeof listOperationRules>, { context }: CallInfo) {
    return operationRulesOf(this.tools.database, context.company_id);
  }

  @Handle(saveRulesContract)
  saveRules(input: InputOf<typeof saveRulesContract>, call: CallInfo) {
    return saveOperationRules(this.tools, call, input);
  }
}

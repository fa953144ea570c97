import {
  findInStorage,
  getRackPlan,
  getRacksToPrint,
  readItemMovements,
  readPickList,
  readRack,
  scanAtRack as scanContract,
  seekUnit as seekContract,
  undoRackScan as undoContract,
  type InputOf,
} from '@mullion/contracts';
import { Handle, ServiceTools, type CallInfo } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import { foundInStorage, itemHistory, pickList, rackByCode, rackPlan, racksToPrint } from './storage.queries';
import { scanAtRack } from './use-cases/scan-at-rack';
import { seekUnit } from './use-cases/seek-unit';
import { undoRackScan } from './use-cases/undo-rack-scan';

/** Where things stand in the hall. */
@Controller()
export class StorageController {
  constructor(private readonly tools: ServiceTools) {}

  @Handle(scanContract)
  scan(input: InputOf<typeof scanContract>, call: CallInfo) {
    return scanAtRack(this.tools, call, input);
  }

  @Handle(undoContract)
  undo(input: InputOf<typeof undoContract>, call: CallInfo) {
    return undoRackScan(this.tools, call, input);
  }

  @Handle(seekContract)
  seek(input: InputOf<typeof seekContract>, call: CallInfo) {
    return seekUnit(this.tools, call, input);
  }

  @Handle(readRack)
  rack({ params }: InputOf<typeof readRack>, { context }: CallInfo) {
    return rackByCode(this.tools.database, context.company_id, params.code);
  }

  @Handle(getRackPlan)
  plan(_input: InputOf<typeof getRackPlan>, { context }: CallInfo) {
    return rackPlan(this.tools.database, context.company_id);
  }

  @Handle(getRacksToPrint)
  toPrint({ rack_ids: ids }: InputOf<typeof getRacksToPrint>, { context }: CallInfo) {
    return racksToPrint(this.tools.database, context.company_id, ids);
  }

  @Handle(findInStorage)
  find({ query }: InputOf<typeof findInStorage>, { context }: CallInfo) {
    return foundInStorage(this.tools.database, context.company_id, query.text);
  }

  @Handle(readPickList)
  pick({ id }: InputOf<typeof readPickList>, { context }: CallInfo) {
    return pickList(this.tools.database, context.company_id, id);
  }

  @Handle(readItemMovements)
  way({ id }: InputOf<typeof readItemMovements>, { context }: CallInfo) {
    return itemHistory(this.tools.database, context.company_id, id);
  }
}

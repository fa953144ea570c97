import {
  createClosure as createContract,
  deleteClosure as deleteContract,
  previewFinishes,
  readFloorLoad,
  readWorkCalendars,
  saveWorkCalendar as saveContract,
  type InputOf,
  measureWorkingTime,
} from '@mullion/contracts';
import { Handle, readFresh, ServiceTools, type CallInfo } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import { finishesWith, floorLoadOf, workCalendarsOf } from './floor-load.queries';
import { createClosure, deleteClosure, saveWorkCalendar } from './use-cases/save-calendars';
import { measureWorkingTime as workingTimeOf } from './use-cases/measure-working-time';

@Controller()
export class FloorLoadController {
  constructor(private readonly tools: ServiceTools) {}

  @Handle(readFloorLoad)
  load({ query }: InputOf<typeof readFloorLoad>, { context, language }: CallInfo) {
    const today = this.tools.clock.today(context.time_zone);
    return floorLoadOf(this.tools.database, context.company_id, { today, weeks: query.weeks, language });
  }

  @Handle(previewFinishes)
  previewChange({ orders }: InputOf<typeof previewFinishes>, call: CallInfo) {
    const { context } = call;
    const today = this.tools.clock.today(context.time_zone);
    return readFresh(this.tools.database, call, ['orders'], () =>
      finishesWith(this.tools.database, context.company_id, today, orders),
    );
  }

  @Handle(measureWorkingTime)
  workingTime(input: InputOf<typeof measureWorkingTime>, { context }: CallInfo) {
    return workingTimeOf(this.tools, context, input);
  }

  @Handle(readWorkCalendars)
  calendars(_input: InputOf<typeof readWorkCalendars>, { context }: CallInfo) {
    return workCalendarsOf(this.tools.database, context.company_id, this.tools.clock.today(context.time_zone));
  }

  @Handle(saveContract)
  save(input: InputOf<typeof saveContract>, call: CallInfo) {
    return saveWorkCalendar(this.tools, call, input);
  }

  @Handle(createContract)
  close(input: InputOf<typeof createContract>, call: CallInfo) {
    return createClosure(this.tools, call, input);
  }

  @Handle(deleteContract)
  open(input: InputOf<typeof deleteContract>, call: CallInfo) {
    return deleteClosure(this.tools, call, input);
  }
}

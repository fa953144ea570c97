import {
  actInPlanning as actContract,
  redoPlanningAct as redoContract,
  undoPlanningAct as undoContract,
  type InputOf,
} from '@mullion/contracts';
import { Handle, ServiceTools, type CallInfo } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import { actInPlanning } from './use-cases/act-in-planning';
import { reverseAct } from './use-cases/reverse-act';

@Controller()
export class PlanningActsController {
  constructor(private readonly tools: ServiceTools) {}

  @Handle(actContract)
  act(input: InputOf<typeof actContract>, call: CallInfo) {
    return actInPlanning(this.tools, call, input);
  }

  @Handle(undoContract)
  undo(input: InputOf<typeof undoContract>, call: CallInfo) {
    return reverseAct(this.tools, call, input, 'undo');
  }

  @Handle(redoContract)
  redo(input: InputOf<typeof redoContract>, call: CallInfo) {
    return reverseAct(this.tools, call, input, 'redo');
  }
}

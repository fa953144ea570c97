import {
  createProblem as createContract,
  deleteProblem as deleteContract,
  getProblemChoices,
  getProblemOfDamage,
  getProblemWeeks,
  readProblems,
  updateProblem as updateContract,
  type InputOf,
} from '@mullion/contracts';
import { Handle, ServiceTools, type CallInfo } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import { problemChoices, problemOfDamage, pageOfProblems } from './problems.queries';
import { problemWeeks } from './problem-weeks.queries';
import { createProblem } from './use-cases/create-problem';
import { deleteProblem } from './use-cases/delete-problem';
import { updateProblem } from './use-cases/update-problem';

@Controller()
export class ProblemsController {
  constructor(private readonly tools: ServiceTools) {}

  @Handle(readProblems)
  read(query: InputOf<typeof readProblems>, { context }: CallInfo) {
    return pageOfProblems(this.tools.database, context, query);
  }

  @Handle(getProblemChoices)
  choices({ query }: InputOf<typeof getProblemChoices>, { context }: CallInfo) {
    return problemChoices(this.tools.database, context.company_id, query.code);
  }

  @Handle(getProblemOfDamage)
  ofDamage({ damage_id: id }: InputOf<typeof getProblemOfDamage>, { context }: CallInfo) {
    return problemOfDamage(this.tools.database, context, id);
  }

  @Handle(getProblemWeeks)
  weeks(_input: InputOf<typeof getProblemWeeks>, { context }: CallInfo) {
    return problemWeeks(this.tools, context);
  }

  @Handle(createContract)
  create({ body }: InputOf<typeof createContract>, call: CallInfo) {
    return createProblem(this.tools, call, body);
  }

  @Handle(updateContract)
  update(input: InputOf<typeof updateContract>, call: CallInfo) {
    return updateProblem(this.tools, call, input);
  }

  @Handle(deleteContract)
  delete({ params }: InputOf<typeof deleteContract>, call: CallInfo) {
    return deleteProblem(this.tools, call, params.id);
  }
}

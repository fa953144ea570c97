import {
  checkPaper as checkContract,
  issuePapers as issueContract,
  readPrintedLabels as labelsContract,
  type InputOf,
} from '@mullion/contracts';
import { Handle, ServiceTools, type CallInfo } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import { checkPaper } from './use-cases/check-paper';
import { issuePapers } from './use-cases/issue-papers';
import { readPrintedLabels } from './use-cases/read-printed-labels';

@Controller()
export class PapersController {
  constructor(private readonly tools: ServiceTools) {}

  @Handle(checkContract)
  check({ params }: InputOf<typeof checkContract>, call: CallInfo) {
    return checkPaper(this.tools, call, params.code);
  }

  @Handle(issueContract)
  issue(input: InputOf<typeof issueContract>, { context }: CallInfo) {
    return issuePapers(this.tools.database, context.company_id, input);
  }

  @Handle(labelsContract)
  printedLabels(input: InputOf<typeof labelsContract>, { context }: CallInfo) {
    return readPrintedLabels(this.tools.database, context.company_id, input);
  }
}

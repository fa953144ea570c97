import {
  createTool as createContract,
  listTools,
  updateTool as updateContract,
  type InputOf,
} from '@mullion/contracts';
import { Handle, ServiceTools, type CallInfo } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import { pageOfTools } from './tools.queries';
import { createTool, updateTool } from './use-cases/save-tool';

@Controller()
export class ToolsController {
  constructor(private readonly tools: ServiceTools) {}

  @Handle(listTools)
  list({ query }: InputOf<typeof listTools>, { context }: CallInfo) {
    return pageOfTools(this.tools.database, context.company_id, query.page);
  }

  @Handle(createContract)
  create(input: InputOf<typeof createContract>, call: CallInfo) {
    return createTool(this.tools, call, input);
  }

  @Handle(updateContract)
  update(input: InputOf<typeof updateContract>, call: CallInfo) {
    return updateTool(this.tools, call, input);
  }
}

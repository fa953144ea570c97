import {
  create§One§ as createContract,
  delete§One§ as deleteContract,
  list§Many§,
  update§One§ as updateContract,
  type InputOf,
} from '@mullion/contracts';
import { Handle, ServiceTools, type CallInfo } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import { pageOf§Many§ } from './§many-§.queries';
import { create§One§ } from './use-cases/create-§one-§';
import { delete§One§ } from './use-cases/delete-§one-§';
import { update§One§ } from './use-cases/update-§one-§';

@Controller()
export class §Many§Controller {
  constructor(private readonly tools: ServiceTools) {}

  @Handle(list§Many§)
  list({ query }: InputOf<typeof list§Many§>, { context }: CallInfo) {
    return pageOf§Many§(this.tools.database, context.company_id, query);
  }

  @Handle(createContract)
  create({ body }: InputOf<typeof createContract>, call: CallInfo) {
    return create§One§(this.tools, call, body);
  }

  @Handle(updateContract)
  update(input: InputOf<typeof updateContract>, call: CallInfo) {
    return update§One§(this.tools, call, input);
  }

  @Handle(deleteContract)
  delete({ params }: InputOf<typeof deleteContract>, call: CallInfo) {
    return delete§One§(this.tools, call, params.id);
  }
}

import {
  getTemplate,
  listHeaders,
  listTemplates,
  saveTemplate as saveContract,
  type InputOf,
} from '@mullion/contracts';
import { Handle, ServiceTools, type CallInfo } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import { Logos } from './logos';
import { headersOf, templateById, templatesOf } from './templates.queries';
import { saveTemplate } from './use-cases/save-template';

@Controller()
export class TemplatesController {
  constructor(
    private readonly tools: ServiceTools,
    private readonly logos: Logos,
  ) {}

  @Handle(listTemplates)
  list({ query }: InputOf<typeof listTemplates>, { context }: CallInfo) {
    return templatesOf(this.tools.database, context, query.customer_id ?? null);
  }

  @Handle(getTemplate)
  get({ params }: InputOf<typeof getTemplate>, { context }: CallInfo) {
    return templateById(this.tools.database, this.logos, context, params.id);
  }

  @Handle(saveContract)
  save({ body }: InputOf<typeof saveContract>, call: CallInfo) {
    return saveTemplate(this.tools, this.logos, call, body);
  }

  @Handle(listHeaders)
  headers(input: InputOf<typeof listHeaders>, { context }: CallInfo) {
    return headersOf(this.tools.database, context.company_id, input);
  }
}

import {
  getTemplate,
  listHeaders,
  listTemplates,
  saveTemplate,
  type ExportTemplate,
  type InputOf,
  type OutputOf,
  type TemplateSummary,
} from '@mullion/contracts';
import { AppError, Database, Handle, type CallInfo } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import { headerBlocks } from './header-html';
import { Logos } from './logos';
import { toSummary, toTemplate } from './template.mapper';
import { refusalToRead } from './template.policy';
import { TemplateRepository } from './template.repository';
import { SaveTemplate } from './use-cases/save-template';

@Controller()
export class TemplatesController {
  constructor(
    private readonly database: Database,
    private readonly logos: Logos,
    private readonly saving: SaveTemplate,
  ) {}

  @Handle(listTemplates)
  async list({ query }: InputOf<typeof listTemplates>, { context }: CallInfo): Promise<TemplateSummary[]> {
    const customerId = query.customer_id ?? null;
    const refusal = refusalToRead(context, customerId);
    if (refusal) throw new AppError(refusal);
    return (await new TemplateRepository(this.database, context.company_id).of(customerId)).map(toSummary);
  }

  @Handle(getTemplate)
  async get({ params }: InputOf<typeof getTemplate>, { context }: CallInfo): Promise<ExportTemplate> {
    const row = await new TemplateRepository(this.database, context.company_id).byId(params.id);
    if (!row) throw new AppError('not_found');
    const refusal = refusalToRead(context, row.customer_id);
    if (refusal) throw new AppError(refusal);
    return toTemplate(row, row.logo_key && (await this.logos.dataUri(row.logo_key)));
  }

  @Handle(saveTemplate)
  save({ body }: InputOf<typeof saveTemplate>, call: CallInfo) {
    return this.saving.run(body, call);
  }

  @Handle(listHeaders)
  async headers(input: InputOf<typeof listHeaders>, { context }: CallInfo): Promise<OutputOf<typeof listHeaders>> {
    const { type, language, customer_ids: customerIds } = input;
    const rows = await new TemplateRepository(this.database, context.company_id).candidates(type, language, customerIds);
    return rows.map((row) => ({
      customer_id: toSummary(row).customer_id,
      logo_width: row.logo_width,
      logo_key: row.logo_key,
      blocks: headerBlocks(row.header),
    }));
  }
}

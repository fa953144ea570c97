import type {
  ExportTemplate,
  InputOf,
  listHeaders,
  OutputOf,
  RequestContext,
  TemplateSummary,
} from '@mullion/contracts';
import { AppError, type Database } from '@mullion/server-kit';
import type { Logos } from './logos';
import { toSummary, toTemplate } from './template.mapper';
import { refusalToRead } from './template.policy';
import { TemplateRepository } from './template.repository';

/** Of a customer, or the company's own (null). @throws AppError forbidden */
export const templatesOf = async (
  database: Database,
  context: RequestContext,
  customerId: number | null,
): Promise<TemplateSummary[]> => {
  const refusal = refusalToRead(context, customerId);
  if (refusal) throw new AppError(refusal);
  return (await new TemplateRepository(database, context.company_id).of(customerId)).map(toSummary);
};

/** A template with its logo. @throws AppError not_found, forbidden */
export const templateById = async (
  database: Database,
  logos: Logos,
  context: RequestContext,
  id: number,
): Promise<ExportTemplate> => {
  const row = await new TemplateRepository(database, context.company_id).byId(id);
  if (!row) throw new AppError('not_found');
  const refusal = refusalToRead(context, row.customer_id);
  if (refusal) throw new AppError(refusal);
  return toTemplate(row, row.logo_key && (await logos.dataUri(row.logo_key)));
};

/** The headers among which a document chooses. */
export const headersOf = async (
  database: Database,
  companyId: number,
  { type, language, customer_ids: customerIds }: InputOf<typeof listHeaders>,
): Promise<OutputOf<typeof listHeaders>> => {
  const rows = await new TemplateRepository(database, companyId).candidates(type, language, customerIds);
  if (rows.length === 0) return [];
  const { headerBlocks } = await import('./header-blocks');
  return rows.map((row) => ({
    customer_id: toSummary(row).customer_id,
    logo_width: row.logo_width,
    logo_key: row.logo_key,
    blocks: headerBlocks(row.header),
  }));
};

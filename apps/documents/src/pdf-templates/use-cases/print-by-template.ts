import { getProductsToPrint, type InputOf, type OutputOf, type routes } from '@mullion/contracts';
import { labelCost, mostLabels } from '@mullion/drawings';
import { AppError, type CallInfo, type ServiceTools } from '@mullion/server-kit';
import type { DocumentsConfig } from '../../config';
import { startFile } from '../../render-jobs/render-jobs.module';
import { fieldsOf } from '../pdf-template.mapper';
import { pdfTemplateRow } from '../pdf-templates.queries';

/**
 * Sheets of products, drawn by a template.
 * @throws AppError not_found for a template or products of another company, pdf_template.too_many_products
 */
export const printByTemplate = async (
  tools: ServiceTools<DocumentsConfig>,
  call: CallInfo,
  { params, body }: InputOf<typeof routes.printByTemplate>,
): Promise<OutputOf<typeof routes.printByTemplate>> => {
  const row = await pdfTemplateRow(tools.database, call.context.company_id, params.templateId);
  const max = mostLabels(labelCost(fieldsOf(row)));
  if (body.products.length > max)
    throw new AppError('pdf_template.too_many_products', { products: body.products.length, max });
  // several labels of one product
  const wanted = [...new Set(body.products)];
  const { products } = await tools.rpc.ask(getProductsToPrint, { product_ids: wanted }, { context: call.context });
  if (products.length !== wanted.length) throw new AppError('not_found');
  return startFile(tools, call, {
    kind: 'template',
    options: { products: body.products, template: row.id },
    language: body.language,
  });
};

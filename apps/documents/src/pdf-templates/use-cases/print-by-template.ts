import { getProductsToPrint, type InputOf, type OutputOf, type routes } from '@mullion/contracts';
import { AppError, type CallInfo, type ServiceTools } from '@mullion/server-kit';
import type { DocumentsConfig } from '../../config';
import { startFile } from '../../render-jobs/render-jobs.module';
import { pdfTemplateRow } from '../pdf-templates.queries';

/** Sheets of products, drawn by a template. @throws AppError not_found for a template or products of another company */
export const printByTemplate = async (
  tools: ServiceTools<DocumentsConfig>,
  call: CallInfo,
  { params, body }: InputOf<typeof routes.printByTemplate>,
): Promise<OutputOf<typeof routes.printByTemplate>> => {
  const { id } = await pdfTemplateRow(tools.database, call.context.company_id, params.templateId);
  // several labels of one product
  const wanted = [...new Set(body.products)];
  const { products } = await tools.rpc.ask(getProductsToPrint, { product_ids: wanted }, { context: call.context });
  if (products.length !== wanted.length) throw new AppError('not_found');
  return startFile(tools, call, { kind: 'template', options: { products: body.products, template: id }, language: body.language });
};

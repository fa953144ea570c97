import {
  getOrdersByIds,
  getPdfTemplateToPrint,
  getProductsToPrint,
  type Language,
  type OrderId,
  type PdfTemplateId,
  type ProductId,
  type RequestContext,
} from '@mullion/contracts';
import { productFacts } from '@mullion/drawings';
import { formatNumber, loadTexts } from '@mullion/i18n';
import { AppError, type BlobStore, type Rpc } from '@mullion/server-kit';
import { fileName } from '../file-name';
import type { SheetsInput } from '../render-input';

interface Wanted {
  readonly template_id: PdfTemplateId | null;
  readonly product_ids: readonly ProductId[];
  readonly language: Language;
  readonly company_name: string;
}

/**
 * Everything the sheets of some products are drawn from, in the order asked for; a product deleted meanwhile has none.
 */
export const sheetsInput = async (
  wanted: Wanted,
  rpc: Pick<Rpc, 'ask'>,
  store: Pick<BlobStore, 'get'>,
  context: RequestContext,
): Promise<SheetsInput> => {
  const { template_id: id, product_ids, language, company_name } = wanted;
  if (id === null) throw new AppError('internal');
  const template = await rpc.ask(getPdfTemplateToPrint, { id }, { context });
  const { products } = await rpc.ask(getProductsToPrint, { product_ids: [...product_ids] }, { context });
  const ids = [...new Set(products.map((product) => product.order_id))] as OrderId[];
  const orders = new Map((await rpc.ask(getOrdersByIds, { ids }, { context })).map((order) => [order.id, order]));
  const byId = new Map(products.map((product) => [product.id, product]));
  const printed = product_ids.flatMap((one) => byId.get(one) ?? []);
  const { file } = await loadTexts(language, 'documents');
  const number = (value: number, decimals: number) => formatNumber(value, language, decimals);
  const names = [...new Set(printed.map((product) => product.order))];
  return {
    kind: 'template',
    language,
    template: {
      ...template,
      images: await Promise.all(
        template.images.map(async ({ blob_key, ...image }) => ({ ...image, bytes: await read(store, blob_key) })),
      ),
    },
    facts: printed.map((product) => productFacts(product, orders.get(product.order_id), company_name, number)),
    title: template.name,
    name: fileName(file.template, names, 'pdf'),
  };
};

const read = async (store: Pick<BlobStore, 'get'>, key: string): Promise<Uint8Array> => {
  const parts: Buffer[] = [];
  for await (const part of (await store.get(key)) as AsyncIterable<Buffer>) parts.push(part);
  return Buffer.concat(parts);
};

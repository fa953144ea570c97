import {
  getCompany,
  getOrdersByIds,
  getProductsToPrint,
  getSheetSamples,
  productPlaceholders,
  type InputOf,
  type OrderId,
  type ProductFacts,
  type ProductId,
  type routes,
  type SheetSamples,
} from '@mullion/contracts';
import { productFacts } from '@mullion/drawings';
import { formatNumber } from '@mullion/i18n';
import { AppError, type CallInfo, type ServiceTools } from '@mullion/server-kit';

const nothing = Object.fromEntries(productPlaceholders.map((word) => [word, ''])) as ProductFacts;

/** The longest value of each fact. */
const longestOf = (all: readonly ProductFacts[]): ProductFacts =>
  Object.fromEntries(
    productPlaceholders.map((word) => [
      word,
      all.map((facts) => facts[word]).reduce((a, b) => (b.length > a.length ? b : a), ''),
    ]),
  ) as ProductFacts;

/** Real products for the designer. @throws AppError `not_found` for a product of another company */
export const sheetSamplesOf = async (
  { rpc }: ServiceTools,
  { context }: CallInfo,
  { query }: InputOf<typeof routes.getPdfTemplateSamples>,
): Promise<SheetSamples> => {
  const asks = { context };
  const [{ choices, longest }, company] = await Promise.all([
    rpc.ask(getSheetSamples, {}, asks),
    rpc.ask(getCompany, { company_id: context.company_id }, asks),
  ]);
  const id = (query.product as ProductId | undefined) ?? choices[0]?.id;
  if (id === undefined) return { choices, product: null, facts: nothing, longest: nothing };
  const { products } = await rpc.ask(getProductsToPrint, { product_ids: [...new Set([id, ...longest])] }, asks);
  const ids = [...new Set(products.map((product) => product.order_id))] as OrderId[];
  const orders = new Map((await rpc.ask(getOrdersByIds, { ids }, asks)).map((order) => [order.id, order]));
  const number = (value: number, decimals: number) => formatNumber(value, query.language, decimals);
  const facts = new Map(
    products.map(
      (product) => [product.id, productFacts(product, orders.get(product.order_id), company.name, number)] as const,
    ),
  );
  const product = products.find((each) => each.id === id);
  const own = facts.get(id);
  if (!product || !own) throw new AppError('not_found');
  return {
    choices,
    product: { id, order: product.order, position: product.position },
    facts: own,
    longest: longestOf([...facts.values()]),
  };
};

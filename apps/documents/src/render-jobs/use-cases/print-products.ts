import { getProductsToPrint, type InputOf, type routes } from '@mullion/contracts';
import { AppError, type CallInfo } from '@mullion/server-kit';
import { startFile, type StartedFile, type Tools } from './start-file';

/** @throws AppError not_found for products of another company */
export const printProducts = async (
  tools: Tools,
  call: CallInfo,
  body: InputOf<typeof routes.printProducts>['body'],
): Promise<StartedFile> => {
  const { products } = await tools.rpc.ask(
    getProductsToPrint,
    { product_ids: body.products },
    { context: call.context },
  );
  if (products.length !== new Set(body.products).size) throw new AppError('not_found');
  return startFile(tools, call, { kind: 'products', options: { products: body.products }, language: body.language });
};

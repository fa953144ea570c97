import { createHash } from 'node:crypto';
import {
  DRAWN_PRODUCTS,
  getCompany,
  getSharedOrder,
  type GuestPass,
  type InputOf,
  type printSharedDrawings,
} from '@mullion/contracts';
import { AppError, guestContext, systemContext, type CallInfo } from '@mullion/server-kit';
import { startFile, type StartedFile, type Tools } from './start-file';

const HOUR_MS = 3_600_000;
const NOBODYS: Omit<GuestPass, 'target_id'> = {
  link_id: 0,
  kind: 'order',
  departure: null,
  language: 'lt',
  until: null,
};
/** Of a hash: as many digits as the id of a request has. */
const ID_DIGITS = 32;

/**
 * The drawings of an order's products, as its customer may have them. Whoever holds a link may ask as often as they
 * like: within an hour the same products are the same file. @throws AppError `not_found`, also for an order without
 * products or with too many
 */
export const printDrawings = async (
  tools: Tools,
  call: CallInfo,
  orderId: number,
  body: InputOf<typeof printSharedDrawings>['body'],
): Promise<StartedFile> => {
  const { company_id: companyId, guest, user_id: userId, time_zone: timeZone } = call.context;
  const context = guestContext(companyId, { ...NOBODYS, target_id: orderId }, timeZone);
  const [order, company] = await Promise.all([
    tools.rpc.ask(getSharedOrder, {}, { context }),
    tools.rpc.ask(getCompany, { company_id: companyId }, { context: systemContext(companyId) }),
  ]);
  const language = body.language ?? guest?.language ?? company.template_language;
  if (order.products.length === 0 || order.products.length > DRAWN_PRODUCTS) throw new AppError('not_found');
  const products = order.products.map(({ stage: _stage, ...product }) => product);
  const hour = Math.floor(tools.clock.now().getTime() / HOUR_MS);
  const asked = JSON.stringify(['drawings', companyId, orderId, userId, language, hour, products]);
  return startFile(tools, call, {
    requestId: createHash('sha256').update(asked).digest('hex').slice(0, ID_DIGITS),
    kind: 'products',
    options: { products: products.map(({ id }) => id), forCustomer: true },
    language,
  });
};

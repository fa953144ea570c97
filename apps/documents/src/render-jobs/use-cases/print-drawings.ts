import { createHash } from 'node:crypto';
import { DRAWN_PRODUCTS, getCompany, getSharedOrder, type GuestPass, type InputOf, type printSharedDrawings } from '@mullion/contracts';
import { AppError, guestContext, systemContext, type CallInfo } from '@mullion/server-kit';
import { startFile, type StartedFile, type Tools } from './start-file';

const HOUR_MS = 3_600_000;
const NOBODYS: Omit<GuestPass, 'target_id'> = { link_id: 0, kind: 'order', departure: null, language: 'lt', until: null };
const HEX = 16;

/** Always the same id for the same things. */
const uuidOf = (...things: readonly unknown[]): string => {
  const hex = createHash('sha256').update(JSON.stringify(things)).digest('hex');
  const variant = ((Number.parseInt(hex.charAt(HEX), HEX) & 3) | 8).toString(HEX);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};

/**
 * The drawings of an order's products, as its customer may have them. Whoever holds a link may ask as often as they like: within an hour the same products are
 * the same file. @throws AppError `not_found`, also for an order without products or with too many
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
  return startFile(tools, call, {
    requestId: uuidOf('drawings', companyId, orderId, userId, language, hour, products),
    kind: 'products',
    options: { products: products.map(({ id }) => id), forCustomer: true },
    language,
  });
};

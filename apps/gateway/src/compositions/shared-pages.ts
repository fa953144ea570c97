import {
  getCompany,
  getImages,
  getSharedDeparture,
  getSharedOrder,
  getSharedOrders,
  getSharedPallets,
  getSharedTrucks,
  ownsSharedOrder,
  previewSharedOrder,
  printSharedDrawings,
  printSharedDrawingsOfCustomer,
  readLink,
  readSharedDeparture,
  readSharedDocuments,
  readSharedDocumentsOfCustomer,
  readSharedOrder,
  readSharedOrderOfCustomer,
  readSharedOrders,
  readSharedPicture,
  type GuestPass,
  type OrderId,
  type RequestContext,
  type SharedOrderPage,
} from '@mullion/contracts';
import { AppError, guestContext, systemContext } from '@mullion/server-kit';
import { defineComposition, type Ask, type Composition } from '../composition';
import { asDelivered } from './as-delivered';
import { orNull } from './or-null';

/** Nobody waits for an owner that is being restarted. */
const OWNER_MS = 3_000;
const within = { timeoutMs: OWNER_MS };

const companyName = async (ask: Ask, { company_id }: RequestContext): Promise<string> =>
  (await ask(getCompany, { company_id }, { context: systemContext(company_id) })).name;

/** The pass of who asks; only guests come to these routes. */
const passOf = ({ guest }: RequestContext): GuestPass => {
  if (!guest) throw new AppError('link.closed');
  return guest;
};

/** One order as its customer sees it. Each owner is asked as a guest of exactly this order, whoever looks. */
const orderPage = async (ask: Ask, context: RequestContext, pass: GuestPass): Promise<SharedOrderPage> => {
  const guest = guestContext(context.company_id, pass, context.time_zone);
  const [company, order, pallets, trucks] = await Promise.all([
    companyName(ask, context),
    ask(getSharedOrder, {}, { ...within, context: guest }),
    orNull(ask(getSharedPallets, {}, { ...within, context: guest })),
    orNull(ask(getSharedTrucks, {}, { ...within, context: guest })),
  ]);
  const head = { company, language: pass.language, expires_at: pass.until, updated_at: new Date().toISOString() };
  return { ...head, order, ...asDelivered({ order, pallets, trucks }) };
};

/** The same pass, for one order of its customer. */
const narrowed = (pass: GuestPass, id: OrderId): GuestPass => ({ ...pass, kind: 'order', target_id: id });
const NOBODYS: Omit<GuestPass, 'target_id'> = {
  link_id: 0,
  kind: 'order',
  departure: null,
  language: 'lt',
  until: null,
};

const link = defineComposition(readLink, async (_input, ask, context) => {
  const { kind, language, until } = passOf(context);
  return { kind, language, company: await companyName(ask, context), expires_at: until ?? '' };
});

const order = defineComposition(readSharedOrder, (_input, ask, context) => orderPage(ask, context, passOf(context)));

const orders = defineComposition(readSharedOrders, async ({ query }, ask, context) => {
  const { language, until } = passOf(context);
  const [company, page] = await Promise.all([companyName(ask, context), ask(getSharedOrders, query, within)]);
  return { company, language, expires_at: until, updated_at: new Date().toISOString(), ...page };
});

/**
 * The pass of a customer's guest for one order, once orders has said that it is that customer's.
 * @throws AppError `not_found` for any other
 */
const passOfOrder = async (ask: Ask, context: RequestContext, id: OrderId): Promise<GuestPass> => {
  await ask(ownsSharedOrder, { order_id: id }, within);
  return narrowed(passOf(context), id);
};

const orderOfCustomer = defineComposition(readSharedOrderOfCustomer, async ({ params }, ask, context) =>
  orderPage(ask, context, await passOfOrder(ask, context, params.id as OrderId)),
);

/** A customer's guest as a guest of one of that customer's orders. */
const guestOfOrder = async (
  ask: Ask,
  context: RequestContext,
  id: OrderId,
): Promise<{ readonly context: RequestContext }> => ({
  context: guestContext(context.company_id, await passOfOrder(ask, context, id), context.time_zone),
});
const NOTHING = { params: {}, query: {} };

const documentsOfCustomer = defineComposition(readSharedDocumentsOfCustomer, async ({ params }, ask, context) =>
  ask(readSharedDocuments, { ...NOTHING, body: {} }, await guestOfOrder(ask, context, params.id as OrderId)),
);

const drawingsOfCustomer = defineComposition(printSharedDrawingsOfCustomer, async ({ params, body }, ask, context) =>
  ask(printSharedDrawings, { ...NOTHING, body }, await guestOfOrder(ask, context, params.id as OrderId)),
);

const preview = defineComposition(previewSharedOrder, ({ params }, ask, context) =>
  orderPage(ask, context, { ...NOBODYS, target_id: params.id }),
);

const departure = defineComposition(readSharedDeparture, async (_input, ask, context) => {
  const { language, until } = passOf(context);
  const [company, found] = await Promise.all([companyName(ask, context), ask(getSharedDeparture, {})]);
  return { company, language, expires_at: until, ...found };
});

const picture = defineComposition(readSharedPicture, async ({ params: { hash } }, ask, context) => {
  const { stops } = await ask(getSharedDeparture, {});
  const isUnloaded = stops.some(({ pallets }) =>
    pallets.some(({ products }) => products.some(({ image }) => image === hash)),
  );
  const found = isUnloaded
    ? await ask(getImages, { hashes: [hash] }, { context: systemContext(context.company_id) })
    : {};
  const image = found[hash];
  if (image === undefined) throw new AppError('not_found');
  return { image };
});

/** What holders of private links see, and the same for the planner. */
export const sharedPages = [
  link,
  departure,
  picture,
  order,
  orders,
  orderOfCustomer,
  documentsOfCustomer,
  drawingsOfCustomer,
  preview,
] as unknown as readonly Composition[];

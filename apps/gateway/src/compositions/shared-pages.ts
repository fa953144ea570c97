import {
  getCompany,
  getSharedDeparture,
  getSharedOrder,
  getSharedOrders,
  getSharedPallets,
  getSharedTrucks,
  ownsSharedOrder,
  previewSharedOrder,
  readLink,
  readSharedDeparture,
  readSharedOrder,
  readSharedOrderOfCustomer,
  readSharedOrders,
  type GuestPass,
  type OrderId,
  type RequestContext,
  type SharedOrderPage,
} from '@mullion/contracts';
import { AppError, guestContext, systemContext } from '@mullion/server-kit';
import { defineComposition, type Ask, type Composition } from '../composition';
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
  return { company, language: pass.language, expires_at: pass.until, updated_at: new Date().toISOString(), order, pallets, trucks };
};

/** The same pass, for one order of its customer. */
const narrowed = (pass: GuestPass, id: OrderId): GuestPass => ({ ...pass, kind: 'order', target_id: id });
const NOBODYS: Omit<GuestPass, 'target_id'> = { link_id: 0, kind: 'order', departure: null, language: 'lt', until: null };

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

const orderOfCustomer = defineComposition(readSharedOrderOfCustomer, async ({ params }, ask, context) => {
  await ask(ownsSharedOrder, { order_id: params.id as OrderId }, within);
  return orderPage(ask, context, narrowed(passOf(context), params.id as OrderId));
});

const preview = defineComposition(previewSharedOrder, ({ params }, ask, context) =>
  orderPage(ask, context, { ...NOBODYS, target_id: params.id }),
);

const departure = defineComposition(readSharedDeparture, async (_input, ask, context) => {
  const { language, until } = passOf(context);
  const [company, found] = await Promise.all([companyName(ask, context), ask(getSharedDeparture, {})]);
  return { company, language, expires_at: until, ...found };
});

/** What holders of private links see, and the same for the planner. */
export const sharedPages = [link, departure, order, orders, orderOfCustomer, preview] as unknown as readonly Composition[];

import {
  askForLink,
  getCompany,
  getImages,
  getSharedDeparture,
  getSharedOrder,
  getSharedOrders,
  getSharedPallets,
  getSharedTrucks,
  openShareLink,
  ownsSharedOrder,
  printSharedDrawings,
  readSharedDocuments,
  type LinkKind,
  type RequestContext,
} from '@mullion/contracts';
import { AppError } from '@mullion/server-kit';
import { TestGateway, type TestAnswer } from './test-gateway';

/** A token of its kind (see `kinds`); of any other letter nobody has made one, and that of x is past its day. */
export const token = (letter: string): string => letter.repeat(43);
const kinds: Readonly<Record<string, LinkKind>> = {
  [token('o')]: 'order',
  [token('c')]: 'customer',
  [token('d')]: 'departure',
};
export const [PICTURE, ANOTHER, LOST] = ['a', 'b', 'c'].map((letter) => letter.repeat(64)) as [string, string, string];
const order = {
  id: 17,
  number: '26-17',
  customer_order_number: null,
  customer: 'Namai',
  address: 'Kaunas',
  delivery_date: '2026-11-27',
  week: '202648',
  moved: null,
  confirmed_at: '2026-11-05T08:00:00Z',
  contact_email: 'v@langai.test',
  cancelled: false,
  counts: { all: 1, made: 0, packed: 0, left: 0, delivered: 0 },
  products: [],
  images: {},
};

export interface LinkWorld {
  readonly gateway: TestGateway;
  /** What owners were asked, and as which guest. */
  readonly asked: { call: string; guest: RequestContext['guest'] }[];
  /** What documents was told of who has opened a link. */
  readonly visits: unknown[];
}

/** A gateway whose owners know one link of each kind, all of order or truck 17; pallets do not answer. */
export const openLinkWorld = async (): Promise<LinkWorld> => {
  const asked: LinkWorld['asked'] = [];
  const visits: unknown[] = [];
  const gateway = await TestGateway.open({ TRUSTED_PROXIES: '127.0.0.1' });
  gateway.world.answer(openShareLink, (input) => {
    if (input.visit) visits.push(input.visit);
    if (input.token === token('x')) throw new AppError('link.expired', { until: '2026-11-01' });
    const kind = kinds[input.token];
    if (!kind) throw new AppError('link.closed');
    const base = {
      link_id: 5,
      kind,
      target_id: 17,
      departure: kind === 'departure' ? 2 : null,
      company_id: 1,
      language: 'lt',
      user_name: 'P',
    };
    return { ...base, expires_at: '2027-02-01T00:00:00Z', created_at: '2026-11-03T00:00:00Z' } as never;
  });
  gateway.world.answer(getCompany, () => ({ name: 'Langai' }) as never);
  gateway.world.answer(getSharedOrder, (_input, context) => {
    asked.push({ call: 'order', guest: context?.guest });
    return order as never;
  });
  gateway.world.answer(getSharedPallets, (_input, context) => {
    asked.push({ call: 'pallets', guest: context?.guest });
    throw new AppError('unavailable');
  });
  gateway.world.answer(getSharedTrucks, () => []);
  gateway.world.answer(getSharedOrders, () => ({ customer: 'Namai', orders: [], last_page: 1, total: 0 }));
  gateway.world.answer(ownsSharedOrder, ({ order_id }) => {
    if (Number(order_id) !== 17) throw new AppError('not_found');
    return { ok: true as const };
  });
  gateway.world.answer(readSharedDocuments, (_input, context) => {
    asked.push({ call: 'documents', guest: context?.guest });
    return { is_cancelled: false, has_drawings: true, dispatches: [] };
  });
  gateway.world.answer(printSharedDrawings, ({ body }, context) => {
    asked.push({ call: `drawings ${body.language}`, guest: context?.guest });
    return { link: '/api/files/x', job_id: 'j' };
  });
  gateway.world.answer(getSharedDeparture, (_input, context) => {
    if (context?.guest?.target_id !== 17) throw new AppError('link.closed');
    return { stops: [{ pallets: [{ products: [{ image: null }, { image: PICTURE }, { image: LOST }] }] }] } as never;
  });
  gateway.world.answer(getImages, ({ hashes }) =>
    Object.fromEntries(hashes.filter((hash) => hash !== LOST).map((hash) => [hash, '<svg/>'])),
  );
  gateway.world.answer(askForLink, (input) => {
    if (input.token !== token('x')) throw new AppError('link.closed');
    return { ok: true as const };
  });
  return { gateway, asked, visits };
};

/** Opens what a link opens: each time from an address of its own unless said, since wrong tokens are counted. */
export const linkReader = (gateway: () => TestGateway) => {
  let address = 0;
  return (path: string, link: string | null, from = `10.0.0.${(address += 1)}`): Promise<TestAnswer> =>
    gateway().call('GET', `/api/${path}`, {
      headers: { 'x-forwarded-for': from, 'user-agent': 'Phone', ...(link === null ? {} : { 'x-mullion-link': link }) },
    });
};

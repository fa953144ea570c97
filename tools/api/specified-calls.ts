import sharp from 'sharp';
import { exampleCall } from '../clients/example-call';
import { pathFor, queryFor, type Operation } from './operations';
import type { Answer, Ask, Json } from './person';
import { objectsAt, specifiedFields, specifiedParameters } from './specified-page';
import type { World } from './world';

const nameless = (text: string): string => text.replace(/\{\w+\}/g, '{}');
interface Changed {
  readonly at?: Json;
  readonly query?: Json;
  readonly body?: Json;
}
const NOTHING = 'qq no row has this';
const LISTS = ['orders', 'customers', 'pallets', 'trucks', 'problems', 'vehicles', 'returnables', 'glass-units'];

/** Parameters with a value by which an answer must differ from the one without. */
const EFFECTS: readonly (readonly [call: string, query: Json])[] = [
  ...LISTS.map((list) => [`GET ${list}`, { filter: NOTHING }] as const),
  ...['orders', 'pallets', 'trucks', 'problems'].map(
    (list) => [`GET ${list}`, { status_from: 99, status_to: 100 }] as const,
  ),
  ...['orders', 'trucks'].map(
    (list) => [`GET ${list}`, { delivery_date_from: '2099-01-01', delivery_date_to: '2099-12-31' }] as const,
  ),
  ['GET orders', { rows: 1 }],
  ['GET orders', { page: 2, rows: 1 }],
  ['GET orders', { order: 'DESC', order_by: 'production_id' }],
  ['GET pallets', { rows: 1 }],
  ['GET customers', { order: 'DESC', order_by: 'name' }],
  ['GET statuses', { language: 'en', table_name: 'orders' }],
  ['GET countryCodes', { language: 'lt' }],
  ['GET orders/many/production', { filter: NOTHING }],
  ['GET orders/many/production', { status_from: 99, status_to: 100 }],
  ['GET orders-pallets', { filter: NOTHING }],
  ['GET actions/operations', { filter: NOTHING }],
  ['GET pallets/{id}', { with_products: 'false' }],
];

/** What docs/specified-api.md names, asked of a running system. */
export const asSpecified = (opened: () => World) => {
  /** Rows that only some calls need. */
  let made: { readonly supplier?: number; readonly glazed?: string } = {};
  const find = (call: string): Operation => {
    const found = opened().operations.find(({ label }) => nameless(label) === nameless(call));
    if (!found) throw new Error(`no ${call}`);
    return found;
  };

  /** Rows that have what a call shows, where the examples of the document name others. */
  const about = (call: string): Changed => {
    const { ids, mark, packedPallet } = opened();
    const table = { table_name: 'orders', table_id: ids.orders?.id };
    const known: Readonly<Record<string, Changed>> = {
      'GET comments': { query: table },
      'GET actions': { query: { ...table, language: 'lt' } },
      'GET attachments': { query: { table_name: 'problems', table_ids: ids.problems?.id } },
      'GET pallets/{id}': {
        at: { id: packedPallet },
        query: { with_products: 'true', with_order: 'true', with_photos: 'true' },
      },
      'GET operations/orders': { query: { orders: ids.orders?.id } },
      'GET orders/many/id': { query: { orders: ids.orders?.id } },
      'POST comments': { body: { ...table, text: mark } },
      'POST orders/{id}/suppliers': {
        at: { id: ids.orders?.id },
        body: { order_suppliers: [{ supplier_id: made.supplier }] },
      },
      'GET products/barcode/{barcode}': { at: { barcode: made.glazed } },
    };
    return known[call] ?? {};
  };
  const ask = async (call: string, more: Json = {}): Promise<Answer> => {
    const operation = find(call);
    const { at, query, body } = about(call);
    const example = exampleCall(operation, opened().ids);
    const asked: Ask = {
      query: { ...queryFor(operation), ...query, ...more },
      ...(operation.method === 'GET' ? {} : { body: body ?? example.body }),
    };
    return opened().people.admin.ask(operation.method, pathFor(operation, { ...example.path, ...at }), asked);
  };

  return {
    effects: EFFECTS,
    ask,
    /**
     * Gives rows what a call can only show of a row that has it: a comment, a status that was changed, a packing type
     * that is preferred.
     */
    async prepare(): Promise<void> {
      const { people, ids, mark } = opened();
      const [order, operation, customer] = [ids.orders?.id, ids.operations?.id, ids.customers?.id];
      await people.admin.do('POST', 'comments', { body: { text: mark, table_name: 'orders', table_id: order } });
      await people.admin.do('POST', `operations/${operation}/comments`, { body: { text: mark } });
      await people.super.do('PUT', `orders/${order}`, { body: { status: 1 } });
      const [type] = await people.admin.do<{ id: number }[]>('GET', 'packing-types');
      await people.admin.do('PUT', `customers/${customer}`, { body: { pref_packing_type: type?.id } });
      const supplier = await people.admin.do<{ id: number }>('POST', 'suppliers', {
        body: { title: `${mark} 2`, short_title: mark.slice(-8) },
      });
      const { data: glass } = await people.admin.do<{ data: { barcode: string | null }[] }>('GET', 'glass-units');
      made = { supplier: supplier.id, glazed: glass.flatMap(({ barcode }) => barcode ?? [])[0] };
      const form = new FormData();
      const white = sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } });
      form.set('image', new Blob([new Uint8Array(await white.jpeg().toBuffer())], { type: 'image/jpeg' }), 'a.jpg');
      const { id } = await people.admin.do<{ id: unknown }>('POST', 'pdf-templates/images', { form });
      const images = [{ x1: 1, y1: 1, width: 10, height: 10, id }];
      await people.admin.do('POST', 'pdf-templates', { body: { name: `${mark} 2`, width: 100, height: 60, images } });
    },
    /** Fields that no answer has, by entity. */
    async missingFields(): Promise<string[]> {
      const wrong: string[] = [];
      for (const { entity, call, place, fields } of specifiedFields) {
        const { status, text, body } = await ask(call);
        const objects = status < 300 ? objectsAt(body, place) : [];
        const missing = fields.filter((name) => !objects.some((one) => name in one));
        if (objects.length === 0) wrong.push(`${entity}: ${call} shows none: ${status} ${text.slice(0, 150)}`);
        else if (missing.length > 0) wrong.push(`${entity}: ${call} ${place} has no ${missing.join(', ')}`);
      }
      return wrong;
    },
    /** Parameters that a call refuses. */
    async refusedParameters(): Promise<string[]> {
      const wrong: string[] = [];
      for (const { call, query } of specifiedParameters.filter((one) => one.call.startsWith('GET'))) {
        const { query: examples } = exampleCall(find(call), opened().ids);
        for (const name of query) {
          const { status, text } = await ask(call, {
            [name]: about(call).query?.[name] ?? [examples[name]].flat().join(','),
          });
          if (status !== 200) wrong.push(`${call}?${name}: ${status} ${text.slice(0, 150)}`);
        }
      }
      return wrong;
    },
    /**
     * Calls that refuse the form of their body, and fields that the answer shows with another value than was sent. A
     * rule may refuse an example.
     */
    async wrongBodies(): Promise<string[]> {
      const wrong: string[] = [];
      for (const { call, body: names } of specifiedParameters.filter(
        (one) => !one.call.startsWith('GET') && one.body.length > 0,
      )) {
        const operation = find(call);
        if (operation.isForm) continue;
        const sent = { ...(exampleCall(operation, opened().ids).body as Json), ...about(call).body };
        const { status, body, text } = await ask(call);
        if (status === 400 || status >= 500) wrong.push(`${call}: ${status} ${text.slice(0, 200)}`);
        if (status >= 300) continue;
        const shown = names.filter(
          (name) => isPlain(sent[name]) && isPlain(body[name]) && !COMPUTED.has(`${call} ${name}`),
        );
        wrong.push(
          ...shown
            .filter((name) => sent[name] !== body[name])
            .map((name) => `${call}: ${name} ${String(sent[name])}, ${String(body[name])}`),
        );
      }
      return wrong;
    },
  };
};

const isPlain = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value);
/** What is sent and stands in the answer as it was computed. */
const COMPUTED: ReadonlySet<string> = new Set(['POST pallets height', 'POST work-centers/complete/{id} products']);

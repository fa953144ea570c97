import {
  beginRender,
  departureRecord,
  events,
  finishRender,
  getCompany,
  getDepartureRecord,
  getPalletsToPrint,
  getScansOfPallets,
  getSessionContext,
  getTrucksToPrint,
  listNotifyContacts,
  listTruckStops,
  palletRecords,
  type DepartureRecord,
} from '@mullion/contracts';
import { AppError, type BlobStore } from '@mullion/server-kit';
import { eventually, people, sampleCompany, type TestService } from '@mullion/server-testing';
import { bootDocumentsWithFiles } from './start-documents';

export const DEPARTED = '2026-11-24T09:31:00.000Z';
export const at = (time: string) => `2026-11-24T${time}.000Z`;

const factory = sampleCompany({
  name: 'Langų gamykla',
  code: 'LANG',
  standard_lengths: [2400],
  truck_loaded_email_template: 'Išvežėme %orders.',
});

/** Two customers on one truck: order 10 on pallet 1, order 20 on pallet 2. */
const pallet = (id: number, step: number, order: number, customer: string) => ({
  step,
  side: 'left' as const,
  from_headboard: 0,
  pallet_id: id,
  shown_number: `P26-014${id}`,
  stop: step,
  stop_label: customer,
  customers: customer,
  order_ids: [order],
  x: (step - 1) * 2400,
  y: 0,
  is_turned: false,
  length: 2400,
  width: 1200,
  height: 2100,
  weight: 900,
});
export const record = (truckId: number, departure: number): DepartureRecord =>
  departureRecord.parse({
    truck_id: truckId,
    number: `T26-${truckId}`,
    description: `T26-${truckId}`,
    departure,
    departed_at: DEPARTED,
    confirmed_by: 'krovėjas',
    plate: 'KTR 218',
    trailer_plate: 'LT 901',
    driver: 'J. Vairuotojas',
    seals: ['S-77', 'S-78'],
    signature: [
      [
        [0.1, 0.1],
        [0.5, 0.4],
      ],
    ],
    unsigned_reason: null,
    length: 13_600,
    width: 2450,
    height: 2700,
    used_length: 4800,
    warnings: ['truck.stop_order'],
    pallets: [pallet(1, 1, 10, 'Bygg Nord AS'), pallet(2, 2, 20, 'Trä & Glas AB')],
  });
export const product = (id: number, order: number) => ({
  id,
  order_id: order,
  order: `26-04${order}`,
  position: `A${id}`,
  barcode: `B${id}`,
  width: 1000,
  height: 1200,
  weight: 40,
  category: 1,
  loaded_at: null,
  awaits_remake: false,
});
const contact = (id: number, order: number, customer: string) => ({
  contact_id: id as never,
  customer_id: order as never,
  customer,
  name: 'N',
  email: `k${id}@example.test`,
  orders: [
    {
      id: order as never,
      number: `26-04${order}`,
      customer_order_number: null,
      units: { all: 1, leaving: 1, to_come: 0, positions: [] },
    },
  ],
});

export interface EvidenceWorld {
  readonly documents: TestService;
  readonly store: BlobStore;
  /** What tests change while trucks leave. */
  readonly facts: { recalled: boolean; recordsAway: number };
  readonly leave: (truckId: number, id?: string) => Promise<{ readonly id: string }>;
  /** Gives the sheets of a truck their PDFs, as the worker does, once so many of them are wanted. */
  readonly draw: (truckId: number, count: number) => Promise<void>;
  readonly close: () => Promise<void>;
}

interface Load {
  readonly recordOf: typeof record;
  readonly productsOn: (palletId: number) => readonly ReturnType<typeof product>[];
}

/** Documents with a factory whose trucks carry two customers' goods; files lie in a folder of their own. */
export const startEvidence = async (load: Partial<Load> = {}): Promise<EvidenceWorld> => {
  const { documents, store, close } = await bootDocumentsWithFiles();
  const facts = { recalled: false, recordsAway: 0 };
  const { world } = documents;
  world.answer(getCompany, () => factory);
  world.answer(getTrucksToPrint, () => []);
  world.answer(getSessionContext, () => people.planner());
  world.answer(palletRecords.byIds, ({ ids }) => ({ records: ids.map((id) => ({ id, removed: false }) as never) }));
  world.answer(listNotifyContacts, () => [contact(1, 10, 'Bygg Nord AS'), contact(2, 20, 'Trä & Glas AB')]);
  world.answer(getDepartureRecord, ({ truck_id, departure }, context) => {
    facts.recordsAway -= 1;
    if (facts.recordsAway >= 0) throw new AppError('unavailable');
    if (truck_id >= 900 || context?.company_id !== 1) throw new AppError('not_found');
    return (load.recordOf ?? record)(truck_id, departure);
  });
  // a recalled pallet is packed again: what is attested must not follow it
  const usual: Load['productsOn'] = (id) =>
    id === 1 ? [product(11, 10), product(12, 10)] : [product(facts.recalled ? 29 : 21, 20)];
  world.answer(getPalletsToPrint, ({ pallet_ids }) =>
    pallet_ids.map((id) => ({ id, products: (load.productsOn ?? usual)(id) }) as never),
  );
  world.answer(getScansOfPallets, ({ pallet_ids }) =>
    pallet_ids.map((id) => ({
      pallet_id: id,
      products: id === 1 ? [{ product_id: 11 as never, scanned_at: at('08:10:00'), scanned_by: 'pakuotojas' }] : [],
      changes: [{ before: 1, after: 3, at: id === 2 ? at('08:31:12') : at('08:40:00'), by: 'krovėjas' }],
    })),
  );
  world.answer(listTruckStops, () => []);

  const leave = (truckId: number, id?: string) =>
    documents.receive(
      events.truckLeft,
      1,
      {
        truck_id: truckId as never,
        description: `T26-${truckId}`,
        departure: 1,
        departed_at: DEPARTED,
        user_id: null,
        notify: true,
        orders: [
          { order_id: 10 as never, product_ids: [] },
          { order_id: 20 as never, product_ids: [] },
        ],
      },
      id ? { id } : {},
    );

  const draw = async (truckId: number, count: number): Promise<void> => {
    const sheets = await eventually(async () => {
      const rows = await documents.sql<{ id: number; job_id: string }>(
        // a sheet gets its file a moment after its job is done
        `SELECT s.id, s.job_id FROM evidence_sheet s JOIN render_jobs j ON j.id = s.job_id
         WHERE s.truck_id = $1 AND s.pdf_key IS NULL AND j.state IN ('queued', 'running') ORDER BY s.id`,
        [truckId],
      );
      expect(rows).toHaveLength(count);
      return rows;
    });
    for (const { id, job_id } of sheets) {
      const job = { job_id: job_id as never };
      const wanted = await documents.api(beginRender).as(people.super()).ok(job);
      expect(wanted).toMatchObject({ kind: 'evidence', evidence: { sheet_id: id, later: false }, language: 'lt' });
      const key = `evidence/1/sheets/${id}.pdf`;
      await store.put(key, Buffer.from(`%PDF-1.7 ${id}`));
      const file = { blob_key: key, content_type: 'application/pdf', file_name: 'x.pdf', error: null };
      await documents
        .api(finishRender)
        .as(people.super())
        .ok({ ...job, ...file });
    }
  };

  return { documents, store, facts, leave, draw, close };
};

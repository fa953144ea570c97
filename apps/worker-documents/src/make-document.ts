import { createHash } from 'node:crypto';
import path from 'node:path';
import {
  beginRender,
  finishRender,
  getPalletsToPrint,
  getImages,
  getProductsToPrint,
  getTrucksToPrint,
  listWaitingProducts,
  reportRender,
  type OutputOf,
  type PalletDetail,
  type renderDocumentJob,
  type RequestContext,
  type TruckId,
} from '@mullion/contracts';
import { formatMomentIn } from '@mullion/i18n';
import { AppError, systemContext, type BlobStore, type JobTools, type Rpc } from '@mullion/server-kit';
import type { z } from 'zod';
import { chunks } from './chunks';
import { evidenceInput } from './evidence-input';
import { issuedPapers } from './issue-papers';
import { documentHeaders } from './headers/document-headers';
import { makePreparationCsv } from './lists/make-preparation-csv';
import { makeList } from './lists/make-list';
import type { RenderInput } from './render-input';
import { RenderThreads } from './render-threads';
import { sheetsInput } from './sheets/make-sheets';

type Payload = z.output<(typeof renderDocumentJob)['payload']>;

const PDF = 'application/pdf';
const ALIVE_MS = 10_000;
const threads = new RenderThreads(path.join(__dirname, 'render.worker.cjs'));
/** A list of a work center is for reading on the spot: what goes beyond is counted below it. */
const MOST_WAITING = 3_000;
/**
 * Pallets that packing is asked for at once: a hundred with all their products would hold up whoever reads a pallet
 * meanwhile.
 */
const PALLETS_AT_ONCE = 10;
/** Most trucks that dispatch is asked for at once. */
const TRUCKS_AT_ONCE = 50;

/**
 * One file: the owner says what is wanted, the owners of the facts are asked, a thread renders, the store keeps it, the
 * owner is notified.
 */
export const makeDocument = async (payload: Payload, tools: JobTools, store: BlobStore): Promise<void> => {
  const context = systemContext(payload.company_id);
  const options = { context };
  const { job_id } = payload;
  const wanted = await tools.rpc.ask(beginRender, { job_id }, options);
  if (wanted === null) return;
  const key = `renders/${payload.company_id}/${job_id}`;
  let reached = 0;
  const onProgress = (progress: number): void => {
    reached = progress;
    tools.rpc.ask(reportRender, { job_id, progress }, options).catch(() => undefined);
  };
  // laying out a long table says nothing for a while, and the owner would take this worker for dead
  const alive = setInterval(() => onProgress(reached), ALIVE_MS);
  try {
    if (wanted.kind === 'list' || wanted.kind === 'preparation_csv') {
      const file = await makeTable(wanted, { context, key, onProgress }, tools.rpc, store);
      await tools.rpc.ask(
        finishRender,
        { job_id, blob_key: file.key, content_type: file.type, file_name: file.name, error: null },
        options,
      );
      return;
    }
    const input =
      wanted.kind === 'template'
        ? await sheetsInput(wanted, tools.rpc, store, context)
        : await documentInput({ ...wanted, kind: wanted.kind }, tools.rpc, store, context);
    const file = await threads.render(input, onProgress);
    const blob_key =
      wanted.kind === 'evidence' && !wanted.evidence?.later
        ? evidenceKey(payload.company_id, file.bytes)
        : `${key}.pdf`;
    await store.put(blob_key, Buffer.from(file.bytes));
    await tools.rpc.ask(
      finishRender,
      { job_id, blob_key, content_type: PDF, file_name: file.name, error: null },
      options,
    );
  } catch (error) {
    // An owner that is away is asked again by the next attempt; anything else will not get better.
    if (error instanceof AppError && error.code === 'unavailable' && !tools.lastAttempt) throw error;
    tools.log.error({ err: error }, 'document could not be made');
    const code = error instanceof AppError ? error.code : 'internal';
    await tools.rpc.ask(
      finishRender,
      { job_id, blob_key: null, content_type: null, file_name: null, error: code },
      options,
    );
  } finally {
    clearInterval(alive);
  }
};

/** By its content: what is attested is written once, and another drawing of it never over it. */
const evidenceKey = (companyId: number, bytes: Uint8Array): string =>
  `evidence/${companyId}/sheets/${createHash('sha256').update(bytes).digest('hex')}.pdf`;

/** A file of cells: a list of the screen, read as its person, or the products of orders. */
const makeTable = (
  { list, language, order_ids }: NonNullable<OutputOf<typeof beginRender>>,
  { context, key, onProgress }: { context: RequestContext; key: string; onProgress: (progress: number) => void },
  rpc: JobTools['rpc'],
  store: BlobStore,
): Promise<{ readonly key: string; readonly type: string; readonly name: string }> =>
  list === null
    ? makePreparationCsv({ orderIds: order_ids, language, context, key, onProgress }, rpc, store)
    : makeList(
        { wanted: list, language, context: systemContext(context.company_id, list.person), key, onProgress },
        rpc,
        store,
      );

type Wanted = NonNullable<OutputOf<typeof beginRender>> & { readonly kind: RenderInput['kind'] };

/** Pictures of products, those too that one answer had no room for. */
const allImages = async (
  products: RenderInput['products'],
  images: RenderInput['images'],
  rpc: Rpc,
  context: RequestContext,
): Promise<RenderInput['images']> => {
  const wanted = new Set(products.flatMap(({ image }) => image ?? []));
  let found = images;
  for (;;) {
    const hashes = [...wanted].filter((hash) => found[hash] === undefined);
    const more = hashes.length === 0 ? {} : await rpc.ask(getImages, { hashes }, { context });
    // those that are left are gone
    if (Object.keys(more).length === 0) return found;
    found = { ...found, ...more };
  }
};

/** What a document is made of, asked from the owners of the facts. */
export const documentInput = async (
  wanted: Wanted,
  rpc: Rpc,
  store: BlobStore,
  context: RequestContext,
): Promise<RenderInput> => {
  const options = { context };
  const pallets: PalletDetail[] = [];
  for (const pallet_ids of chunks(wanted.pallet_ids, PALLETS_AT_ONCE))
    pallets.push(...(await rpc.ask(getPalletsToPrint, { pallet_ids }, options)));
  const truckIds = wanted.kind === 'loading' || wanted.kind === 'barcodes' ? trucksUnder(pallets) : wanted.truck_ids;
  const trucks = (
    await Promise.all(
      chunks(truckIds, TRUCKS_AT_ONCE).map((truck_ids) => rpc.ask(getTrucksToPrint, { truck_ids }, options)),
    )
  ).flat();
  const { products, images } =
    wanted.product_ids.length > 0
      ? await rpc.ask(getProductsToPrint, { product_ids: wanted.product_ids }, options)
      : { products: [], images: {} };
  const center = wanted.work_center_id;
  const evidence = wanted.evidence && (await evidenceInput(wanted.evidence, wanted.time_zone, rpc, store, context));
  const waiting =
    center === null ? null : await rpc.ask(listWaitingProducts, { id: center, limit: MOST_WAITING }, options);
  return {
    kind: wanted.kind,
    language: wanted.language,
    company: wanted.company_name,
    tallPalletRule: wanted.tall_pallet_rule,
    madeAt: evidence?.madeAt ?? formatMomentIn(new Date(), wanted.time_zone),
    pallets: inOrder(pallets, wanted.pallet_ids),
    trucks: inOrder(trucks, truckIds),
    products: wanted.for_customer ? products.map((product) => ({ ...product, comment: null })) : products,
    images: await allImages(products, images, rpc, context),
    waiting,
    evidence,
    table: wanted.table,
    headers: await documentHeaders(
      { kind: wanted.kind, language: wanted.language, pallets, trucks },
      rpc,
      store,
      context,
    ),
    papers: await issuedPapers({ ...wanted, pallets, trucks }, rpc, context),
  };
};

/** The trucks that pallets stand on, in the order in which they come. */
const trucksUnder = (pallets: readonly PalletDetail[]): TruckId[] => [
  ...new Set(pallets.map((pallet) => pallet.truck_id).filter((id) => id !== null)),
];

const inOrder = <T extends { id: number }>(items: readonly T[], ids: readonly number[]): T[] =>
  ids.flatMap((id) => items.find((item) => item.id === id) ?? []);

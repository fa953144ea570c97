import type { SeedContext } from '@mullion/server-kit';
import { LabelPrinterRepository } from '../labels/labels.module';

const printers = [
  { name: '3, pakavimas', host: '127.0.0.1', port: 9100, dpi: 203, width: 100, height: 150, agent: 'main' },
  { name: '1, gamyba', host: '127.0.0.1', port: 9101, dpi: 300, width: 100, height: 60, agent: 'main' },
] as const;
const DPI = { 203: 203, 300: 300 } as const;

const [PACKING, PRODUCTION] = [0, 1];
const [WORKER, PACKER] = ['Darius Darbuotojas', 'Petras Pakuotojas'];
/**
 * Labels of a shift by printer: most printed, one of which nobody knows, one printed again because it was torn, one
 * that still waits.
 */
const story = [
  { on: PRODUCTION, product: 0, state: 'sent', minutesAgo: 190, who: WORKER },
  { on: PRODUCTION, product: 1, state: 'sent', minutesAgo: 171, who: WORKER },
  { on: PRODUCTION, product: 2, state: 'sent', minutesAgo: 140, who: WORKER },
  { on: PRODUCTION, product: 3, state: 'unknown', minutesAgo: 95, who: WORKER, error: 'broken_off' },
  { on: PRODUCTION, product: 0, state: 'sent', minutesAgo: 60, who: PACKER, again: 0, reason: 'suplyšo' },
  { on: PRODUCTION, product: 4, state: 'sent', minutesAgo: 42, who: WORKER },
  { on: PACKING, product: 5, state: 'sent', minutesAgo: 31, who: PACKER },
  { on: PACKING, product: 6, state: 'sent', minutesAgo: 30, who: PACKER },
  { on: PACKING, product: 7, state: 'waiting', minutesAgo: 3, who: PACKER },
] as const;
/** Every so many products of the factory has its label printed, so that they are of several orders. */
const EVERY = 7;

interface DemoProduct {
  readonly id: number;
  readonly name: string;
}

/** Two printers of a company, and what was printed on them today. A company that has printers is left alone. */
export const seedLabels = async (context: SeedContext, companyId: number): Promise<void> => {
  const products = await context.database('orders').read<DemoProduct>(
    `SELECT p.id, coalesce(o.production_id, o.offer_id) || ' / ' || p.position AS name FROM products p JOIN orders o ON o.id = p.order_id
     WHERE p.company_id = $1 AND p.id % $2 = 0 ORDER BY p.id LIMIT 8`,
    [companyId, EVERY],
  );
  const { data: isNew } = await context.database('documents').transaction(null, async (tx) => {
    const repository = new LabelPrinterRepository(tx, companyId);
    if ((await repository.list()).length > 0) return false;
    const made = [];
    for (const printer of printers) made.push(await repository.create({ ...printer, dpi: DPI[printer.dpi] }));
    const ids: number[] = [];
    for (const one of story) {
      const product = products[one.product];
      const printer = made[one.on];
      if (!product || !printer) continue;
      const asked = new Date(context.now.getTime() - one.minutesAgo * 60_000);
      const isOver = one.state !== 'waiting';
      const [row] = await tx.query<{ id: number }>(
        `INSERT INTO label_jobs (company_id, printer_id, kind, subject_id, name, language, state, error, revision, asked_by, asked_at, finished_at, reprint_of, reason)
         VALUES ($1, $2, 'product', $3, $4, 'lt', $5, $6, $7, $8, $9, $10, $11, $12) RETURNING id::int AS id`,
        [
          companyId,
          printer.id,
          product.id,
          product.name,
          one.state,
          'error' in one ? one.error : null,
          isOver ? 1 : null,
          one.who,
          asked,
          isOver ? asked : null,
          'again' in one ? (ids[one.again] ?? null) : null,
          'reason' in one ? one.reason : null,
        ],
      );
      if (row) ids.push(row.id);
    }
    return true;
  });
  if (isNew) context.log(`documents: company ${companyId} has ${printers.length} label printers`);
};

import type { SeedContext } from '@mullion/server-kit';
import { LabelPrinterRepository } from '../labels/labels.module';

const printers = [
  { name: '3, pakavimas', host: '192.168.1.43', port: 9100, dpi: 203, width: 100, height: 150, agent: 'main' },
  { name: '1, gamyba', host: '192.168.1.41', port: 9100, dpi: 300, width: 100, height: 60, agent: 'main' },
] as const;
const DPI = { 203: 203, 300: 300 } as const;

/** Labels of a shift: some printed, one of which nobody knows, one printed again because it was torn. */
const story = [
  { state: 'sent', minutesAgo: 190, who: 'Gamyba' },
  { state: 'sent', minutesAgo: 140, who: 'Gamyba' },
  { state: 'unknown', minutesAgo: 95, who: 'Gamyba', error: 'broken_off' },
  { state: 'sent', minutesAgo: 60, who: 'Pakuotojas', again: 0, reason: 'suplyšo' },
  { state: 'sent', minutesAgo: 42, who: 'Gamyba' },
] as const;

interface DemoProduct {
  readonly id: number;
  readonly name: string;
}

/** Two printers of a company, and what was printed on them today. A company that has printers is left alone. */
export const seedLabels = async (context: SeedContext, companyId: number): Promise<void> => {
  const products = await context.database('orders').read<DemoProduct>(
    `SELECT p.id, coalesce(o.production_id, o.offer_id) || ' / ' || p.position AS name FROM products p JOIN orders o ON o.id = p.order_id
     WHERE p.company_id = $1 ORDER BY p.id LIMIT 4`,
    [companyId],
  );
  const { data: isNew } = await context.database('documents').transaction(null, async (tx) => {
    const repository = new LabelPrinterRepository(tx, companyId);
    if ((await repository.list()).length > 0) return false;
    const made = [];
    for (const printer of printers) made.push(await repository.create({ ...printer, dpi: DPI[printer.dpi] }));
    const ids: number[] = [];
    for (const [at, one] of story.entries()) {
      const product = products[at % Math.max(products.length, 1)];
      const printer = made.at(-1);
      if (!product || !printer) continue;
      const again = 'again' in one ? { of: ids[one.again] ?? null, reason: one.reason } : { of: null, reason: null };
      const [row] = await tx.query<{ id: number }>(
        `INSERT INTO label_jobs (company_id, printer_id, kind, subject_id, name, language, state, error, revision, asked_by, asked_at, finished_at, reprint_of, reason)
         VALUES ($1, $2, 'product', $3, $4, 'lt', $5, $6, 1, $7, $8, $8, $9, $10) RETURNING id::int AS id`,
        [
          companyId,
          printer.id,
          'again' in one ? (products[one.again]?.id ?? product.id) : product.id,
          'again' in one ? (products[one.again]?.name ?? product.name) : product.name,
          one.state,
          'error' in one ? one.error : null,
          one.who,
          new Date(context.now.getTime() - one.minutesAgo * 60_000),
          again.of,
          again.reason,
        ],
      );
      if (row) ids.push(row.id);
    }
    return true;
  });
  if (isNew) context.log(`documents: company ${companyId} has ${printers.length} label printers`);
};

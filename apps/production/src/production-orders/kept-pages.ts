import { Encoded, type Database } from '@mullion/server-kit';
import { LRUCache } from 'lru-cache';
import { OrderBoxes } from './order-boxes';
import { pageRevision } from './production-orders.queries';
import { filterOf, findProductionOrders, type Page, type Query } from './use-cases/find-production-orders';

/** Pages that are kept, of all companies. */
const MOST_BYTES = 32 * 1_024 * 1_024;

/** Pages as bytes, and the operations of their orders, for as long as nothing of what they were made of has changed. */
export class KeptPages {
  private readonly boxes = new OrderBoxes();
  private readonly pages = new LRUCache<string, { readonly revision: string; readonly page: Encoded<Page> }>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ page }) => page.bytes.length,
  });

  /**
   * The page as it is now. The database is asked for its revision each time, so that another replica's change shows
   * here; a page that is made again is of the same moment as the revision that it is kept under.
   */
  async of(database: Database, companyId: number, query: Query): Promise<Encoded<Page>> {
    const key = JSON.stringify([companyId, query]);
    const filter = filterOf(query);
    const kept = this.pages.get(key);
    if (kept && kept.revision === (await pageRevision(database, companyId, filter))) return kept.page;
    const made = await database.snapshot(async (reads) => ({
      revision: await pageRevision(reads, companyId, filter),
      page: Encoded.of(await findProductionOrders(reads, { companyId, boxes: this.boxes }, query)),
    }));
    this.pages.set(key, made);
    return made.page;
  }
}

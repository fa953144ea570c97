import {
  completeOperations,
  createWorkCenter,
  getWorkCenterPage,
  issuePapers,
  listOrderOperations,
  moveProduct,
  readProductChange,
  scanProduct,
  updatePallet,
  updateWorkCenter,
  type CenterProduct,
  type PalletId,
  type Product,
  type WorkInput,
} from '@mullion/contracts';
import { openBlobStore, systemContext } from '@mullion/server-kit';
import { eventually, people } from '@mullion/server-testing';
import { factoryEnv } from '../copies/factory';
import { openServices } from './open-services';
import { ChangeOffice, admin, type GivenOrder } from './change-office';

export const codes = ['20', '40', '60'] as const;
export type CenterCode = (typeof codes)[number];

interface Place {
  readonly pallet_id: PalletId;
  /** Of the pallet. */
  readonly status: number;
  readonly scanned: boolean;
}

const PLACE_MM = 120;

/** The services of a factory, and an office that sends files while the floor works. */
export class ChangeWorld extends ChangeOffice {
  static async open(): Promise<ChangeWorld> {
    const { factory, documents } = await openServices();
    const world = new ChangeWorld(factory, documents, await openBlobStore(factoryEnv.BLOB_URL));
    const { production } = factory;
    for (const [at, code] of codes.entries()) {
      const body = { code, description: `Center ${code}`, preperation: false };
      world.centers[code] = (await production.api(createWorkCenter).as(people.admin()).ok({ body })).id;
      if (at > 0)
        await production.sql(
          'INSERT INTO work_center_dependency (company_id, work_center_id, depends_on) VALUES (1, $1, $2)',
          [world.centers[code], world.centers[codes[at - 1] as string]],
        );
    }
    return world;
  }

  close(): Promise<void> {
    return this.factory.close();
  }

  complete(code: CenterCode, products: readonly Pick<Product, 'id'>[]) {
    return this.factory.production
      .api(completeOperations)
      .as(people.worker())
      .send({ params: { id: this.centers[code] }, query: {}, body: { products: products.map(({ id }) => id) } });
  }

  /** A product as the page of a work center shows it. */
  async unitAt(code: CenterCode, { id, barcode }: Pick<Product, 'id' | 'barcode'>): Promise<CenterProduct | undefined> {
    const { orders } = await this.factory.production
      .api(getWorkCenterPage)
      .as(people.worker())
      .ok({ params: { id: this.centers[code] }, query: { filter: barcode } });
    return orders.flatMap(({ products }) => products).find(({ product_id }) => product_id === id);
  }

  /** Somebody at a work center has read what changed of a product, if that has to be read there. */
  async readAt(code: CenterCode, product: Pick<Product, 'id' | 'barcode'>): Promise<void> {
    const change = (await this.unitAt(code, product))?.change;
    if (!change?.must_be_read) return;
    await this.factory.production
      .api(readProductChange)
      .as(people.worker())
      .ok({ params: { id: this.centers[code] }, query: {}, body: { product: product.id, change: change.id } });
  }

  /** Onto one new pallet, whose list is printed. */
  async printed(products: readonly Pick<Product, 'id'>[]): Promise<PalletId> {
    const { packing } = this.factory;
    let pallet: PalletId | null = null;
    for (const [at, { id }] of products.entries()) {
      const place = { x: 30, y: 30 + at * PLACE_MM, z: 0 };
      const to = pallet === null ? { moved_to: null, temporary: {} } : { moved_to: pallet };
      const body = { moved_from: null, place, ...to };
      const moved = await packing.api(moveProduct).as(admin).ok({ params: { id }, query: {}, body });
      pallet = moved.product.pallet_id;
    }
    const id = pallet as PalletId;
    await packing
      .api(updatePallet)
      .as(admin)
      .ok({ params: { id }, body: { status: 1 } });
    return id;
  }

  /** Where a product stands; undefined: nowhere. */
  async placeOf(productId: number): Promise<Place | undefined> {
    const [place] = await this.factory.packing.sql<Place>(
      `SELECT l.pallet_id, p.status, l.loaded_at IS NOT NULL AS scanned
       FROM placement l JOIN pallet p ON p.id = l.pallet_id WHERE l.product_id = $1`,
      [productId],
    );
    return place;
  }

  scan(pallet: PalletId, { barcode }: Pick<Product, 'barcode'>) {
    return this.factory.packing
      .api(scanProduct)
      .as(people.packer())
      .send({ params: { pallet, barcode }, query: {}, body: {} });
  }

  /** Their labels are printed. */
  async labelled(products: readonly Pick<Product, 'id'>[]): Promise<void> {
    const facts = { number: 'A', fields: {}, items: [] };
    const papers = products.map(({ id }) => ({ kind: 'product_label' as const, id: id as number, facts }));
    await this.documents.api(issuePapers).as(systemContext(1)).ok({ papers, user_id: null, user_name: 'Packer' });
  }

  /** Which changes have the work of centers done again. */
  async worksBy(inputs: Readonly<Record<string, WorkInput[]>>): Promise<void> {
    for (const [code, works_by] of Object.entries(inputs))
      await this.factory.production
        .api(updateWorkCenter)
        .as(people.admin())
        .ok({ params: { id: this.centers[code] }, body: { works_by } });
  }

  /** The supplier has the glass of these products on its list. */
  async glaze({ number, products }: GivenOrder): Promise<void> {
    for (const { id, position } of products)
      await this.factory.production.sql(
        `INSERT INTO glass_unit (company_id, supplier_order, supplier_position, customer_order, customer_position, type, width, height, product_id)
         VALUES (1, $1, $3::text, $1, $4, '4-16-4', 900, 1100, $2)`,
        [number, id, String(id), position],
      );
  }

  /** Loaded or left, as packing says of a pallet. */
  becomes(pallet: PalletId, status: number) {
    return this.factory.packing.sql('UPDATE pallet SET status = $2 WHERE id = $1', [pallet, status]);
  }

  /** `center:status` of each operation of a product that counts. */
  async statesOf(orderId: number, productId: number): Promise<string[]> {
    const input = { params: {}, query: { orders: String(orderId) } };
    const { orders } = await this.factory.production.api(listOrderOperations).as(people.admin()).ok(input);
    const codeOf = (id: number): string => Object.entries(this.centers).find(([, center]) => center === id)?.[0] ?? '';
    return (orders[0]?.operations ?? [])
      .filter((one) => one.product_id === (productId as never))
      .map(({ work_center_id, status }) => `${codeOf(work_center_id)}:${status}`)
      .sort();
  }

  /** Every service shows a product with the same sizes; those that are gone are gone everywhere. */
  async agree(id: number): Promise<void> {
    const own = await this.factory.orders.sql(
      'SELECT id, position, width_mm AS width FROM orders.products WHERE order_id = $1 ORDER BY id',
      [id],
    );
    await eventually(async () => {
      for (const service of [this.factory.packing, this.factory.production])
        expect(
          await service.sql(
            'SELECT id, position, width FROM product_copy WHERE order_id = $1 AND NOT removed ORDER BY id',
            [id],
          ),
        ).toEqual(own);
    });
  }

  /** `center:round:status` of every operation of a product, earlier rounds too. */
  async roundsOf(productId: number): Promise<string[]> {
    const rows = await this.factory.production.sql<{ operation: string }>(
      `SELECT c.code || ':' || o.round || ':' || o.status AS operation FROM operation o JOIN work_center c ON c.id = o.work_center_id
       WHERE o.product_id = $1 ORDER BY c.code, o.round`,
      [productId],
    );
    return rows.map(({ operation }) => operation);
  }

  /** What the floor is told of a changed product. */
  async noted(productId: number): Promise<string[]> {
    const rows = await this.factory.production.sql<{ comment: string }>(
      `SELECT DISTINCT comment FROM operation_event WHERE product_id = $1 AND kind = 'changed'`,
      [productId],
    );
    return rows.map(({ comment }) => comment);
  }

  /** What was done with a product, in its order. */
  async kindsOf(productId: number): Promise<string[]> {
    const rows = await this.factory.production.sql<{ kind: string }>(
      'SELECT kind FROM operation_event WHERE product_id = $1 ORDER BY id',
      [productId],
    );
    return rows.map(({ kind }) => kind);
  }

  decided(orderId: number) {
    return this.factory.orders.sql<{ product_id: number; act: string; reasons: string[] }>(
      'SELECT product_id, act, reasons FROM orders.product_decisions WHERE order_id = $1 ORDER BY id',
      [orderId],
    );
  }
}

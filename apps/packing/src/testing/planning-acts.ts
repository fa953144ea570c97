import { randomUUID } from 'node:crypto';
import {
  actInPlanning,
  getPallet,
  moveProduct,
  redoPlanningAct,
  undoPlanningAct,
  type PalletDetail,
} from '@mullion/contracts';
import { people } from '@mullion/server-testing';
import type { PackingWorld } from './packing-world';

/** What is left of a pallet when an act is taken back, to be compared. */
export const looks = ({ length, width, number, comment, products }: PalletDetail) => ({
  length,
  width,
  number,
  comment,
  products: products.map(({ id, x, y, z, is_flipped }) => ({ id, x, y, z, is_flipped })),
});

/** Acts of planning by one person, with a colleague beside them. */
export class PlanningActsOf {
  readonly me = people.super();
  readonly other = people.admin();

  constructor(private readonly world: PackingWorld) {}

  act(what: object, id: string = randomUUID(), who = this.me) {
    return this.world
      .api(actInPlanning)
      .as(who)
      .send({ params: {}, query: {}, body: { id, act: what } });
  }
  undo(id: string, body: object = {}, who = this.me) {
    return this.world.api(undoPlanningAct).as(who).send({ params: { id }, query: {}, body });
  }
  redo(id: string, body: object = {}, who = this.me) {
    return this.world.api(redoPlanningAct).as(who).send({ params: { id }, query: {}, body });
  }
  /** By the colleague. */
  move(id: number, body: object) {
    return this.world.api(moveProduct).as(this.other).send({ params: { id }, query: {}, body });
  }
  palletNow(id: number) {
    return this.world.api(getPallet).as(this.me).ok({ params: { id }, query: {}, body: {} });
  }
  async isThere(id: number): Promise<boolean> {
    return (await this.world.service.sql('SELECT 1 FROM pallet WHERE id = $1', [id])).length === 1;
  }
  /** The pallets that these products stand on. */
  async on(ids: readonly number[]): Promise<(number | null)[]> {
    const rows = await this.world.service.sql<{ pallet_id: number | null }>(
      'SELECT pallet_id FROM placement WHERE product_id = ANY($1) ORDER BY product_id',
      [ids],
    );
    return rows.map((row) => row.pallet_id);
  }

  /** Three products on one pallet, and one on another. */
  async twoPallets() {
    const { order, products } = await this.world.order([{}, {}, { width: 700 }, {}]);
    const ids = products.map(({ id }) => id as number) as [number, number, number, number];
    const a = await this.world.pallet(products.slice(0, 3));
    const b = await this.world.pallet(products.slice(3));
    return {
      order,
      ids,
      a,
      b,
      seen: (id: number, palletId: number | null) => ({ product_id: id, pallet_id: palletId }),
    };
  }
}

import type { PalletDetail, PlacedProductDto } from '@mullion/contracts';
import { samplePallet, sampleProduct } from '../../../entities/pallet/testing/sample-pallet';
import type { PlanningData } from '../commands/planning-data';
import { samplePlanning } from './sample-planning';

export type Places = ReadonlyMap<number, PlacedProductDto>;

export const problem = (status: number, code: string) => ({ type: 'about:blank', title: code, status, code });

/** Pallets and products as packing has them: one product stands in one place, an emptied pallet is deleted. */
export class PackingState {
  products: readonly PlacedProductDto[];
  pallets: readonly PalletDetail[] = [samplePallet(1), samplePallet(2, [], { length: 1600 })];
  taken: PlanningData['taken'] = [];
  isPlanned = true;
  readonly gone = new Map<number, PalletDetail>();
  private lastId = 2;

  constructor(ofOthers: readonly PlacedProductDto[]) {
    const on = { pallet_id: 1 as never };
    this.products = [sampleProduct(11, on), sampleProduct(12, on), sampleProduct(13), ...ofOthers];
  }

  page(): PlanningData {
    const on = (id: number) => this.products.filter((product) => product.pallet_id === id);
    const placed = this.pallets.map((pallet) => ({ ...pallet, products: on(pallet.id) }));
    const unplaced = this.products.filter((product) => product.pallet_id === null);
    const whole = { ...samplePlanning(placed, unplaced), taken: this.taken };
    const orders = whole.orders.map((order) => ({
      ...order,
      products: order.products.filter(({ order_id }) => order_id === order.id),
    }));
    return { ...whole, orders: this.isPlanned ? orders : [] };
  }

  put(id: number, to: number | null, at: Pick<PlacedProductDto, 'x' | 'y' | 'z'> = { x: 500, y: 0, z: 0 }) {
    this.products = this.products.map((product) =>
      product.id === id
        ? { ...product, ...at, pallet_id: to as PlacedProductDto['pallet_id'], version: product.version + 1 }
        : product,
    );
    this.pallets = this.pallets.map((pallet) => ({ ...pallet, version: pallet.version + 1 }));
  }

  make(over: Partial<PalletDetail>): number {
    this.pallets = [...this.pallets, samplePallet(++this.lastId, [], over)];
    return this.lastId;
  }

  set(id: number, fields: Partial<PalletDetail>): void {
    this.pallets = this.pallets.map((pallet) =>
      pallet.id === id ? { ...pallet, ...fields, version: pallet.version + 1 } : pallet,
    );
  }

  pallet(id: number): PalletDetail | undefined {
    return this.pallets.find((pallet) => pallet.id === id);
  }
  palletOf(id: number): number | null {
    return this.products.find((product) => product.id === id)?.pallet_id ?? null;
  }
  places(): Places {
    return new Map(this.products.map((product) => [product.id, product]));
  }

  dropEmptied(ids: readonly (number | null)[]): number[] {
    const isEmpty = ({ id }: PalletDetail) => !this.products.some(({ pallet_id }) => pallet_id === id);
    const emptied = this.pallets.filter((pallet) => ids.includes(pallet.id) && isEmpty(pallet));
    for (const pallet of emptied) this.gone.set(pallet.id, pallet);
    this.pallets = this.pallets.filter((pallet) => !emptied.includes(pallet));
    return emptied.map(({ id }) => id);
  }

  restore(ids: readonly number[]): void {
    for (const id of new Set(ids)) {
      const pallet = this.gone.get(id);
      if (pallet && !this.pallet(id)) this.pallets = [...this.pallets, pallet];
    }
  }
}

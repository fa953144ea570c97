import {
  orderStatus,
  palletStatus,
  productStatus,
  routes,
  truckStatus,
  type Order,
  type PackingType,
  type Pallet,
  type Truck,
} from '@mullion/contracts';
import type { MullionClient } from '../../libs/client/src';
import { until, verify } from './until';

/** Makes as many trucks of the packing type's values as the pallets need, and arranges each floor again. */
export const makeTrucks = async (
  planner: MullionClient,
  pallets: readonly Pallet[],
  type: PackingType,
  run: string,
) => {
  const body = {
    pallets: pallets.map((pallet) => pallet.id),
    description: `MJ ${run}`,
    delivery_date: new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10),
    truck_width: type.truck_width,
    truck_height: type.truck_height,
    truck_length: type.truck_length,
    max_weight: 24_000,
    default_truck_spacing: type.default_truck_spacing,
  };
  const made = await planner.call(routes.generateTrucks, { body });
  verify(made.refused.length === 0, `every pallet is taken: ${JSON.stringify(made.refused)}`);
  const trucks: Truck[] = [];
  for (const { id } of made.trucks) {
    const truck = await until(
      'all pallets stand on the truck',
      () => planner.call(routes.getTruck, { params: { id } }),
      (now) => now.pallets.every((load) => load.state === 'placed'),
    );
    const optimised = await planner.call(routes.optimiseTruck, { params: { id }, body: {} });
    verify(optimised.warnings.length === 0, `the floor has no warning: ${JSON.stringify(optimised.warnings)}`);
    verify(optimised.used_length <= truck.length, 'the pallets fit the length');
    trucks.push(optimised);
  }
  verify(
    trucks.reduce((sum, truck) => sum + truck.pallets_count, 0) === pallets.length,
    'every pallet is on one truck',
  );
  const lengths = trucks.map((truck) => `${truck.used_length} of ${truck.length} mm`).join(', ');
  return { result: trucks, text: `${trucks.length} truck(s), ${lengths}` };
};

/** A packer in the hall: each pallet, then each of its products, then "close". */
export const scanProducts = async (packer: MullionClient, pallets: readonly Pallet[]) => {
  let scans = 0;
  for (const pallet of pallets) {
    const found = await packer.call(routes.scanPallet, { params: { barcode: pallet.number ?? '' }, body: {} });
    scans += 1;
    for (const product of found.missing) {
      const scan = await packer.call(routes.scanProduct, { params: { pallet: pallet.id, barcode: product.barcode } });
      verify(scan.pallet_id === pallet.id, `${product.barcode} is on its pallet`);
      scans += 1;
    }
    const closed = await packer.call(routes.closePallet, { params: { id: pallet.id } });
    verify(
      closed.status === palletStatus.closed && closed.loaded_count === closed.products_count,
      `pallet ${pallet.shown_number} is closed`,
    );
  }
  return { result: scans, text: `${scans} scans` };
};

/** A loader at the dock: each pallet onto its truck; the last one makes the truck loaded. */
export const scanPallets = async (packer: MullionClient, trucks: readonly Truck[]) => {
  let scans = 0;
  for (const truck of trucks) {
    for (const load of truck.pallets) {
      const scan = await packer.call(routes.scanPallet, {
        params: { barcode: load.number ?? '' },
        body: { truck_id: truck.id },
      });
      verify(
        scan.outcome === 'loaded' && scan.pallet.status === palletStatus.loaded,
        `pallet ${load.shown_number} is on the truck`,
      );
      scans += 1;
    }
    await until(
      'the truck is loaded',
      () => packer.call(routes.getTruck, { params: { id: truck.id } }),
      (now) => now.status === truckStatus.loaded && now.can.depart,
    );
  }
  return { result: scans, text: `${scans} scans` };
};

/** Confirms the departures; pallets, products and orders follow. */
export const depart = async (
  planner: MullionClient,
  trucks: readonly Truck[],
  orders: readonly Order[],
  isAllLoaded: boolean,
) => {
  for (const truck of trucks) {
    await planner.call(routes.updateTruck, { params: { id: truck.id }, body: { status: truckStatus.dispatched } });
    await until(
      'the truck has left',
      () => planner.call(routes.getTruck, { params: { id: truck.id } }),
      (now) => now.status === truckStatus.dispatched && !now.departing && now.departure === 1,
    );
  }
  for (const order of orders) {
    await until(
      `order ${order.production_id} has left`,
      () => planner.call(routes.getOrder, { params: { id: order.id } }),
      (now) =>
        !isAllLoaded ||
        (now.status === orderStatus.dispatched &&
          now.products.every(
            (product) => product.status === productStatus.dispatched || product.status === productStatus.cancelled,
          )),
    );
  }
  return { result: null, text: `${trucks.length} truck(s) at status ${truckStatus.dispatched}` };
};

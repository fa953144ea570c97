import { routes, type ProductId, type WorkCenterId } from '@mullion/contracts';
import { expect } from '@playwright/test';
import { Api } from '../api';
import { freshNumber } from '../data/frames';

/**
 * Two work centers of the test alone, the first before the second unless said otherwise, and an order whose products go
 * through both.
 */
export const workAtTwoCenters = async (count: number, { inOrder = true } = {}) => {
  const admin = await Api.signedInAs('admin');
  const name = freshNumber('DC');
  const create = (code: string) => admin.call(routes.createWorkCenter, { body: { code, description: 'Bandymas' } });
  const [first, second] = [await create(`${name}-1`), await create(`${name}-2`)];
  if (inOrder)
    await admin.call(routes.createWorkCenterDependency, { body: { work_center_id: second.id, depends_on: first.id } });
  const number = freshNumber('DU');
  const form = new FormData();
  form.set('on_known', 'skip');
  form.set('unusual', 'take');
  form.set('order', number);
  const rows = [
    'position;type;category;width_mm;height_mm;depth_mm;weight_kg;area_m2;quantity',
    `W;Langas;1;1180;1390;90;40;1,6;${count}`,
  ];
  form.set('file', new Blob([rows.join('\r\n')]), 'langai.csv');
  const made = await admin.call(routes.importOrders, { form });
  const order = await admin.call(routes.getOrder, { params: { id: Number(made.orders[0]?.id) } });
  const operations = order.products.flatMap(({ id }) =>
    [first, second].map((center) => ({
      product_id: id as ProductId,
      work_center_id: center.id as WorkCenterId,
      amount: 9,
    })),
  );
  // production receives a new order a moment later
  await expect(async () => void (await admin.call(routes.createOperations, { body: { operations } }))).toPass();
  return { admin, first, second, number, order, products: order.products };
};

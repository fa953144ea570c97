import { routes } from '@mullion/contracts';
import { Api } from '../../src/api';
import { pagesOf } from '../../src/flows/documents';
import { customerWith, truckOf, truckOfEmpty } from '../../src/scenarios';
import { expect, test } from '../../src/test';

/** The company has one header a document: whoever runs this at the same time writes the same. */
const house = 'Rytų langai, tel. 8 46';

test('COM-02a CUS-04a the header of a template is printed on the truck’s list and the loading list, a customer’s before the company’s', async () => {
  const [admin, planner] = [await Api.signedInAs('super'), await Api.signedInAs('planner')];
  const save = async (owner: Readonly<Record<string, string>>, type: 'pallet' | 'truck', text: string) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...owner, type, language: 'en', logo_width: '190', header: `<h1>${text}</h1>` }))
      form.set(name, value);
    await admin.call(routes.saveTemplate, { form });
  };
  const customer = await customerWith('header@example.test');
  const { data } = await admin.call(routes.listCustomers, { query: { filter: customer } });
  for (const type of ['pallet', 'truck'] as const) {
    await save({ company: 'own' }, type, `${house} ${type}`);
    await save({ customer_id: String(data[0]?.id) }, type, `${customer} ${type}`);
  }
  const theirs = await truckOf(planner, 'HD', customer);
  const ours = await truckOfEmpty(planner, 'HE', [[1200, 1000]]);

  const language = 'en';
  const { link } = await planner.call(routes.printTrucks, { body: { trucks: [theirs.truck.id, ours.id], language } });
  const [theirTruck, ourTruck] = await pagesOf(link);
  expect(theirTruck).toContain(`${customer} truck`);
  expect(theirTruck).not.toContain(house);
  expect(ourTruck).toContain(`${house} truck`);
  const listOf = async (pallets: readonly number[]) =>
    (await pagesOf((await planner.call(routes.printLoading, { body: { pallets, language } })).link)).join();
  expect(await listOf(theirs.pallets.map((pallet) => pallet.id))).toContain(`${customer} pallet`);
  expect(await listOf(ours.pallets.map((load) => load.pallet_id))).toContain(`${house} pallet`);
});

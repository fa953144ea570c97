import {
  companyChanged,
  listPackingTypes,
  updateCompany,
  type PackingType,
  type RequestContext,
} from '@mullion/contracts';
import { people, type TestService } from '@mullion/server-testing';
import { startIdentity } from '../testing/start-identity';

describe('settings of the own company', () => {
  let identity: TestService;
  beforeAll(async () => {
    identity = await startIdentity();
    identity.world.answer(listPackingTypes, () => [{ id: 3, description: 'Norvegija' } as PackingType]);
  });
  afterAll(() => identity.world.close());

  const put = (body: object, as: RequestContext = people.admin()) =>
    identity.api(updateCompany).as(as).send({ params: {}, query: {}, body });

  it('COM-01a are changed by types 0 and 1 only', async () => {
    for (const person of [
      people.planner(),
      people.manager(),
      people.packer(),
      people.worker(),
      people.viewer(),
      people.supplier(),
    ])
      expect((await put({ allow_custom_pallets: false }, person)).status).toBe(403);
    expect((await put({ allow_custom_pallets: true }, people.super())).status).toBe(200);
  });

  it('COM-01bcde take no malformed address, no unknown field and nothing of another company', async () => {
    const refused = await put({ manager_emails: 'gamyba@rytulangai.test, not an address' });
    expect(refused.problem).toMatchObject({ status: 400, code: 'invalid', errors: [{ path: 'body.manager_emails' }] });
    for (const body of [
      { name: 'Kitas' },
      { id: 7 },
      { default_truck_spacing: -1 },
      { template_language: 'de' },
      { kind: 'supplier' },
    ])
      expect((await put(body)).status).toBe(400);
  });

  it('COM-03a refuse a truck-loaded text that does not say where the orders stand', async () => {
    for (const truck_loaded_email_template of ['', 'Jūsų gaminiai išvyko.', '% orders'])
      expect((await put({ truck_loaded_email_template })).problem).toMatchObject({
        status: 422,
        code: 'enter_orders_placement',
      });
    expect((await put({ truck_loaded_email_template: 'Išvyko: %orders' })).body).toMatchObject({
      truck_loaded_email_template: 'Išvyko: %orders',
    });
  });

  it('COM-01bcde are kept, leave the others alone, and are announced', async () => {
    const before = (await put({})).body as { version: number; truck_loaded_email_template: string };
    const { body } = await put({
      manager_emails: ' a@b.test , c@d.test,A@B.test ',
      allow_custom_pallets: false,
      pref_packing_type: 3,
      template_language: 'en',
      default_truck_spacing: 80,
      cutting_separator: 'tab',
      cutting_decimal_sign: '.',
      stack_rules: { max_load_ratio: 1.5, centre_inside: null, max_levels: 3, bare_under: null },
      version: before.version,
    });
    const expected = {
      id: 1,
      manager_emails: 'a@b.test,c@d.test',
      allow_custom_pallets: false,
      pref_packing_type: 3,
      template_language: 'en',
      default_truck_spacing: 80,
      cutting_separator: 'tab',
      cutting_decimal_sign: '.',
      stack_rules: { max_load_ratio: 1.5, centre_inside: null, max_levels: 3, bare_under: null },
      truck_loaded_email_template: before.truck_loaded_email_template,
      version: before.version + 1,
    };
    expect(body).toMatchObject(expected);
    expect((await identity.recorded(companyChanged)).at(-1)?.data.company).toMatchObject(expected);
    expect((await put({ pref_packing_type: null })).body).toMatchObject({
      pref_packing_type: null,
      default_truck_spacing: 80,
    });
  });

  it('refuse a packing type that is not the company’s own', async () => {
    for (const pref_packing_type of [4, 999_999])
      expect((await put({ pref_packing_type })).problem).toMatchObject({
        status: 422,
        code: 'company.unknown_packing_type',
      });
    expect((await put({ pref_packing_type: 3 })).status).toBe(200);
  });

  it('EXP-03a refuse signs of the cutting file that are alike, given together or one after the other', async () => {
    for (const body of [{ cutting_separator: '=' }, { cutting_decimal_sign: ';' }, { cutting_separator: null }])
      expect((await put(body)).problem).toMatchObject({ status: 400, code: 'invalid' });
    expect((await put({ cutting_separator: ',', cutting_decimal_sign: ',' })).problem).toMatchObject({
      status: 422,
      code: 'cutting_signs_alike',
    });
    expect((await put({ cutting_separator: ';', cutting_decimal_sign: ',' })).status).toBe(200);
    expect((await put({ cutting_separator: ',' })).problem?.code).toBe('cutting_signs_alike');
  });

  it('COM-01bcde answer a late version with the current company', async () => {
    const { version } = (await put({})).body as { version: number };
    expect((await put({ default_truck_spacing: 60, version: version - 1 })).problem).toMatchObject({
      status: 409,
      code: 'conflict',
      current: { id: 1, default_truck_spacing: 80, version },
    });
  });
});

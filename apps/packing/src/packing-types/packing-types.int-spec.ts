import {
  createPackingType,
  deletePackingType,
  listCustomersOfPackingType,
  listPackingTypes,
  updatePackingType,
} from '@mullion/contracts';
import { auditEvent } from '@mullion/server-kit';
import { people } from '@mullion/server-testing';
import { PackingWorld } from '../testing/packing-world';

const fields = {
  description: 'Norvegijai, žema',
  allow_different_orders: false,
  pallet_height: 120,
  pallet_width: 1200,
  pallet_weight: 2000,
  spacing_between: 15,
  spacing_ends: 20,
  spacing_sides: 20,
  max_weight: 1800,
  max_height: 1900,
  longest_pallet: 2400,
  truck_height: 2400,
  truck_length: 13_600,
  truck_width: 2480,
  default_truck_spacing: 50,
};
const editor = () => ({ ...people.planner(), rights: ['PT_EDIT' as const] });

describe('packing types', () => {
  let packing: PackingWorld;
  const preferring = new Map<number, string[]>();
  beforeAll(async () => {
    packing = await PackingWorld.open();
    await packing.service.sql(`SELECT setval(pg_get_serial_sequence('packing_type', 'id'), 1)`);
    packing.service.world.answer(listCustomersOfPackingType, ({ packing_type_id: id }) => ({
      names: preferring.get(id) ?? [],
    }));
  });
  afterAll(() => packing.service.world.close());

  const create = (body: object = {}, who: ReturnType<typeof people.planner> = editor()) =>
    packing
      .api(createPackingType)
      .as(who)
      .send({ body: { ...fields, ...body } });
  const update = (id: number, body: object, who: ReturnType<typeof people.planner> = editor()) =>
    packing.api(updatePackingType).as(who).send({ params: { id }, body });
  const remove = (id: number, who: ReturnType<typeof people.planner> = editor()) =>
    packing.api(deletePackingType).as(who).send({ params: { id } });
  const made = async (body: object = {}) => (await create(body)).body as { id: number; version: number };
  const names = async (who = people.planner()) =>
    (await packing.api(listPackingTypes).as(who).ok({})).map(({ description }) => description);

  it('PKT-01bc are made with all their numbers, listed by name and edited over their version; edits are kept', async () => {
    const { status, body } = await create({ pallet_weight: 2000.5 });
    const usual = {
      max_offset_across: 15,
      max_offset_along: 10,
      narrower_widths: [],
      truck_payload: 24_000,
      max_king_pin: 10_500,
      max_axles: 19_000,
    };
    expect([status, body]).toEqual([
      201,
      { ...fields, ...usual, pallet_weight: 2000.5, id: expect.any(Number), company_id: 1, version: 1 },
    ]);
    const { id } = body as { id: number };
    expect((await update(id, { max_height: 2000, version: 1 })).body).toMatchObject({
      max_height: 2000,
      max_weight: 1800,
      version: 2,
    });
    expect((await update(id, { max_height: 2100, version: 1 })).problem).toMatchObject({
      code: 'conflict',
      current: { max_height: 2000, version: 2 },
    });
    expect(await names()).toEqual(['Norvegijai, žema', 'Standard']);
    expect((await packing.service.recorded(auditEvent('packing'))).map(({ data }) => data)).toMatchObject([
      { action: 'packing_types.created', row_name: 'Norvegijai, žema' },
      { action: 'packing_types.edited', before: { max_height: 1900 }, after: { max_height: 2000 } },
    ]);
  });

  it('PKT-01b are made by their name and what else is given, the rest is what is usual', async () => {
    const given = { pallet_height: 140, max_weight: 900, spacing_ends: 30 };
    const { status, body } = await packing
      .api(createPackingType)
      .as(editor())
      .send({ body: { description: 'Tik vardas', ...given } });
    expect([status, body]).toMatchObject([
      201,
      { ...given, pallet_width: 1200, pallet_weight: 2000, default_truck_spacing: 50, longest_pallet: 6000 },
    ]);
  });

  it('BEY-30a PKT-01b say how far the centre of mass may lie from the middle and which narrower decks may be; an edit of something else keeps both', async () => {
    const limits = { max_offset_across: 12, max_offset_along: 8, narrower_widths: [600, 800] };
    const { id } = await made({ description: 'Siaura', ...limits });
    expect((await update(id, { max_height: 2000 })).body).toMatchObject(limits);
    expect((await update(id, { narrower_widths: [] })).body).toMatchObject({ ...limits, narrower_widths: [] });
    for (const body of [
      { max_offset_across: 0 },
      { max_offset_along: 51 },
      { narrower_widths: [299] },
      { narrower_widths: [700.5] },
    ])
      expect((await update(id, body)).problem).toMatchObject({
        code: 'invalid',
        errors: [{ path: expect.stringContaining(Object.keys(body)[0] as string) }],
      });
    await remove(id);
  });

  it('BEY-30b PKT-01b say what a truck carries and what its load may put on king pin and axles', async () => {
    const limits = { truck_payload: 20_000.5, max_king_pin: 9000, max_axles: 15_000 };
    const { id } = await made({ description: 'Lengva', ...limits });
    expect((await update(id, { max_axles: 16_000 })).body).toMatchObject({ ...limits, max_axles: 16_000 });
    expect((await update(id, { max_king_pin: -1 })).problem).toMatchObject({
      code: 'invalid',
      errors: [{ path: 'body.max_king_pin' }],
    });
    await remove(id);
  });

  it('PKT-01a are written with PT_EDIT only, and only those of the own company', async () => {
    const { id } = await made({ description: 'Sava' });
    for (const who of [people.planner(), { ...people.viewer(), rights: ['PT_EDIT' as const] }])
      expect([
        (await create({}, who)).status,
        (await update(id, {}, who)).status,
        (await remove(id, who)).status,
      ]).toEqual([403, 403, 403]);
    const stranger = { ...people.stranger(), rights: ['PT_EDIT' as const] };
    expect([
      (await update(id, { description: 'Svetima' }, stranger)).status,
      (await remove(id, stranger)).status,
    ]).toEqual([404, 404]);
    expect(await names(stranger)).toEqual([]);
  });

  it('PKT-01g refuse negative numbers, parts of millimetres and an empty name, by field', async () => {
    for (const [field, value] of [
      ['default_truck_spacing', -10],
      ['spacing_between', 1.5],
      ['max_weight', -0.1],
      ['truck_length', 1e9],
      ['description', ' '],
      ['pallet_width', null],
    ] as const)
      expect((await create({ [field]: value })).problem).toMatchObject({
        code: 'invalid',
        errors: [{ path: expect.stringContaining(field) }],
      });
    for (const longest_pallet of [0, 399])
      expect((await create({ description: 'Trumpa', longest_pallet })).problem).toMatchObject({
        ...{ code: 'invalid', status: 400, errors: [{ path: 'body.longest_pallet' }] },
      });
    expect((await create({ description: 'Nuliai', spacing_between: 0, spacing_ends: 0, max_weight: 0 })).status).toBe(
      201,
    );
  });

  it('PKT-01c are called by a name once in a company; the field of a taken one is named', async () => {
    const { id } = await made({ description: 'Vienas vardas' });
    const other = await made({ description: 'Kitas vardas' });
    const taken = { status: 409, code: 'packing_type.description_taken', errors: [{ path: 'body.description' }] };
    for (const description of ['Vienas vardas', 'VIENAS vardas'])
      expect((await create({ description })).problem).toMatchObject(taken);
    expect((await update(other.id, { description: 'vienas Vardas' })).problem).toMatchObject(taken);
    expect((await update(id, { description: 'Vienas vardas' })).status).toBe(200);
    for (const each of [id, other.id]) await remove(each);
  });

  it("PKT-01e are deleted unless they are the company's default or a customer prefers them", async () => {
    const { id } = await made({ description: 'Trinamas' });
    expect((await remove(1)).problem).toMatchObject({ status: 409, code: 'packing_type.is_default' });
    preferring.set(id, ['Fjordglass AS', 'UAB Langas']);
    expect((await remove(id)).problem).toMatchObject({
      status: 409,
      code: 'packing_type.in_use',
      params: { customers: 'Fjordglass AS, UAB Langas' },
    });
    preferring.clear();
    expect([(await remove(id)).status, (await remove(id)).status]).toEqual([200, 404]);
    expect(await names()).not.toContain('Trinamas');
  });
});

import { checkPaper, issuePapers, labelsAsZpl, paperCode, type PaperFacts } from '@mullion/contracts';
import { palletListFacts, truckListFacts } from '@mullion/packing-model';
import { systemContext } from '@mullion/server-kit';
import { people, type TestService } from '@mullion/server-testing';
import { labelWorld, placed, type LabelWorld } from '../testing/label-world';
import { bootDocuments } from '../testing/start-documents';

describe('BEY-25 papers', () => {
  let documents: TestService;
  let world: LabelWorld;
  beforeAll(async () => {
    documents = await bootDocuments();
    world = labelWorld(documents);
  });
  beforeEach(async () => {
    world.reset();
    await documents.sql('DELETE FROM papers');
  });
  afterAll(() => documents.world.close());

  const [kind, id] = ['list', 1] as const;
  const pallet = (at = 1) => world.pallets.find((one) => one.id === at) as LabelWorld['pallets'][number];
  const issue = async (
    facts: PaperFacts = palletListFacts(pallet()),
    paper: { kind: 'list' | 'truck'; id: number } = { kind, id },
  ) => {
    const input = { papers: [{ ...paper, facts }], user_id: null, user_name: 'Planuotoja' };
    const { revisions } = await documents.api(issuePapers).as(systemContext(1)).ok(input);
    return revisions[0] ?? 0;
  };
  const code = (revision: number, over: object = {}) =>
    paperCode({ kind, id, number: pallet().number ?? '', revision, ...over });
  const check = (scanned: string, as = people.packer()) =>
    documents
      .api(checkPaper)
      .as(as)
      .send({ params: { code: scanned } });
  const set = (over: object, at = 1) => Object.assign(pallet(at), over);

  it('BEY-25a have the same revision as long as they say the same, and the next one when they say something else; twice at once too', async () => {
    expect(await Promise.all([issue(), issue(), issue()])).toEqual([1, 1, 1]);
    set({ products: [placed(1, 20, 20)] });
    expect([await issue(), await issue()]).toEqual([2, 2]);
    expect(await documents.sql('SELECT revision FROM papers ORDER BY revision')).toEqual([
      { revision: 1 },
      { revision: 2 },
    ]);
  });

  it('BEY-25b are right until what stands on them changes, then out of date with what moved, came and went, and who did it', async () => {
    await issue();
    expect((await check(code(1))).body).toMatchObject({
      state: 'current',
      revision: 1,
      current_revision: 1,
      printed_by: 'Planuotoja',
      changes: [],
    });
    set({ products: [placed(1, 700, 154), placed(3, 1200, 20)], customer_name: 'Kitas' });
    set({ products: [placed(2, 20, 20)] }, 2);
    world.products.push({ id: 2, order_id: 3, order: '26-0411', position: '02', pallet_id: 2 } as never);
    world.lastChange = { name: 'Planuotojas', at: new Date(Date.now() + 1_000).toISOString() };
    const { body } = await check(code(1));
    expect(body).toMatchObject({
      state: 'outdated',
      revision: 1,
      current_revision: 2,
      changed_by: 'Planuotojas',
      changes_count: 4,
    });
    expect(body.changes).toMatchObject([
      { what: 'moved', item: { name: '01', row: 2, side: 'middle' }, from: { row: 1, side: 'left' } },
      { what: 'removed', item: { name: '02' }, now: { pallet: 'P260142', row: 1 } },
      { what: 'added', item: { name: '03', row: 1 } },
      { what: 'field', field: 'customer', from: 'UAB Šviesūs Žąslių langai', to: 'Kitas' },
    ]);
    expect(await issue()).toBe(2);
    expect((await check(code(2))).body.state).toBe('current');
    expect((await check(code(1))).body).toMatchObject({ state: 'outdated', current_revision: 2 });
  });

  it('BEY-25b that were changed and changed back are right again; where a packed pallet goes makes no list out of date, but its label', async () => {
    await issue();
    const before = pallet().products;
    set({ products: [] });
    await issue();
    set({ products: before });
    expect((await check(code(1))).body.state).toBe('current');
    await documents
      .api(labelsAsZpl)
      .as(people.packer())
      .ok({ body: { labels: [{ kind: 'pallet', id }] } as never });
    set({ truck_id: null });
    expect((await check(code(1))).body.state).toBe('current');
    const label = (await check(code(1, { kind: 'pallet_label' }))).body;
    expect(label.changes.map((change) => change.what === 'field' && [change.field, change.from, change.to])).toEqual([
      ['truck', 'T26-118', ''],
      ['stop', '2', ''],
      ['part', '1/2', ''],
    ]);
  });

  it('BEY-25b of a truck say which pallet is loaded at another step, and those of what was deleted that it is gone', async () => {
    const [truck] = world.trucks;
    if (!truck) throw new Error('no truck');
    await issue(truckListFacts(truck), { kind: 'truck', id: 5 });
    const ofTruck = code(1, { kind: 'truck', id: 5, number: 'T26-118' });
    world.trucks = [
      {
        ...truck,
        pallets: truck.pallets.map((load) => ({
          ...load,
          x: load.x === 0 ? 2400 : 0,
          group: 1 - load.group,
          dispatch_priority: 3 - (load.dispatch_priority ?? 0),
        })),
      },
    ];
    expect((await check(ofTruck)).body.changes).toMatchObject([
      { what: 'swapped', item: { name: 'P260141' }, other: { name: 'P260142' } },
    ]);
    world.trucks = [];
    expect((await check(ofTruck)).body.state).toBe('gone');
  });

  it('BEY-25b that nobody printed, of another company, or read wrong are unknown; one typed on a Lithuanian keyboard is read', async () => {
    await issue();
    for (const other of [code(2), code(1, { id: 2 }), `${code(1).slice(0, -1)}#`, '0DEMO1P260141'])
      expect((await check(other)).problem?.code).toBe('paper.unknown');
    expect((await check(code(1), people.stranger())).problem?.code).toBe('paper.unknown');
    expect((await check(code(1), people.viewer())).status).toBe(200);
    const typed = code(1).replaceAll('1', 'ą').replaceAll('2', 'č').toLowerCase();
    expect((await check(typed)).body.state).toBe('current');
  });
});

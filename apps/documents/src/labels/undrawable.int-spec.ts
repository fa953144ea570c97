import { randomUUID } from 'node:crypto';
import {
  createLabelPrinter,
  exchangeLabels,
  getPalletsToPrint,
  listLabelJobs,
  printLabels,
  type LabelPrinter,
} from '@mullion/contracts';
import { AppError } from '@mullion/server-kit';
import { people, type TestService } from '@mullion/server-testing';
import { agentKey, labelWorld, type LabelWorld } from '../testing/label-world';
import { bootDocuments } from '../testing/start-documents';

describe('BEY-23a a label that cannot be drawn', () => {
  let documents: TestService;
  let world: LabelWorld;
  beforeAll(async () => {
    documents = await bootDocuments();
    world = labelWorld(documents);
  });
  afterAll(() => documents.world.close());

  const printer = (): Promise<LabelPrinter> =>
    documents
      .api(createLabelPrinter)
      .as(people.admin())
      .ok({
        body: { name: randomUUID(), host: '10.0.0.5', dpi: 203, width: 100, height: 150, agent: randomUUID() } as never,
      });
  const print = (to: LabelPrinter, ids: readonly number[]) =>
    documents
      .api(printLabels)
      .as(people.packer())
      .ok({ body: { printer_id: to.id, labels: ids.map((id) => ({ kind: 'pallet' as const, id })) } });
  const round = async (to: LabelPrinter) =>
    (
      await documents
        .api(exchangeLabels)
        .as(agentKey())
        .ok({
          body: { agent: to.agent, instance: randomUUID(), done: [], holding: [], unreachable: [], stopping: false },
        })
    ).labels;
  const states = async (to: LabelPrinter) =>
    (
      await documents
        .api(listLabelJobs)
        .as(people.packer())
        .ok({ query: { printer_id: to.id } as never })
    ).data
      .toSorted((a, b) => a.id - b.id)
      .map(({ state, error }) => ({ state, error }));

  it('does not keep what waits behind it; after three tries it is set aside and shown', async () => {
    const to = await printer();
    await print(to, [1, 2]);
    // what nobody has thought of
    world.pallets = world.pallets.map((pallet) =>
      pallet.id === 1 ? { ...pallet, products: [null as never] } : pallet,
    );
    expect(await round(to)).toHaveLength(0);
    expect(await round(to)).toHaveLength(1);
    await documents.sql(`UPDATE label_jobs SET state = 'sent' WHERE printer_id = $1 AND state = 'sending'`, [to.id]);
    for (let at = 0; at < 2; at += 1) expect(await round(to)).toHaveLength(0);
    expect(await states(to)).toEqual([
      { state: 'failed', error: 'not_drawn' },
      { state: 'sent', error: null },
    ]);
    expect(await round(to)).toHaveLength(0);
    world.reset();
  });

  it('because an owner is away waits on, however often it is tried', async () => {
    const to = await printer();
    await print(to, [1]);
    documents.world.answer(getPalletsToPrint, () => {
      throw new AppError('unavailable');
    });
    for (let at = 0; at < 5; at += 1) expect(await round(to)).toHaveLength(0);
    expect(await states(to)).toEqual([{ state: 'waiting', error: null }]);
  });
});

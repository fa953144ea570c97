import {
  createRenderJob,
  getPallet,
  palletChanged,
  printPreparation,
  updatePallet,
  type PalletId,
} from '@mullion/contracts';
import { eventually, people } from '@mullion/server-testing';
import { PackingWorld } from '../testing/packing-world';

let world: PackingWorld;
beforeAll(async () => void (world = await PackingWorld.open()));
afterAll(() => world.close());

const print = (pallets: number[], who = people.planner()) =>
  world.api(printPreparation).as(who).send({ params: {}, query: {}, body: { pallets } });
const pallet = (id: number) => world.api(getPallet).as(people.planner()).ok({ params: { id }, query: {}, body: {} });
const update = (id: number, body: object, who = people.admin()) =>
  world.api(updatePallet).as(who).send({ params: { id }, query: {}, body });

describe('the preparation list', () => {
  it('is refused to a read-only user; a pallet of another company is not found', async () => {
    const { products } = await world.order([{}]);
    const id = await world.pallet(products);
    expect((await print([id], people.viewer())).status).toBe(403);
    expect((await print([id], people.stranger())).problem?.code).toBe('pallet.not_found');
    expect((await pallet(id)).status).toBe(0);
  });

  it('PAL-03a EXP-01c confirms and numbers although documents is away, and has the list made once documents is back', async () => {
    const { products } = await world.order([{}]);
    const id = await world.pallet(products);
    expect((await print([id])).status).toBe(503);
    const confirmed = await pallet(id);
    expect(confirmed).toMatchObject({ status: 1, number: expect.stringMatching(/^0000C1P\d{2}\d{4}$/) });
    const [open] = await world.service.sql<{ request_id: string }>(
      'SELECT request_id FROM render_request WHERE job_id IS NULL',
    );
    const stop = world.answerRenders();
    await eventually(async () => expect(world.renders).toContain(open!.request_id));
    const again = await print([id]);
    stop();
    expect(again.body).toMatchObject({
      link: expect.any(String),
      pallets: [{ id, number: confirmed.number }],
      skipped: [],
    });
  });

  it('PAL-03c never gives a number twice to 20 printers at once', async () => {
    const stop = world.answerRenders();
    const ids: number[] = [];
    for (let i = 0; i < 20; i += 1) ids.push(await world.pallet((await world.order([{}])).products));
    await Promise.all(ids.flatMap((id, i) => [print([id, ids[(i + 1) % ids.length]!]), print([id])]));
    stop();
    const rows = await world.service.sql<{ number: string; status: number }>(
      'SELECT number, status FROM pallet WHERE id = ANY($1)',
      [ids],
    );
    expect(rows.every((row) => row.status === 1)).toBe(true);
    expect(new Set(rows.map((row) => row.number)).size).toBe(20);
  });

  it('EXP-01b leaves out and names empty pallets and those not to print, and says when nothing is left', async () => {
    const stop = world.answerRenders();
    const full = await world.pallet((await world.order([{}])).products);
    const hidden = await world.pallet((await world.order([{}])).products);
    expect((await update(hidden, { printable: false })).status).toBe(200);
    const reply = await print([full, hidden]);
    expect(reply.body.skipped).toEqual([{ id: hidden, shown_number: `#${hidden}`, rule: 'not_printable' }]);
    expect((await print([hidden])).problem?.code).toBe('exports.no_pallets');
    expect((await pallet(hidden)).number).toBeNull();
    const event = (await world.service.recorded(palletChanged))
      .filter(({ data }) => data.pallet.id === (full as PalletId))
      .at(-1)!;
    expect(event.data.pallet).toMatchObject({ status: 1, number: reply.body.pallets[0]!.number });
    stop();
  });

  it('PAL-03b keeps a number and skips one that was given by hand before', async () => {
    const stop = world.answerRenders();
    const first = (await print([await world.pallet((await world.order([{}])).products)])).body.pallets[0]!;
    const taken = first.number!.slice(0, -4) + String(Number(first.number!.slice(-4)) + 1).padStart(4, '0');
    const other = await world.pallet((await world.order([{}])).products);
    await world.service.sql('UPDATE pallet SET number = $2 WHERE id = $1', [other, taken]);
    const next = (await print([await world.pallet((await world.order([{}])).products), other])).body.pallets;
    expect(next.map((one) => one.number)).toEqual([
      first.number!.slice(0, -4) + String(Number(first.number!.slice(-4)) + 2).padStart(4, '0'),
      taken,
    ]);
    stop();
  });

  it('asks documents with one request id when the same request comes again', async () => {
    const asked: string[] = [];
    const stop = world.service.world.answer(createRenderJob, (input) => {
      asked.push(input.request_id);
      return { job_id: '00000000-0000-4000-8000-000000000002' as never, link: '/files/x' };
    });
    const id = await world.pallet((await world.order([{}])).products);
    const caller = world
      .api(printPreparation)
      .as(people.planner())
      .with({ idempotencyKey: `print-${id}` });
    const input = { params: {}, query: {}, body: { pallets: [id] } };
    const [one, two] = [await caller.send(input), await caller.send(input)];
    expect([one.status, two.status]).toEqual([200, 200]);
    expect(new Set(asked).size).toBe(1);
    stop();
  });
});

describe('a status by hand', () => {
  it('follows the matrix, needs TP_STATUSBACK to go down and gives a number on the way up', async () => {
    await world.rights([{ user_type: 2, before: 0, after: 1 }]);
    const id = await world.pallet((await world.order([{}])).products);
    expect((await update(id, { status: 1 }, people.worker())).problem?.code).toBe('status.change_not_allowed');
    expect((await update(id, { status: 2 }, people.planner())).problem?.code).toBe('status.change_not_allowed');
    const up = await update(id, { status: 1 }, people.planner());
    expect(up.body).toMatchObject({ status: 1, number: expect.stringContaining('P') });
    expect((await update(id, { status: 0 }, people.admin())).problem?.code).toBe('status.no_right_to_lower');
    const down = await update(id, { status: 0 }, people.super());
    expect(down.body).toMatchObject({ status: 0, number: up.body.number });
    const history = await world.service.sql(
      `SELECT before, after, user_id FROM status_change WHERE table_name = 'pallets' AND row_id = $1 ORDER BY id`,
      [id],
    );
    expect(history).toEqual([
      { before: 0, after: 1, user_id: 3 },
      { before: 1, after: 0, user_id: 1 },
    ]);
  });
});

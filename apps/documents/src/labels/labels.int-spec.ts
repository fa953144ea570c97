import { randomUUID } from 'node:crypto';
import {
  cancelLabel,
  createLabelPrinter,
  deleteLabelPrinter,
  labelsAsZpl,
  listLabelPrinters,
  previewLabel,
  reprintLabel,
  updateLabelPrinter,
  type RequestContext,
} from '@mullion/contracts';
import { people, type TestService } from '@mullion/server-testing';
import { labelWorld, type LabelWorld } from '../testing/label-world';
import { labelCalls, printerFields } from '../testing/label-calls';
import { bootDocuments } from '../testing/start-documents';

const stranger = { ...people.stranger(), type: 1 as const };

describe('BEY-23a labels', () => {
  let documents: TestService;
  let world: LabelWorld;
  beforeAll(async () => {
    documents = await bootDocuments();
    world = labelWorld(documents);
  });
  beforeEach(() => world.reset());
  afterAll(() => documents.world.close());

  const admin = people.admin();
  const packer = people.packer();
  const { printer, print, printed, exchange, given, jobs } = labelCalls(() => documents);
  const reprint = (id: number, reason = 'suplyšo', as: RequestContext = packer) =>
    documents.api(reprintLabel).as(as).send({ params: { id }, body: { reason } });

  it.each(['scanner', 'work_center'] as const)(
    'are printed at a %s terminal on the printers of the company',
    async (kind) => {
      const one = await printer();
      const atTerminal: RequestContext = {
        ...people.worker(),
        terminal: { id: randomUUID(), name: 'Surinkimas', kinds: [kind] },
      };
      expect((await documents.api(listLabelPrinters).as(atTerminal).ok({})).map(({ id }) => id)).toContain(one.id);
      expect((await print(one, [{ kind: 'product', id: 1 }], atTerminal)).status).toBe(201);
      const display: RequestContext = {
        ...atTerminal,
        terminal: { id: randomUUID(), name: 'Siena', kinds: ['display'] },
      };
      expect((await print(one, undefined, display)).problem?.code).toBe('terminal.not_open');
    },
  );

  it('are printed by everybody but readers, on printers that types 0 and 1 set up, and other companies know nothing of either', async () => {
    const one = await printer();
    const [job] = await printed(one);
    expect((await print(one, undefined, people.viewer())).status).toBe(403);
    for (const who of [people.planner(), people.worker()])
      expect(
        (
          await documents
            .api(createLabelPrinter)
            .as(who)
            .send({ body: printerFields() as never })
        ).status,
      ).toBe(403);
    const at = { params: { id: one.id } };
    expect(
      (
        await documents
          .api(updateLabelPrinter)
          .as(stranger)
          .send({ ...at, body: { name: 'x' } })
      ).status,
    ).toBe(404);
    expect((await documents.api(deleteLabelPrinter).as(stranger).send(at)).status).toBe(404);
    expect((await print(one, undefined, stranger)).status).toBe(404);
    expect((await reprint(job?.id ?? 0, 'x', stranger)).status).toBe(404);
    expect(
      (
        await documents
          .api(cancelLabel)
          .as(stranger)
          .send({ params: { id: job?.id ?? 0 } })
      ).status,
    ).toBe(404);
    expect(await jobs(one, {}, stranger)).toEqual([]);
    expect(await documents.api(listLabelPrinters).as(stranger).ok({})).toEqual([]);
    expect(
      (
        await documents
          .api(previewLabel)
          .as(stranger)
          .send({ body: { label: { kind: 'pallet', id: 1 } } as never })
      ).status,
    ).toBe(404);
  });

  it('name the field that is wrong, the printer of that name and the version that was overtaken', async () => {
    const one = await printer();
    const send = (over: object) =>
      documents
        .api(createLabelPrinter)
        .as(admin)
        .send({ body: { ...printerFields(), ...over } as never });
    for (const [path, over] of [
      ['body.host', { host: 'http://x/' }],
      ['body.port', { port: 0 }],
      ['body.dpi', { dpi: 600 }],
      ['body.width', { width: 40 }],
      ['body.name', { name: '' }],
    ] as const)
      expect((await send(over)).problem).toMatchObject({ status: 400, errors: [{ path }] });
    expect((await send({ name: one.name.toUpperCase() })).problem?.code).toBe('label_printer.name_taken');
    const edit = (body: object) =>
      documents
        .api(updateLabelPrinter)
        .as(admin)
        .send({ params: { id: one.id }, body });
    expect((await edit({ dpi: 300, version: one.version })).body).toMatchObject({
      dpi: 300,
      name: one.name,
      version: one.version + 1,
    });
    expect((await edit({ dpi: 203, version: one.version })).problem).toMatchObject({
      code: 'conflict',
      current: { dpi: 300 },
    });
  });

  it('of pallets without a number are left out and named; of what is not there nothing is printed, nor on labels that are too small', async () => {
    const one = await printer();
    const { body } = await print(one, [
      { kind: 'pallet', id: 9 },
      { kind: 'pallet', id: 1 },
      { kind: 'product', id: 1 },
    ]);
    expect(body.skipped).toEqual([{ kind: 'pallet', id: 9, name: 'P260149' }]);
    expect(body.jobs.map(({ name, state }) => [name, state])).toEqual([
      ['P260141', 'waiting'],
      ['26-0411 / 01', 'waiting'],
    ]);
    expect((await print(one, [{ kind: 'pallet', id: 9 }])).problem?.code).toBe('label.no_number');
    expect((await print(one, [{ kind: 'pallet', id: 77 }])).status).toBe(404);
    const small = await printer({ height: 60 });
    expect((await print(small)).problem).toMatchObject({
      code: 'label_printer.too_small',
      params: { width: 100, height: 150 },
    });
    expect((await print(small, [{ kind: 'product', id: 1 }])).status).toBe(201);
  });

  it('BEY-22a of racks are printed like any other; they say nothing that gets out of date, and another company has none', async () => {
    const one = await printer({ height: 60 });
    const [job] = await printed(one, [{ kind: 'rack', id: 6 }]);
    expect(job).toMatchObject({ kind: 'rack', name: 'A-05', state: 'waiting' });
    const [label] = await given(one);
    expect(label?.zpl).toMatch(/^\^XA\^PW800\^LL480.*\^XZ\n$/);
    expect((await jobs(one))[0]).toMatchObject({ state: 'sending', revision: null });
    expect((await print(one, [{ kind: 'rack', id: 7 }])).problem).toMatchObject({ status: 404, code: 'not_found' });
    const file = { labels: [{ kind: 'rack', id: 6 }] };
    expect(
      (
        await documents
          .api(labelsAsZpl)
          .as(packer)
          .ok({ body: file as never })
      ).content,
    ).toContain('^XA');
    expect(
      (
        await documents
          .api(labelsAsZpl)
          .as(stranger)
          .send({ body: file as never })
      ).problem?.code,
    ).toBe('not_found');
  });

  it('are printed again by a person alone, once, with who, when and why; what waits or is on its way is not', async () => {
    const one = await printer();
    const [job] = await printed(one);
    const id = job?.id ?? 0;
    expect((await reprint(id)).problem?.code).toBe('label.not_finished');
    const [taken] = await given(one);
    await exchange(one, { done: [{ job_id: id, claim: taken?.claim, outcome: 'unknown' }] });
    expect(await jobs(one)).toMatchObject([{ state: 'unknown', error: 'broken_off', reprinted: false }]);
    expect((await reprint(id, ' ')).status).toBe(400);
    expect((await reprint(id, 'suplyšo', people.viewer())).status).toBe(403);
    const answers = await Promise.all([reprint(id), reprint(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)?.problem?.code).toBe('label.reprinted');
    const [again, old] = await jobs(one);
    expect([again?.reprint_of, again?.reason, again?.asked_by, again?.state, old?.reprinted]).toEqual([
      id,
      'suplyšo',
      'Packer',
      'waiting',
      true,
    ]);
    expect((await jobs(one, { state: 'again' })).map((one) => one.id)).toEqual([again?.id]);
    const cancel = () =>
      documents
        .api(cancelLabel)
        .as(packer)
        .send({ params: { id: again?.id ?? 0 } });
    expect((await cancel()).body.state).toBe('cancelled');
    expect((await cancel()).problem?.code).toBe('label.not_waiting');
    expect(await given(one)).toEqual([]);
  });

  it('show the same revision until something else stands on them, and can be looked at without one being given', async () => {
    const one = await printer();
    const look = () =>
      documents
        .api(previewLabel)
        .as(packer)
        .ok({ body: { label: { kind: 'pallet', id: 2 }, printer_id: one.id } as never });
    const first = await look();
    expect([first.revision, first.width, first.height]).toEqual([1, 800, 1200]);
    expect(first.picture).toMatch(/^data:image\/png;base64,/);
    const zpl = () =>
      documents
        .api(labelsAsZpl)
        .as(packer)
        .ok({ body: { labels: [{ kind: 'pallet', id: 2 }], dpi: 300 } as never });
    expect((await zpl()).content).toContain('^PW1200^LL1800');
    await zpl();
    expect((await look()).revision).toBe(1);
    for (const pallet of world.pallets) if (pallet.id === 2) Object.assign(pallet, { customer_name: 'Kitas' });
    expect((await look()).revision).toBe(2);
    expect((await look()).revision).toBe(2);
  });
});

import { randomUUID } from 'node:crypto';
import {
  createTerminal,
  createUser,
  listTerminals,
  makeBadge,
  openDisplayAtDevice,
  renewTerminalCode,
  setPin,
  type RequestContext,
} from '@mullion/contracts';
import { people, type TestService } from '@mullion/server-testing';
import { admin7, codes, MINUTE_MS, nobody, PACKER, sessionOf, useTerminals } from '../testing/terminal-calls';

let identity: TestService;
const { clock, create, enter, device, byPin, byBadge, revoke, contextOf } = useTerminals(
  (started) => (identity = started),
);
const renewCode = (id: string, who = people.admin()) =>
  identity.api(renewTerminalCode).as(who).send({ params: { id } });
const givePin = (id: number, pin: string, who = people.admin()) =>
  identity.api(setPin).as(who).send({ params: { id }, body: { pin } });

describe('enrolling a terminal', () => {
  it('BEY-14a takes a code once, also when it is entered many times at the same moment', async () => {
    const { body: made } = await create(['scanner']);
    expect(made.code).toMatch(/^[2-9A-HJ-NP-Z]{8}$/);
    const answers = await Promise.all(Array.from({ length: 8 }, (_, at) => enter(made.code, `10.1.0.${at}`)));
    expect(codes(answers)).toEqual({ '200': 1, 'terminal.code_wrong': 7 });
    const [listed] = (await identity.api(listTerminals).as(people.admin()).send({})).body.filter(
      ({ id }) => id === made.id,
    );
    expect(listed).toMatchObject({
      code_until: null,
      enrolled_by: expect.any(String),
      enrolled_at: expect.any(String),
    });
  });

  it('BEY-14a takes a code as people type it, and none after ten minutes', async () => {
    const { body: first } = await create();
    const typed = (first.code ?? '').replace(/^..../, '$& - ').toLowerCase();
    expect((await enter(typed)).status).toBe(200);
    const { body: second } = await create();
    clock.shiftMs = 10 * MINUTE_MS + 1;
    expect((await enter(second.code)).problem).toMatchObject({ code: 'terminal.code_wrong', status: 422 });
  });

  it('BEY-14a lets an address guess ten times', async () => {
    const answers: Awaited<ReturnType<typeof enter>>[] = [];
    for (let at = 0; at < 12; at += 1) answers.push(await enter(`GUESS${at}`, '10.9.9.9'));
    expect(codes(answers)).toEqual({ 'terminal.code_wrong': 10, 'login.too_many': 2 });
  });

  it('BEY-14a keeps neither code nor token as text, and answers the code to no repetition', async () => {
    const key = randomUUID();
    const body = { name: `T ${key}`, kinds: ['scanner' as const] };
    const make = () => identity.api(createTerminal).as(people.admin()).with({ idempotencyKey: key }).send({ body });
    const [first, again] = [await make(), await make()];
    expect([first.body.code, again.body.code]).toEqual([expect.any(String), null]);
    const { body: enrolled } = await enter(first.body.code ?? '');
    const rows = JSON.stringify([
      await identity.sql('SELECT * FROM terminals'),
      await identity.sql('SELECT * FROM idempotency'),
      await identity.sql('SELECT * FROM outbox'),
    ]);
    for (const secret of [first.body.code ?? '', enrolled.device_token]) expect(rows).not.toContain(secret);
  });

  it('BEY-14a is for administrators of the own company', async () => {
    for (const who of [people.planner(), people.packer(), people.viewer()])
      expect((await create(['scanner'], who)).status).toBe(403);
    const { body: made } = await create();
    for (const answer of [await renewCode(made.id, admin7()), await revoke(made.id, admin7())])
      expect(answer.status).toBe(404);
    expect((await identity.api(listTerminals).as(admin7()).send({})).body).toEqual([]);
  });

  it('BEY-14a takes the place of the device before with a new code', async () => {
    const before = await device();
    const { body: session } = await byPin(before.hash, PACKER, '2580');
    const { body: renewed } = await renewCode(before.id);
    expect((await byPin(before.hash, PACKER, '2580')).status).toBe(200);
    await enter(renewed.code);
    expect((await byPin(before.hash, PACKER, '2580')).problem?.code).toBe('terminal.unknown');
    expect((await contextOf(sessionOf(session))).status).toBe(401);
  });
});

describe('PINs and badges', () => {
  const newPerson = async () => {
    const email = `${randomUUID()}@demo.mullion.test`;
    const { body } = await identity
      .api(createUser)
      .as(people.super())
      .send({ body: { name: email, email, password: 'Mullion-2026!', type: 4 } });
    return body.id;
  };

  it('BEY-14a are given by those who manage the person, long enough, not weak and not the same again', async () => {
    const id = await newPerson();
    const refused = async (pin: string, who?: RequestContext) => (await givePin(id, pin, who)).problem?.code;
    expect(await refused('0000')).toBe('pin.weak');
    expect(await refused('1234')).toBe('pin.weak');
    expect(await refused('739')).toBe('invalid');
    expect((await givePin(id, '7392')).status).toBe(200);
    expect(await refused('7392')).toBe('pin.same');
    expect(await refused('7392', people.manager())).toBe('forbidden');
    expect(await refused('7392', admin7())).toBe('not_found');
    const [row] = await identity.sql<{ pin_hash: string }>('SELECT pin_hash FROM terminal_access WHERE user_id = $1', [
      id,
    ]);
    expect(row?.pin_hash).toMatch(/^\$argon2id\$/);
  });

  it('BEY-14a takes no PIN that is shorter than the company wants', async () => {
    const { hash } = await device();
    await identity.sql('UPDATE company SET terminal_pin_length = 6 WHERE id = 1');
    try {
      expect((await byPin(hash, PACKER, '2580')).problem?.code).toBe('terminal.wrong_pin');
      const id = await newPerson();
      expect((await givePin(id, '7392')).problem).toMatchObject({ code: 'pin.length', params: { length: 6 } });
      expect((await givePin(id, '739261')).status).toBe(200);
      expect((await byPin(hash, id, '739261')).status).toBe(200);
    } finally {
      await identity.sql('UPDATE company SET terminal_pin_length = 4 WHERE id = 1');
    }
  });

  it('BEY-14a are good no more once another badge was made, and neither is what was opened with them', async () => {
    const { hash } = await device();
    const id = await newPerson();
    const make = () => identity.api(makeBadge).as(people.admin()).send({ params: { id } });
    const { body: first } = await make();
    const { body: session } = await byBadge(hash, first.badge ?? '');
    const { body: second } = await make();
    expect((await contextOf(sessionOf(session))).status).toBe(401);
    expect((await byBadge(hash, first.badge ?? '')).problem?.code).toBe('terminal.wrong_badge');
    expect((await byBadge(hash, second.badge ?? '')).status).toBe(200);
  });
});

describe('a wall display', () => {
  it('BEY-14a is nobody, reads, and takes no PIN', async () => {
    const { hash, id, here } = await device(['display']);
    expect(here.people).toEqual([]);
    expect((await byPin(hash, PACKER, '2580')).problem?.code).toBe('terminal.display');
    const { body } = await identity.api(openDisplayAtDevice).as(nobody).send({ hash });
    const { body: context } = await contextOf(sessionOf(body));
    expect(context).toMatchObject({
      user_id: null,
      company_id: 1,
      type: 6,
      rights: [],
      terminal: { id, kinds: ['display'] },
    });
    await revoke(id);
    expect((await contextOf(sessionOf(body))).status).toBe(401);
  });

  it('BEY-14a is asked for by no other terminal', async () => {
    const { hash } = await device(['scanner', 'work_center']);
    expect((await identity.api(openDisplayAtDevice).as(nobody).send({ hash })).problem?.code).toBe(
      'terminal.not_display',
    );
  });
});

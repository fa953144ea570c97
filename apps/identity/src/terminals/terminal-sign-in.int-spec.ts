import { describeDevice, getUser, renewSession, sessionRevoked, updateTerminal } from '@mullion/contracts';
import { people, type TestService } from '@mullion/server-testing';
import {
  admin7,
  client,
  codes,
  MINUTE_MS,
  nobody,
  PACKER,
  sessionOf,
  useTerminals,
  WORKER,
} from '../testing/terminal-calls';

let identity: TestService;
const { clock, device, byPin, byBadge, revoke, contextOf } = useTerminals((started) => (identity = started));

describe('signing in at a terminal', () => {
  it('BEY-14a opens a session of that person and terminal, and ends the one before it there', async () => {
    const { hash, id } = await device(['scanner']);
    const { body: packer } = await byPin(hash, PACKER, '2580');
    expect((await contextOf(sessionOf(packer))).body).toMatchObject({
      user_id: PACKER,
      type: 4,
      terminal: { id, kinds: ['scanner'] },
    });
    const { body: worker } = await byBadge(hash, 'mb-worker0000000001');
    expect(worker).toMatchObject({ user_id: WORKER, user_name: 'Darius Darbuotojas' });
    expect((await contextOf(sessionOf(packer))).status).toBe(401);
    const who = (await contextOf(sessionOf(worker))).body;
    expect((await identity.api(getUser).as(who).send({})).body).toMatchObject({ terminal: { id, idle_minutes: 5 } });
  });

  it('BEY-14a lists who may sign in, whoever was here last first, and nothing of their PINs', async () => {
    const { hash } = await device();
    await byPin(hash, WORKER, '4071');
    const { body } = await identity.api(describeDevice).as(nobody).send({ hash });
    expect(body.people[0]).toMatchObject({
      id: WORKER,
      pin_length: 4,
      has_badge: true,
      held: null,
      here_at: expect.any(String),
    });
    expect(body.people.map(({ id }) => id).sort()).toEqual([4, 5, 6]);
    expect(JSON.stringify(body)).not.toMatch(/hash|argon/);
  });

  it('BEY-14a refuses people of other companies, with the same answer as a wrong PIN', async () => {
    const { hash } = await device(['scanner'], admin7());
    expect((await byPin(hash, PACKER, '2580')).problem).toMatchObject({ code: 'terminal.wrong_pin' });
    expect((await byBadge(hash, 'MB-PACKER0000000001')).problem).toMatchObject({ code: 'terminal.wrong_badge' });
    // and does not lock them at home
    const home = await device();
    expect((await byPin(home.hash, PACKER, '2580')).status).toBe(200);
  });

  it('BEY-14a says how many tries are left, then takes the badge alone, which opens the PIN again', async () => {
    const { hash } = await device();
    const left: unknown[] = [];
    for (const pin of ['9182', '9183', '9184']) left.push((await byPin(hash, PACKER, pin)).problem?.params?.left);
    expect(left).toEqual([2, 1, 0]);
    expect((await byPin(hash, PACKER, '2580')).problem).toMatchObject({ code: 'terminal.badge_only', status: 403 });
    const { body } = await identity.api(describeDevice).as(nobody).send({ hash });
    expect(body.people.find(({ id }) => id === PACKER)?.held).toBe('badge_only');
    expect((await byBadge(hash, 'MB-PACKER0000000001')).status).toBe(200);
    expect((await byPin(hash, PACKER, '2580')).status).toBe(200);
  });

  it('BEY-14a judges five wrong PINs of a person over many devices, however many come at once, then waits ever longer', async () => {
    const devices = await Promise.all(Array.from({ length: 6 }, () => device()));
    const answers = await Promise.all(
      devices.flatMap(({ hash }, at) => [0, 1, 2, 3].map((more) => byPin(hash, PACKER, String(9000 + at * 10 + more)))),
    );
    expect(codes(answers)['terminal.wrong_pin']).toBe(5);
    const fresh = await device();
    const waits = async () => Number((await byPin(fresh.hash, PACKER, '2580')).problem?.params?.retry_after);
    expect(await waits()).toBeGreaterThan(50);
    clock.shiftMs = MINUTE_MS + 1_000;
    expect((await byPin(fresh.hash, PACKER, '9999')).problem?.code).toBe('terminal.wrong_pin');
    expect(await waits()).toBeGreaterThan(110);
    expect((await byBadge(fresh.hash, 'MB-PACKER0000000001')).status).toBe(200);
  });

  it('BEY-14a ends what somebody has left open at a terminal, whatever its browser still does', async () => {
    const { hash } = await device();
    const { body } = await byBadge(hash, 'MB-PACKER0000000001');
    const renew = (refresh_token: string) =>
      identity
        .api(renewSession)
        .as(nobody)
        .send({ refresh_token, ...client });
    // a quarter of an hour, and the company's five minutes
    clock.shiftMs = 19 * MINUTE_MS;
    const used = await renew(body.refresh_token);
    expect(used.status).toBe(200);
    clock.shiftMs += 21 * MINUTE_MS;
    expect((await renew(used.body.refresh_token)).problem?.code).toBe('session.expired');
    expect((await contextOf(sessionOf(body))).problem?.code).toBe('session.revoked');
  });

  it('BEY-14a judges five wrong PINs of a device over many persons, and an own good one in between does not hide them', async () => {
    const { hash } = await device();
    const guesses = [WORKER, 4, WORKER, 4];
    for (const [at, user] of guesses.entries())
      expect((await byPin(hash, user, `91${at}7`)).problem?.code).toBe('terminal.wrong_pin');
    expect((await byPin(hash, PACKER, '2580')).status).toBe(200);
    expect((await byPin(hash, 999, '9137')).problem?.code).toBe('terminal.wrong_pin');
    expect((await byPin(hash, PACKER, '2580')).problem?.code).toBe('terminal.pin_waits');
  });

  it('BEY-14a forgets what somebody mistyped once they type it right', async () => {
    const { hash } = await device();
    for (let round = 0; round < 4; round += 1) {
      await byPin(hash, PACKER, '9182');
      expect((await byPin(hash, PACKER, '2580')).status).toBe(200);
    }
  });

  it('BEY-14a ends at once for a revoked terminal, with whoever works there', async () => {
    const { hash, id } = await device();
    const { body } = await byPin(hash, PACKER, '2580');
    await revoke(id);
    expect((await byPin(hash, PACKER, '2580')).problem).toMatchObject({ code: 'terminal.unknown', status: 404 });
    expect((await contextOf(sessionOf(body))).status).toBe(401);
    const announced = await identity.recorded(sessionRevoked);
    expect(announced.map(({ data }) => data.session_id)).toContain(sessionOf(body));
  });

  it('BEY-14a signs out whoever works there when other pages are chosen, not for another name', async () => {
    const { hash, id } = await device(['scanner']);
    const { body } = await byPin(hash, PACKER, '2580');
    const change = (over: object) =>
      identity
        .api(updateTerminal)
        .as(people.admin())
        .send({ params: { id }, body: { name: `N ${id}`, kinds: ['scanner'], ...over } });
    await change({});
    expect((await contextOf(sessionOf(body))).status).toBe(200);
    expect((await change({ version: 1 })).status).toBe(409);
    await change({ kinds: ['work_center'] });
    expect((await contextOf(sessionOf(body))).status).toBe(401);
  });
});

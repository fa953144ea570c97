import { actRules } from '../../apps/web/src/entities/scanning/act-rules';
import { targetOf, type Act, type Opened } from '../../apps/web/src/entities/scanning/acts';
import { isWaiting } from '../../apps/web/src/kits/outbox/envelope';
import { createSender, type OutboxEvent } from '../../apps/web/src/kits/outbox/sender';
import { openEnvelopeStore } from '../../apps/web/src/kits/outbox/envelope-store';
import { AppError } from '@mullion/server-kit';
import { eventually, people } from '@mullion/server-testing';
import { openSides, told, type Sides } from './sides';

const owner = { person: '3', company: 1 };
const scan = (code: string, pallet = 'P1'): Act => ({
  kind: 'load-product',
  code,
  onto: { code: pallet, name: pallet },
});

describe('BEY-02 scans that wait on a device, sent to the gateway', () => {
  let sides: Sides;
  beforeAll(async () => {
    sides = await openSides(people.packer());
  });
  beforeEach(() => told.reset());
  afterAll(() => sides.close());

  const open = async (...acts: readonly Act[]) => {
    const shelf = await openEnvelopeStore<Act, Opened>(actRules);
    const envelopeOf = (act: Act) => {
      const id = crypto.randomUUID();
      return { ...owner, id, at: Date.now(), target: targetOf(id, act), act, problem: null, opened: null };
    };
    await shelf.add(acts.map(envelopeOf));
    const events: OutboxEvent<Act>[] = [];
    const sender = createSender(actRules, shelf, owner, (event) => events.push(event));
    const waiting = async () => (await shelf.all()).filter(isWaiting).map(({ act, failed = 0 }) => [act.code, failed]);
    const settled = () => events.flatMap((event) => (event.kind === 'settled' ? [event.envelope.act.code] : []));
    return { sender, waiting, settled, shelf };
  };
  const fail = () => {
    throw new Error('fails each time');
  };
  const revoked = () => {
    throw new AppError('session.revoked');
  };

  it('one over which the server fails stays and is sent again under its key', async () => {
    told.answer(fail);
    const { sender, waiting, settled } = await open(scan('a'));
    sender.pump();
    await eventually(async () => expect(await waiting()).toEqual([['a', 1]]));
    sender.retryNow();
    await eventually(() => expect(settled()).toEqual(['a']));
    expect(await waiting()).toEqual([]);
    const keys = told.heard.map(({ idempotencyKey }) => idempotencyKey);
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
    await sender.stop();
  });

  it('one over which it fails each time is set aside and counted: the next of its pallet is sent, and it is not lost', async () => {
    told.answer(fail, fail, fail, fail, fail);
    const { sender, waiting, settled } = await open(scan('a'), scan('b'));
    sender.pump();
    for (let failed = 1; failed <= 5; failed += 1) {
      await eventually(async () => expect((await waiting())[0]).toEqual(['a', failed]));
      if (failed < 5) sender.retryNow();
    }
    await eventually(() => expect(settled()).toEqual(['b']));
    expect(await waiting()).toEqual([['a', 5]]);
    sender.retryNow();
    await eventually(() => expect(settled()).toEqual(['b', 'a']));
    await sender.stop();
  });

  it('a sender that was told that nobody is signed in goes on when somebody is, without a reload', async () => {
    told.answer(revoked);
    const { sender, waiting, settled } = await open(scan('a'), scan('c', 'P2'));
    sender.pump();
    await eventually(() => expect(told.heard.length).toBeGreaterThanOrEqual(1));
    await eventually(async () => expect(await waiting()).toContainEqual(['a', 0]));
    sender.retryNow();
    await eventually(() => expect(settled().toSorted()).toEqual(['a', 'c']));
    await sender.stop();
  });
});

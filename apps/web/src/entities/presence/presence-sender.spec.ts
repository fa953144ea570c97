import type { PresenceActivity } from '@mullion/contracts';
import { createPresenceSender } from './presence-sender';
import type { PresenceAnswer } from './presence-api';

const holds: PresenceActivity = { act: 'drag', kind: 'pallet', id: 12 };

describe('a tab that says where it is', () => {
  let said: { readonly holds: PresenceActivity | null; readonly leaves: boolean }[];
  let answers: PresenceAnswer[];
  let answer: PresenceAnswer | null;
  let isHidden: boolean;
  const open = () =>
    createPresenceSender({
      send: async (one) => {
        said.push(one);
        return answer;
      },
      onAnswer: (one) => answers.push(one),
      isHidden: () => isHidden,
    });
  const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
  beforeEach(() => {
    jest.useFakeTimers();
    said = [];
    answers = [];
    answer = { at: 1, people: [] };
    isHidden = false;
  });
  afterEach(() => jest.useRealTimers());

  it('BEY-09 says so at once, then every four seconds, and at the end that it leaves', async () => {
    const announcer = open();
    announcer.start();
    await pass(0);
    expect(said).toHaveLength(1);
    await pass(12_000);
    expect(said).toHaveLength(4);
    announcer.stop();
    expect(said.at(-1)).toEqual({ holds: null, leaves: true });
    await pass(20_000);
    expect(said).toHaveLength(5);
  });

  it('BEY-09 says within half a second what it holds, and a hundred movements as one', async () => {
    const announcer = open();
    announcer.start();
    await pass(0);
    for (let step = 0; step < 100; step += 1) announcer.hold(step % 2 ? holds : null);
    await pass(500);
    expect(said).toHaveLength(2);
    expect(said[1]?.holds).toEqual(holds);
  });

  it('asks when somebody else came, but not for what it was answered already', async () => {
    const announcer = open();
    announcer.start();
    answer = { at: 50, people: [] };
    await pass(0);
    announcer.changed(50);
    await pass(600);
    expect(said).toHaveLength(1);
    announcer.changed(51);
    await pass(600);
    expect(said).toHaveLength(2);
  });

  it('drops an answer older than the one before it, and everybody when nobody answers any more', async () => {
    const announcer = open();
    answer = { at: 50, people: [] };
    announcer.start();
    await pass(0);
    answer = { at: 49, people: [] };
    await pass(4_000);
    expect(answers).toHaveLength(1);
    answer = null;
    await pass(16_000);
    expect(answers.at(-1)).toEqual({ at: 0, people: [] });
  });

  it('is silent while its page is hidden', async () => {
    const announcer = open();
    announcer.start();
    await pass(0);
    isHidden = true;
    await pass(20_000);
    expect(said).toHaveLength(1);
    isHidden = false;
    await pass(4_000);
    expect(said.length).toBeGreaterThan(1);
  });
});

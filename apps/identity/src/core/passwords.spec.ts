import { Passwords } from './passwords';
import * as hashing from './password-hash';

jest.mock('./password-hash');

describe('passwords', () => {
  const mocked = jest.mocked(hashing);
  let passwords: Passwords;
  beforeEach(() => {
    passwords = new Passwords();
    mocked.hashPassword.mockResolvedValue('decoy');
  });

  it('are hashed two at a time, in the order they came', async () => {
    let running = 0;
    let most = 0;
    const release: (() => void)[] = [];
    mocked.verifyPassword.mockImplementation(async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise<void>((resolve) => release.push(resolve));
      running -= 1;
      return true;
    });
    const all = Array.from({ length: 6 }, () => passwords.matches('x', 'hash'));
    const finished = Promise.all(all);
    let done = false;
    void finished.then(() => (done = true));
    while (!done) {
      release.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(await finished).toEqual([true, true, true, true, true, true]);
    expect(most).toBe(2);
  });

  it('of nobody are compared too, and never match', async () => {
    mocked.verifyPassword.mockResolvedValue(true);
    expect(await passwords.matches('x', null)).toBe(false);
    expect(mocked.verifyPassword).toHaveBeenLastCalledWith('decoy', 'x');
  });

  it('are refused at once when a hundred wait', async () => {
    mocked.verifyPassword.mockImplementation(() => new Promise(() => undefined));
    await passwords.hash('x');
    for (let count = 0; count < 102; count += 1) void passwords.matches('x', 'hash').catch(() => undefined);
    await new Promise((resolve) => setImmediate(resolve));
    await expect(passwords.matches('x', 'hash')).rejects.toMatchObject({ code: 'unavailable' });
  });
});

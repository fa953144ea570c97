import { testServers } from '@mullion/server-testing';
import { RedisThrottlerStorage } from './redis-storage';

describe('counting requests', () => {
  const prefix = `test-${crypto.randomUUID()}.`;

  it('is common to all gateways and exact when they count at once', async () => {
    const stores = [1, 2, 3].map(() => new RedisThrottlerStorage(testServers().redisUrl, prefix, 60_000));
    const hits = await Promise.all(
      Array.from({ length: 30 }, (_, index) => stores[index % 3]?.increment('somebody', 600_000, 10)),
    );
    expect(hits.filter((hit) => hit?.isBlocked)).toHaveLength(20);
    expect(hits.map((hit) => hit?.totalHits).sort((a, b) => Number(a) - Number(b))).toEqual(
      Array.from({ length: 30 }, (_, index) => index + 1),
    );
    expect(hits.every((hit) => hit !== undefined && hit.timeToExpire > 0 && hit.timeToExpire <= 600)).toBe(true);
    expect(await stores[0]?.increment('somebody else', 600_000, 10)).toMatchObject({ totalHits: 1, isBlocked: false });
    for (const store of stores) await store.close();
  });

  it('F7 lets everybody in while Redis is away', async () => {
    const store = new RedisThrottlerStorage('redis://127.0.0.1:1', prefix);
    expect(await store.increment('somebody', 60_000, 0)).toMatchObject({ isBlocked: false });
    await store.close();
    const none = new RedisThrottlerStorage(undefined, prefix);
    expect(await none.increment('somebody', 60_000, 0)).toMatchObject({ isBlocked: false });
    await none.close();
  });
});

/**
 * The three servers as containers, for machines with Docker (`TEST_INFRA=containers`); the same versions as
 * docker-compose.yml.
 * @returns {Promise<import('../servers.mjs').Servers>}
 */
export async function startServersInContainers() {
  const { GenericContainer, Wait } = await import('testcontainers');
  const password = 'test';
  const recipes = {
    postgres: new GenericContainer('postgres:18-alpine')
      .withEnvironment({ POSTGRES_PASSWORD: password })
      .withCommand(['postgres', '-c', 'max_connections=200', '-c', 'fsync=off'])
      .withWaitStrategy(Wait.forLogMessage(/ready to accept connections/, 2))
      .withExposedPorts(5432),
    redis: new GenericContainer('redis:7-alpine')
      .withCommand(['redis-server', '--maxmemory-policy', 'noeviction', '--appendonly', 'yes'])
      .withWaitStrategy(Wait.forLogMessage(/Ready to accept connections/))
      .withExposedPorts(6379),
    nats: new GenericContainer('nats:2-alpine')
      .withCopyContentToContainer([
        { content: 'max_payload: 8388608\njetstream { store_dir: /data }\n', target: '/etc/nats/mullion.conf' },
      ])
      .withCommand(['-c', '/etc/nats/mullion.conf'])
      .withWaitStrategy(Wait.forLogMessage(/Server is ready/))
      .withExposedPorts(4222),
  };
  const started = Object.fromEntries(
    await Promise.all(Object.entries(recipes).map(async ([name, recipe]) => [name, await recipe.start()])),
  );
  const at = (name, port) => `${started[name].getHost()}:${started[name].getMappedPort(port)}`;
  const urls = {
    postgres: `postgres://postgres:${password}@${at('postgres', 5432)}/postgres`,
    redis: `redis://${at('redis', 6379)}`,
    nats: `nats://${at('nats', 4222)}`,
  };
  return {
    urls,
    env: { DATABASE_URL: urls.postgres, REDIS_URL: urls.redis, NATS_URL: urls.nats },
    pids: {},
    kill: (name) => started[name].restart({ timeout: 0 }),
    restart: (name) => started[name].restart(),
    ready: async () => {},
    stop: async () => void (await Promise.all(Object.values(started).map((container) => container.stop()))),
  };
}

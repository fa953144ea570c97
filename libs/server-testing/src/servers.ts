/** Where the servers of this test run are. */
export interface TestServers {
  /** Administrator's URL: databases are made and dropped with it. */
  readonly databaseUrl: string;
  readonly natsUrl: string;
  readonly redisUrl: string;
}

/**
 * The real servers of this run. `jest -c jest.int.config.cjs` starts them once and names them in the environment
 * (TEST_DATABASE_URL or DATABASE_URL, likewise NATS_URL and REDIS_URL); with TEST_INFRA=containers it starts containers
 * instead.
 */
export const testServers = (env = process.env): TestServers => {
  const url = (name: string): string => {
    const found = env[`TEST_${name}`] ?? env[name];
    if (!found) throw new Error(`${name} is missing: run this test by npx jest -c jest.int.config.cjs`);
    return found;
  };
  return { databaseUrl: url('DATABASE_URL'), natsUrl: url('NATS_URL'), redisUrl: url('REDIS_URL') };
};

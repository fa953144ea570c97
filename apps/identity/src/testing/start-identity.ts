import { openSeedContext } from '@mullion/server-kit';
import { bootForTest, type TestService } from '@mullion/server-testing';
import { identityConfig } from '../config';
import { dataSourceOptions } from '../data-source';
import { IdentityModule } from '../identity.module';
import { seed } from '../seed';

const options = {
  name: 'identity',
  module: IdentityModule,
  dataSource: dataSourceOptions,
  config: identityConfig,
} as const;

/** Puts the demo companies and people in; what is there already stays. */
export const seedIdentity = async (identity: TestService): Promise<void> => {
  const context = await openSeedContext(
    { identity: dataSourceOptions(identity.databaseUrl ?? '') },
    { log: () => undefined },
  );
  await seed(context);
  await context.close();
};

/** Identity alone on real servers, with the demo companies and people. */
export const startIdentity = async (): Promise<TestService> => {
  const identity = await bootForTest(options, { MULLION_TOKEN_KEY: 'a-token-key-for-tests-0123456789abcdef' });
  await seedIdentity(identity);
  return identity;
};

export { testServers, type TestServers } from './servers';
export { OwnServers } from './own-servers';
export { testDatabase, type TestDatabase } from './test-database';
export { eventually } from './eventually';
export { people, person } from './people';
export { Caller, type TestReply } from './caller';
export { TestWorld, TEST_CONTEXT_KEY, type TestService } from './test-world';
export { bootForTest } from './boot-for-test';
export { openSeedContext, type SeedContext } from '@mullion/server-kit';

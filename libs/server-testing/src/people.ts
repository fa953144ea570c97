import type { RequestContext, RightCode, UserType } from '@mullion/contracts';
import { systemContext } from '@mullion/server-kit';

const HOUR_S = 3_600;

/** A signed-in user of a company (default 1, a manufacturer, planner); everything can be overridden. */
export const person = (over: Partial<RequestContext> = {}): RequestContext => ({
  ...systemContext(over.company_id ?? 1),
  user_id: 2 as RequestContext['user_id'],
  user_name: 'Test Planner',
  type: 2,
  session_id: 'test-session',
  expires_at: Math.floor(Date.now() / 1000) + HOUR_S,
  ...over,
});

const ofType = (type: UserType, user: number, name: string, rights: RightCode[] = []): RequestContext =>
  person({ type, user_id: user as RequestContext['user_id'], user_name: name, rights });

/** One user of every type at company 1, ids 1 to 7. Fresh objects, good for an hour. */
export const people = {
  super: () => ofType(0, 1, 'Super'),
  admin: () => ofType(1, 2, 'Admin'),
  planner: () => ofType(2, 3, 'Planner'),
  manager: () => ofType(3, 4, 'Manager'),
  packer: () => ofType(4, 5, 'Packer', ['PAL_SCAN']),
  worker: () => ofType(5, 6, 'Worker'),
  viewer: () => ofType(6, 7, 'Viewer'),
  /** A planner of another company. */
  stranger: (company = 2) =>
    person({
      company_id: company as RequestContext['company_id'],
      home_company_id: company as RequestContext['company_id'],
    }),
  /** A user of the supplier 9 who acts in company 1. */
  supplier: () =>
    person({
      kind: 'supplier',
      home_company_id: 9 as RequestContext['company_id'],
      user_id: 90 as RequestContext['user_id'],
    }),
};

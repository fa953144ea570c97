import { z } from 'zod';
import { defineEvent } from '../kit/event';
import { userId } from '../kit/id.schema';
import { company, statusName, statusRight, userRecord } from './user.schema';

export const companyChanged = defineEvent({
  owner: 'identity',
  name: 'company.changed.v1',
  data: z.object({ company }),
  live: (data) => [{ entity: 'company', ids: [data.company.id] }],
});

/** The whole matrix of a company: consumers replace their copy. */
export const statusRightsChanged = defineEvent({
  owner: 'identity',
  name: 'status-rights.changed.v1',
  data: z.object({ version: z.int(), rights: z.array(statusRight) }),
  live: (data) => [{ entity: 'status_right', ids: [data.version] }],
});

/** Names as they are now; only browsers keep a copy. */
export const statusNamesChanged = defineEvent({
  owner: 'identity',
  name: 'status-names.changed.v1',
  data: z.object({ names: z.array(statusName) }),
  live: (data) => [{ entity: 'status', ids: data.names.map(({ id }) => id) }],
});

export const sessionRevoked = defineEvent({
  owner: 'identity',
  name: 'session.revoked.v1',
  data: z.object({ session_id: z.string() }),
  live: null,
});

export const userChanged = defineEvent({
  owner: 'identity',
  name: 'user.changed.v1',
  data: z.object({ user: userRecord }),
  live: (data) => [{ entity: 'user', ids: [data.user.id] }],
});

export const userRemoved = defineEvent({
  owner: 'identity',
  name: 'user.removed.v1',
  data: z.object({ user_id: userId }),
  live: (data) => [{ entity: 'user', ids: [data.user_id] }],
});

export const identityEvents = {
  companyChanged,
  statusRightsChanged,
  statusNamesChanged,
  sessionRevoked,
  userChanged,
  userRemoved,
};

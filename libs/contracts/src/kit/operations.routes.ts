import { z } from 'zod';
import { companyId, deliveryId } from './id.schema';
import { operatedService, operationsState } from './operations';
import { defineRoute, isoMoment, ok, urlId } from './route';

/** The operations team: people of type 0, of whatever manufacturer. */
const policy = { access: 'session', types: [0] } as const;
const service = operatedService;
const letter = z.strictObject({ service, id: urlId(z.int().positive()) });

/** A mail of which it is unknown whether it was sent. */
export const doubtfulMail = z.object({
  id: deliveryId,
  company_id: companyId,
  truck: z.string(),
  departure: z.int(),
  email: z.string(),
  subject: z.string(),
  attempts: z.int(),
  error: z.string().nullable(),
  created_at: isoMoment,
});
export type DoubtfulMail = z.infer<typeof doubtfulMail>;

export const readOperations = defineRoute({
  service: 'gateway',
  name: 'operations.read',
  method: 'GET',
  path: 'operations-desk',
  summary: 'Backlogs, dead letters, stuck sagas, copies and doubtful mails of all services',
  policy,
  query: z.strictObject({
    /** Copies of this company alone. */
    company_id: urlId(companyId).optional(),
  }),
  response: z.object({
    /** A service that did not answer in time has no state. */
    services: z.array(z.object({ service, state: operationsState.nullable() })),
    /** Null while documents does not answer. */
    mails: z.array(doubtfulMail).nullable(),
    /** Names of companies; empty while identity does not answer. */
    companies: z.array(z.object({ id: companyId, name: z.string() })),
  }),
});

export const retryDeadLetter = defineRoute({
  service: 'gateway',
  name: 'operations.dead-letter.retry',
  method: 'POST',
  path: 'operations-desk/{service}/dead-letters/{id}/retry',
  summary: 'Applies an event that was given up once more',
  policy,
  params: letter,
  response: ok,
});

export const discardDeadLetter = defineRoute({
  service: 'gateway',
  name: 'operations.dead-letter.discard',
  method: 'POST',
  path: 'operations-desk/{service}/dead-letters/{id}/discard',
  summary: 'Closes an event that was given up without its effect',
  policy,
  params: letter,
  response: ok,
});

export const retrySaga = defineRoute({
  service: 'gateway',
  name: 'operations.saga.retry',
  method: 'POST',
  path: 'operations-desk/{service}/sagas/{id}/retry',
  summary: 'Tries a stuck saga again now',
  policy,
  params: z.strictObject({ service, id: z.uuid() }),
  response: ok,
});

export const resyncCopy = defineRoute({
  service: 'gateway',
  name: 'operations.copy.resync',
  method: 'POST',
  path: 'operations-desk/{service}/copies/{copy}/resync',
  summary: 'Rebuilds a copy from its owner, of one company or of all',
  policy,
  params: z.strictObject({ service, copy: z.string().max(100) }),
  body: z.strictObject({ company_id: companyId.nullable() }),
  response: ok,
});

export const resendDoubtfulMail = defineRoute({
  service: 'documents',
  name: 'deliveries.resend-doubtful',
  method: 'POST',
  path: 'operations-desk/mails/{id}/resend',
  summary: 'Sends a doubtful mail again, of whatever company',
  policy,
  params: z.strictObject({ id: urlId(deliveryId) }),
  response: ok,
});

export const operationsRoutes = {
  readOperations,
  retryDeadLetter,
  discardDeadLetter,
  retrySaga,
  resyncCopy,
  resendDoubtfulMail,
};

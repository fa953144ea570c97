import {
  discardDeadLetter,
  listCompanies,
  listDoubtfulMails,
  operatedServices,
  operationsCalls,
  readOperations,
  resyncCopy,
  retryDeadLetter,
  retrySaga,
  type CompanyId,
} from '@mullion/contracts';
import { defineComposition } from '../composition';
import { soonOrNull } from './or-null';

/** A service that is silent is what this page is for: it is not waited for. */
const SILENT_MS = 2_500;

/** All services side by side; what one does not answer is missing. */
const read = defineComposition(readOperations, async ({ query }, ask) => {
  const narrowed = { company_id: (query.company_id ?? null) as CompanyId | null };
  const [services, mails, companies] = await Promise.all([
    Promise.all(
      operatedServices.map(async (service) => ({
        service,
        state: await soonOrNull(ask(operationsCalls[service].read, narrowed, { timeoutMs: SILENT_MS }), SILENT_MS),
      })),
    ),
    soonOrNull(ask(listDoubtfulMails, {}, { timeoutMs: SILENT_MS }), SILENT_MS),
    soonOrNull(ask(listCompanies, {}, { timeoutMs: SILENT_MS }), SILENT_MS),
  ]);
  return { services, mails, companies: companies ?? [] };
});

export const operations = [
  read,
  defineComposition(retryDeadLetter, ({ params: { service, id } }, ask) =>
    ask(operationsCalls[service].retryDeadLetter, { id }),
  ),
  defineComposition(discardDeadLetter, ({ params: { service, id } }, ask) =>
    ask(operationsCalls[service].discardDeadLetter, { id }),
  ),
  defineComposition(retrySaga, ({ params: { service, id } }, ask) => ask(operationsCalls[service].retrySaga, { id })),
  defineComposition(resyncCopy, ({ params: { service, copy }, body }, ask) =>
    ask(operationsCalls[service].resync, { copy, company_id: body.company_id }),
  ),
];

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
import { log } from '@mullion/server-kit';
import { defineComposition } from '../composition';

/** A service that is silent is what this page is for: it is not waited for. */
const SILENT_MS = 2_500;

/** All services side by side; what one does not answer is missing. */
const read = defineComposition(readOperations, async ({ query }, ask) => {
  const narrowed = { company_id: (query.company_id ?? null) as CompanyId | null };
  const [services, mails, companies] = await Promise.all([
    Promise.all(
      operatedServices.map(async (service) => ({
        service,
        state: await inTime(ask(operationsCalls[service].read, narrowed, { timeoutMs: SILENT_MS })),
      })),
    ),
    inTime(ask(listDoubtfulMails, {}, { timeoutMs: SILENT_MS })),
    inTime(ask(listCompanies, {}, { timeoutMs: SILENT_MS })),
  ]);
  return { services, mails, companies: companies ?? [] };
});

/** Null when the answer is a refusal to serve or does not come; the forwarder itself waits longer, for a restart. */
const inTime = async <T>(answer: Promise<T>): Promise<T | null> => {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<null>((resolve) => (timer = setTimeout(() => resolve(null), SILENT_MS)));
  try {
    return await Promise.race([answer, silence]);
  } catch (error) {
    log().warn({ reason: String(error) }, 'operations without one of the services');
    return null;
  } finally {
    clearTimeout(timer);
  }
};

export const operations = [
  read,
  defineComposition(retryDeadLetter, ({ params: { service, id } }, ask) => ask(operationsCalls[service].retryDeadLetter, { id })),
  defineComposition(discardDeadLetter, ({ params: { service, id } }, ask) => ask(operationsCalls[service].discardDeadLetter, { id })),
  defineComposition(retrySaga, ({ params: { service, id } }, ask) => ask(operationsCalls[service].retrySaga, { id })),
  defineComposition(resyncCopy, ({ params: { service, copy }, body }, ask) =>
    ask(operationsCalls[service].resync, { copy, company_id: body.company_id }),
  ),
];

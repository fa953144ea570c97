import { createHash } from 'node:crypto';
import type { ImportError, ImportResult, InputOf, routes } from '@mullion/contracts';
import { AppError, type CallInfo, Committed, type Reply, reply, type ServiceTools } from '@mullion/server-kit';
import { groupOrders, type ImportOrder } from '../rules/group-orders';
import { unusualIn } from '../rules/plausible';
import { awaitSagas } from '../../core/await-sagas';
import { checkImport } from './check-import';
import { reserveChanges } from './reserve-changes';
import { checkedImport, failedImport, MOST_QUESTIONS, questionsSeen } from './import-answers';
import { withEstimates } from './estimate-import';
import type { ImportFiles } from '../import-files';
import { readFile } from './read-file';
import { companyMasses } from './company-masses';
import { writeImport } from './write-import';

type Fields = InputOf<typeof routes.importOrders>['body'];
type Answer = ImportResult | Committed<ImportResult>;

const TRIES = 3;

/**
 * Imports the uploaded file and discards it: read, check all, have production and packing reserve what changes, write
 * all or nothing. When only checking, gives what would be written, with every fault.
 * @throws AppError `import.failed` with every fault and question by row and column, `import.unreadable`,
 * `import.locked`,
 *   `import.no_such_mapping`, `import.too_large`, `file.not_found`,
 *   `no_right_to_edit_order`, `order.foreign_customer`, `order.customer_by_administrator`
 */
export const importOrders = async (
  tools: ServiceTools,
  files: ImportFiles,
  call: CallInfo,
  fields: Fields,
): Promise<Committed<ImportResult> | Reply<ImportResult>> => {
  const file = fields.files.find((one) => one.field === 'file');
  if (!file) throw new AppError('invalid', {}, { errors: [{ path: 'body.file', code: 'required' }] });
  const bytes = await files.bytes(call.context.company_id, file);
  const result = await importBytes(tools, files, call, fields, { bytes, name: file.name });
  await files.discard(file);
  return result instanceof Committed ? result : reply(200, result);
};

const importBytes = async (
  tools: ServiceTools,
  files: ImportFiles,
  call: CallInfo,
  fields: Fields,
  { bytes, name }: { readonly bytes: Buffer; readonly name: string },
): Promise<Answer> => {
  const { context } = call;
  const read = await readFile({ files, database: tools.database, context }, fields, { bytes, name });
  const grouped = groupOrders(read.rows);
  const faults = [...read.errors, ...grouped.errors];
  const unusual = await unusualRows(tools, context.company_id, { ...read, orders: grouped.orders });
  for (let left = TRIES; ; left -= 1) {
    const { plan, judged, done, refused, newCustomers, heads } = await checkImport(
      tools,
      call.context,
      fields,
      grouped.orders,
    );
    const questions = [...unusual, ...plan.questions].toSorted((a, b) => a.row - b.row);
    const asked = isTaken(fields, questions) ? [] : questions;
    const many = asked.length > MOST_QUESTIONS ? [tooMany(asked.length)] : [];
    const errors = [...faults, ...many, ...refused].sort((a, b) => a.row - b.row);
    const file = { ...read, reading: { ...read.reading, rows: read.shownRows([...errors, ...questions]) } };
    const findings = { errors, questions: asked, file, newCustomers, heads, judged };
    if (fields.check_only === 'true')
      return withEstimates(tools, call.context, checkedImport(plan, findings), grouped.orders);
    if (errors.length + asked.length > 0) throw failedImport(plan, findings);
    try {
      const reserved = await reserveChanges(tools.rpc, call.context, judged);
      if (reserved.refused.length > 0)
        throw failedImport(plan, { ...findings, errors: reserved.refused, questions: [] });
      const input = {
        context: call.context,
        fields,
        orders: grouped.orders,
        done,
        mustBeReserved: reserved.mustBeReserved,
        file,
      };
      const written = await tools.database.transaction(keyed(call, fields, bytes), (tx) =>
        writeImport(tx, tools.sagas, input),
      );
      await awaitSagas(tools.sagas, written.data.sagas);
      return written.map(({ result }) => result);
    } catch (error) {
      // One of these orders was changed after the check, which is then done again.
      if (left > 1 && error instanceof AppError && error.code === 'conflict') continue;
      throw error;
    }
  }
};

/** What a person has to look at before it is written. */
const unusualRows = async (
  { database }: ServiceTools,
  companyId: number,
  { questions, orders }: { readonly questions: readonly ImportError[]; readonly orders: readonly ImportOrder[] },
): Promise<ImportError[]> =>
  [...questions, ...unusualIn(orders, await companyMasses(database, companyId), new Date())].toSorted(
    (a, b) => a.row - b.row,
  );

const tooMany = (count: number): ImportError => ({
  row: 0,
  column: null,
  code: 'import.too_many_questions',
  params: { count, max: MOST_QUESTIONS },
});

/** Somebody has said yes: to these questions, where he names those that he has seen, and never to more than are listed. */
const isTaken = ({ unusual, questions_seen: seen }: Fields, questions: readonly ImportError[]): boolean =>
  unusual === 'take' && questions.length <= MOST_QUESTIONS && (seen === undefined || seen === questionsSeen(questions));

/** An upload has a new place each time, so an idempotency key belongs to the file's content and the other fields. */
const keyed = (call: CallInfo, { files: _files, ...fields }: Fields, bytes: Buffer): CallInfo => ({
  ...call,
  bodyHash: () => createHash('sha256').update(JSON.stringify(fields)).update(bytes).digest('base64'),
});

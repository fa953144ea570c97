import { createHash } from 'node:crypto';
import { hasRight, type ImportError, type ImportResult, type InputOf, type importOrders } from '@mullion/contracts';
import { AppError, type CallInfo, type Committed, Database, Sagas } from '@mullion/server-kit';
import { ReaderBusy, SpreadsheetReader, Unreadable } from '@mullion/spreadsheet';
import { Injectable } from '@nestjs/common';
import { CustomersQueries } from '../../customers/customers.queries';
import { PackingQuestion } from '../../products/product-rows.module';
import { groupOrders, type ImportOrder } from '../rules/group-orders';
import { textOf } from '../rules/parse-cell';
import { type Line, readRows } from '../rules/read-rows';
import { newCustomers } from './import-customers';
import { type ImportPlan, planImport } from './plan-import';
import { writeImport } from './write-import';

type Fields = InputOf<typeof importOrders>['body'];

const LISTED = 200;
const TRIES = 3;

/** Imports one file: read, check all, ask packing, write all or nothing. */
@Injectable()
export class ImportFile {
  constructor(
    private readonly database: Database,
    private readonly sagas: Sagas,
    private readonly packing: PackingQuestion,
    private readonly reader: SpreadsheetReader,
  ) {}

  /**
   * @returns what was written; when only checking, what would be, with every fault
   * @throws AppError `import.failed` with every fault by row and column, `import.unreadable`, `import.too_large`, `no_right_to_edit_order`,
   *   `order.foreign_customer`, `forbidden`
   */
  async run(call: CallInfo, fields: Fields, bytes: Buffer, name: string): Promise<ImportResult | Committed<ImportResult>> {
    const read = readRows(await this.linesOf(bytes, name), fields.order ?? null);
    const grouped = groupOrders(read.rows);
    const faults = [...read.errors, ...grouped.errors];
    for (let left = TRIES; ; left -= 1) {
      const { plan, allowed, refused } = await this.check(call, fields, grouped.orders);
      const errors = [...faults, ...refused].sort((a, b) => a.row - b.row);
      if (fields.check_only === 'true') return checked(plan, errors);
      if (errors.length > 0) throw failed(plan, errors);
      try {
        const input = { context: call.context, fields, orders: grouped.orders, allowed };
        return await this.database.transaction(keyed(call, fields, bytes), (tx) => writeImport(tx, this.sagas, input));
      } catch (error) {
        // Somebody changed one of these orders after it was checked: look again.
        if (left > 1 && error instanceof AppError && error.code === 'conflict') continue;
        throw error;
      }
    }
  }

  /** @throws AppError `import.unreadable`, `import.too_large`, `import.failed` naming the line, `unavailable` when too many files are being read */
  private async linesOf(bytes: Buffer, name: string): Promise<Line[]> {
    try {
      const lines = await this.reader.read(bytes, name);
      return lines.filter(({ cells }) => cells.some((cell) => textOf(cell) !== ''));
    } catch (error) {
      if (error instanceof ReaderBusy) throw new AppError('unavailable');
      if (!(error instanceof Unreadable)) throw error;
      const { reason, format, row } = error.refusal;
      if (reason === 'too_large') throw new AppError('import.too_large', { format });
      if (reason === 'unreadable') throw new AppError('import.unreadable', { format });
      const nothing = { created: [], updated: [], skipped: [], errors: [] };
      throw failed(nothing, [{ row: row ?? 0, column: null, code: 'import.quote_not_closed', params: {} }]);
    }
  }

  private async check(
    { context }: CallInfo,
    fields: Fields,
    orders: readonly ImportOrder[],
  ): Promise<{ plan: ImportPlan; allowed: Set<number>; refused: ImportError[] }> {
    // a customer is chosen for a file by those who may see customers
    if (fields.customer_id !== undefined && !hasRight(context, 'CA_NEW')) throw new AppError('forbidden');
    if (fields.customer_id !== undefined || fields.delivery_address !== undefined)
      await new CustomersQueries(this.database, context.company_id).factsFor({
        customer_id: fields.customer_id ?? null,
        contact_id: null,
        delivery_address_id: fields.delivery_address,
      });
    const plan = await planImport(this.database, context.company_id, orders, fields.on_known);
    if (plan.updated.length > 0 && !hasRight(context, 'OP_EDIT')) throw new AppError('no_right_to_edit_order');
    const asked = new Map(plan.updated.flatMap((known) => [...known.toAsk]));
    const refusals = asked.size > 0 ? await this.packing.refusals(context, [...asked.keys()]) : new Map<number, string>();
    const locked = [...refusals.keys()].flatMap((id) => {
      const at = asked.get(id);
      return at ? [{ row: at.row, column: 'position', code: 'import.product_locked', params: { value: at.position } }] : [];
    });
    const touched = [...plan.created, ...plan.updated.map(({ file }) => file)];
    const unmade = hasRight(context, 'CA_NEW') ? [] : await newCustomers(this.database, context.company_id, touched);
    return { plan, allowed: new Set(asked.keys()), refused: [...plan.errors, ...locked, ...unmade] };
  }
}

/** An upload has a new place each time, so an idempotency key belongs to the file's content and the other fields. */
const keyed = (call: CallInfo, { files: _files, ...fields }: Fields, bytes: Buffer): CallInfo => ({
  ...call,
  bodyHash: () => createHash('sha256').update(JSON.stringify(fields)).update(bytes).digest('base64'),
});

const checked = (plan: ImportPlan, errors: readonly ImportError[]): ImportResult => {
  const created = plan.created.map((file) => ({
    id: null,
    number: file.number,
    outcome: 'created' as const,
    products: file.rows.reduce((sum, row) => sum + row.quantity, 0),
  }));
  const updated = plan.updated.map(({ file, stored, diff }) => ({
    id: stored.id as ImportResult['orders'][number]['id'],
    number: file.number,
    outcome: 'updated' as const,
    products: diff.added.length + diff.changed.length + diff.removed.length,
  }));
  const skipped = plan.skipped.map(({ file, stored }) => ({
    id: stored.id as ImportResult['orders'][number]['id'],
    number: file.number,
    outcome: 'skipped' as const,
    products: 0,
  }));
  const orders = [...created, ...updated, ...skipped];
  return {
    written: false,
    orders,
    products: orders.reduce((sum, order) => sum + order.products, 0),
    errors: errors.slice(0, LISTED),
    more_errors: errors.length > LISTED,
  };
};

const failed = (plan: ImportPlan, errors: readonly ImportError[]): AppError =>
  new AppError(
    'import.failed',
    { count: errors.length },
    {
      errors: errors.slice(0, LISTED).map(({ row, column, code, params }) => ({
        path: column === null ? `rows.${row}` : `rows.${row}.${column}`,
        code,
        params,
      })),
      current: checked(plan, errors),
    },
  );

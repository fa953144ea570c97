import type { EventOf, InputOf, OutputOf } from '@mullion/contracts';
import {
  AppError,
  Copies,
  currentRequestId,
  Database,
  defineCopy,
  Handle,
  keepCopies,
  kitMigrations,
  markStale,
  On,
  Rpc,
  Saga,
  Sagas,
  Sweep,
  TenantRepository,
  type CallInfo,
  type Next,
  type SagaHelpers,
  type SagaRow,
  type SagaSteps,
  type ServiceOptions,
  type Tx,
} from '@mullion/server-kit';
import { Controller, Injectable, Module } from '@nestjs/common';
import type { DataSourceOptions, MigrationInterface, QueryRunner } from 'typeorm';
import {
  askNeighbour,
  beginSaga,
  boxMoved,
  boxOpened,
  boxRecords,
  changeNote,
  createNote,
  getNote,
  neighbour,
  noteChanged,
  openDoor,
  slowCall,
} from './sample.contracts';

class Notes1767225600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE orders.note (id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY, company_id int NOT NULL,
      text text NOT NULL, version int NOT NULL DEFAULT 1, copied int NOT NULL DEFAULT 0)`);
    await runner.query(
      'CREATE TABLE orders.step (id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY, key text NOT NULL, state text NOT NULL)',
    );
    await runner.query(`CREATE TABLE orders.box_copy (id int PRIMARY KEY, company_id int NOT NULL, label text NOT NULL, colour text NOT NULL,
      version int NOT NULL, removed boolean NOT NULL)`);
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE orders.box_copy');
    await runner.query('DROP TABLE orders.step');
    await runner.query('DROP TABLE orders.note');
  }
}

interface NoteRow {
  readonly id: number;
  readonly company_id: number;
  readonly text: string;
  readonly version: number;
  readonly copied: number;
}

const toDto = (row: NoteRow): OutputOf<typeof createNote> => ({ id: row.id, text: row.text, version: row.version });

class NoteRepository extends TenantRepository {
  async create(text: string): Promise<NoteRow> {
    const [row] = await this.query<NoteRow>('INSERT INTO note (company_id, text) VALUES ($1, $2) RETURNING *', [this.companyId, text]);
    return row as NoteRow;
  }
  change(id: number, text: string, version: number | undefined): Promise<NoteRow> {
    return this.updateVersioned<NoteRow>({ table: 'note', id, version, set: { text } }, toDto);
  }
  find(id: number): Promise<NoteRow | null> {
    return this.row<NoteRow>('note', id);
  }
}

/** What tests of slow and failing work hold on to. */
export class SampleGate {
  readonly entered: string[] = [];
  release: () => void = () => undefined;
  hold: Promise<void> = Promise.resolve();
  replica = 'one';
  failures = new Map<string, number>();
  /** Thrown by events that need somebody who is away. */
  away: AppError | null = null;
  effects = 0;
  sweeps = 0;

  close(): void {
    this.hold = new Promise((resolve) => (this.release = resolve));
  }
}

@Controller()
class SampleController {
  constructor(
    private readonly database: Database,
    private readonly rpc: Rpc,
    private readonly sagas: Sagas,
    private readonly gate: SampleGate,
  ) {}

  @Handle(createNote)
  create({ body }: InputOf<typeof createNote>, call: CallInfo) {
    return this.database.transaction(call, async (tx) => {
      if (body.fail === 'before')
        throw new AppError('product.barcode_taken', { barcode: 'A1' }, { errors: [{ path: 'body.text', code: 'taken' }] });
      if (body.fail === 'crash') throw new Error('secret detail');
      if (body.fail === 'late') {
        await tx.execute('SET LOCAL statement_timeout = 20');
        await tx.execute('SELECT pg_sleep(60)');
      }
      if (body.fail) await tx.execute(`DO $$ BEGIN RAISE EXCEPTION USING ERRCODE = '${body.fail}'; END $$`);
      this.gate.effects += 1;
      const row = await new NoteRepository(tx, call.context.company_id).create(body.text);
      await tx.record(noteChanged, row.company_id, { note: toDto(row) });
      await tx.history({
        companyId: row.company_id,
        tableName: 'note',
        rowId: row.id,
        before: null,
        after: 0,
        userId: call.context.user_id,
      });
      return toDto(row);
    });
  }

  @Handle(changeNote)
  change({ params, body }: InputOf<typeof changeNote>, call: CallInfo) {
    return this.database.transaction(call, async (tx) => {
      const row = await new NoteRepository(tx, call.context.company_id).change(params.id, body.text, body.version);
      await tx.record(noteChanged, row.company_id, { note: toDto(row) });
      return toDto(row);
    });
  }

  @Handle(getNote)
  async get({ params }: InputOf<typeof getNote>, call: CallInfo) {
    const freshness = await this.database.waitForStamps(call, ['packing']);
    const row = await new NoteRepository(this.database, call.context.company_id).find(params.id);
    if (!row) throw new AppError('not_found');
    const dto = { ...toDto(row), copied: row.copied, request_id: currentRequestId() ?? '' };
    return freshness === 'stale' ? markStale(dto) : dto;
  }

  @Handle(openDoor)
  open(_input: InputOf<typeof openDoor>, call: CallInfo) {
    return { company: call.context.company_id };
  }

  @Handle(slowCall)
  async slow({ key }: InputOf<typeof slowCall>) {
    this.gate.entered.push(key);
    await this.gate.hold;
    await new Promise((resolve) => setTimeout(resolve, Number(process.env.SAMPLE_SLOW_MS ?? 0)));
    return { replica: this.gate.replica };
  }

  @Handle(beginSaga)
  async saga({ key, steps }: InputOf<typeof beginSaga>, call: CallInfo) {
    const { data } = await this.database.transaction(call, async (tx) => {
      const id = await this.sagas.start(tx, 'sample', key, call.context.company_id, { left: steps });
      return { id };
    });
    return data;
  }

  @Handle(askNeighbour)
  ask({ key }: InputOf<typeof askNeighbour>, call: CallInfo) {
    return this.rpc.ask(neighbour, { key }, { context: call.context, timeoutMs: 1_000 });
  }
}

const boxCopy = defineCopy({ kind: boxRecords, table: 'box_copy', columns: ({ label, colour }) => ({ label, colour }) });

@Injectable()
class CopyBoxes {
  constructor(
    private readonly gate: SampleGate,
    private readonly copies: Copies,
  ) {}

  @On(boxMoved)
  async copy(event: EventOf<typeof boxMoved>, tx: Tx): Promise<void> {
    await tx.execute('UPDATE note SET copied = copied + 1 WHERE id = $1 AND company_id = $2', [event.data.note, event.company_id]);
    await tx.execute('INSERT INTO step (key, state) VALUES ($1, $2)', [`box ${event.company_id}`, `${event.data.box}`]);
    const failed = this.gate.failures.get(event.id) ?? 0;
    this.gate.failures.set(event.id, failed + 1);
    if (event.data.fail === 'held') {
      this.gate.entered.push(`box ${event.data.box}`);
      await this.gate.hold;
    }
    if (event.data.fail === 'missing') await this.copies.row(boxCopy, event.company_id, event.data.box, tx);
    if (event.data.fail === 'away' && this.gate.away) throw this.gate.away;
    if (event.data.fail === 'always' || (event.data.fail === 'twice' && failed < 2)) throw new Error('box cannot be copied');
  }

  /** With a second kind of event the server sends all of the owner's, those that nobody handles too. */
  @On(boxOpened)
  async open(event: EventOf<typeof boxOpened>, tx: Tx): Promise<void> {
    await tx.execute('INSERT INTO step (key, state) VALUES ($1, $2)', [`opened ${event.company_id}`, `${event.data.box}`]);
  }
}

@Injectable()
@Saga('sample')
class SampleSaga implements SagaSteps<{ left: number }> {
  constructor(private readonly gate: SampleGate) {}

  async step(saga: SagaRow<{ left: number }>, { commit }: SagaHelpers<{ left: number }>): Promise<Next<{ left: number }>> {
    this.gate.entered.push(`${saga.key}:${saga.data.left}`);
    await this.gate.hold;
    const failed = this.gate.failures.get(saga.key) ?? 0;
    if (failed > 0) {
      this.gate.failures.set(saga.key, failed - 1);
      throw new Error('step failed');
    }
    return commit(async (tx) => {
      await tx.execute('INSERT INTO step (key, state) VALUES ($1, $2)', [saga.key, `${saga.data.left}`]);
      const left = saga.data.left - 1;
      return left === 0 ? { done: true, data: { left } } : { state: 'counting', data: { left } };
    });
  }
}

/** Of another kind than the one that tests hold back. */
@Injectable()
@Saga('quick-sample')
class QuickSaga implements SagaSteps {
  step(): Promise<Next> {
    return Promise.resolve({ done: true });
  }
}

@Injectable()
class SampleSweep {
  constructor(private readonly gate: SampleGate) {}

  @Sweep({ everyMs: 50, name: 'sample' })
  async run(): Promise<void> {
    this.gate.sweeps += 1;
  }
}

@Module({
  controllers: [SampleController],
  providers: [CopyBoxes, SampleSaga, QuickSaga, SampleSweep, SampleGate, ...keepCopies(boxCopy)],
})
class SampleModule {}

const dataSource = (url: string): DataSourceOptions => ({
  type: 'postgres',
  url,
  schema: 'orders',
  migrations: [...kitMigrations('orders'), Notes1767225600000],
});

/** A small service that has one of everything the kit offers. */
export const sample: ServiceOptions = { name: 'orders', module: SampleModule, dataSource };

import type { InputOf } from '@mullion/contracts';
import {
  AppError,
  currentRequestId,
  Database,
  Handle,
  keepCopies,
  kitMigrations,
  markStale,
  Rpc,
  Sagas,
  type CallInfo,
  type ServiceOptions,
} from '@mullion/server-kit';
import { Controller, Module } from '@nestjs/common';
import type { DataSourceOptions } from 'typeorm';
import {
  askNeighbour,
  beginSaga,
  changeNote,
  createNote,
  getNote,
  neighbour,
  noteChanged,
  openDoor,
  slowCall,
} from './sample.contracts';
import { SampleGate } from './sample.gate';
import { NoteRepository, Notes1767225600000, toDto } from './sample.notes';
import { boxCopy, CopyBoxes, QuickSaga, SampleSaga, SampleSweep } from './sample.work';

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
        throw new AppError(
          'product.barcode_taken',
          { barcode: 'A1' },
          { errors: [{ path: 'body.text', code: 'taken' }] },
        );
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
    await this.gate.opened;
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

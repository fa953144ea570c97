import type { EventOf } from '@mullion/contracts';
import {
  Copies,
  defineCopy,
  On,
  Saga,
  Sweep,
  type Next,
  type SagaHelpers,
  type SagaRow,
  type SagaSteps,
  type Tx,
} from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import { boxMoved, boxOpened, boxRecords } from './sample.contracts';
import { SampleGate } from './sample.gate';

export const boxCopy = defineCopy({
  kind: boxRecords,
  table: 'box_copy',
  columns: ({ label, colour }) => ({ label, colour }),
});

@Injectable()
export class CopyBoxes {
  constructor(
    private readonly gate: SampleGate,
    private readonly copies: Copies,
  ) {}

  @On(boxMoved)
  async copy(event: EventOf<typeof boxMoved>, tx: Tx): Promise<void> {
    await tx.execute('UPDATE note SET copied = copied + 1 WHERE id = $1 AND company_id = $2', [
      event.data.note,
      event.company_id,
    ]);
    await tx.execute('INSERT INTO step (key, state) VALUES ($1, $2)', [`box ${event.company_id}`, `${event.data.box}`]);
    const failed = this.gate.failures.get(event.id) ?? 0;
    this.gate.failures.set(event.id, failed + 1);
    if (event.data.fail === 'held') {
      this.gate.entered.push(`box ${event.data.box}`);
      await this.gate.opened;
    }
    if (event.data.fail === 'missing') await this.copies.row(boxCopy, event.company_id, event.data.box, tx);
    if (event.data.fail === 'away' && this.gate.away) throw this.gate.away;
    if (event.data.fail === 'always' || (event.data.fail === 'twice' && failed < 2))
      throw new Error('box cannot be copied');
  }

  /** With a second kind of event the server sends all of the owner's, those that nobody handles too. */
  @On(boxOpened)
  async open(event: EventOf<typeof boxOpened>, tx: Tx): Promise<void> {
    await tx.execute('INSERT INTO step (key, state) VALUES ($1, $2)', [
      `opened ${event.company_id}`,
      `${event.data.box}`,
    ]);
  }
}

@Injectable()
@Saga('sample')
export class SampleSaga implements SagaSteps<{ left: number }> {
  constructor(private readonly gate: SampleGate) {}

  async step(
    saga: SagaRow<{ left: number }>,
    { commit }: SagaHelpers<{ left: number }>,
  ): Promise<Next<{ left: number }>> {
    this.gate.entered.push(`${saga.key}:${saga.data.left}`);
    await this.gate.opened;
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
export class QuickSaga implements SagaSteps {
  step(): Promise<Next> {
    return Promise.resolve({ done: true });
  }
}

@Injectable()
export class SampleSweep {
  constructor(private readonly gate: SampleGate) {}

  @Sweep({ everyMs: 50, name: 'sample' })
  async run(): Promise<void> {
    this.gate.sweeps += 1;
  }
}

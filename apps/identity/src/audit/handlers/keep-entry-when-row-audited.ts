import type { EventOf } from '@mullion/contracts';
import { auditEvent, Bus, On, type Tx } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import { keepEntry } from '../use-cases/keep-entry';

const identity = auditEvent('identity');
const orders = auditEvent('orders');
const packing = auditEvent('packing');
const dispatch = auditEvent('dispatch');
const production = auditEvent('production');
const documents = auditEvent('documents');

@Injectable()
export class KeepEntryWhenRowAudited {
  constructor(private readonly bus: Bus) {}

  @On(identity)
  @On(orders)
  @On(packing)
  @On(dispatch)
  @On(production)
  @On(documents)
  handle(event: EventOf<typeof identity>, tx: Tx): Promise<void> {
    return keepEntry(tx, this.bus, event);
  }
}

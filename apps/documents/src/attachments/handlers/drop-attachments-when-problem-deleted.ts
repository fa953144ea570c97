import { problemChanged, type EventOf } from '@mullion/contracts';
import { On, type Tx } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import { AttachmentRepository } from '../attachment.repository';

/** Files of a problem go with it. */
@Injectable()
export class DropAttachmentsWhenProblemDeleted {
  @On(problemChanged)
  async run({ data: { problem } }: EventOf<typeof problemChanged>, tx: Tx): Promise<void> {
    if (problem.removed) await new AttachmentRepository(tx, problem.company_id).deleteOfRow('problems', problem.id);
  }
}

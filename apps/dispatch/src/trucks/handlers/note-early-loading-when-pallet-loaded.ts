import { palletLoaded, type EventOf } from '@mullion/contracts';
import { On, type Tx } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import { noteEarlyLoading } from '../use-cases/note-early-loading';

/** A pallet loaded out of turn is written down with the person. */
@Injectable()
export class NoteEarlyLoadingWhenPalletLoaded {
  @On(palletLoaded)
  run(event: EventOf<typeof palletLoaded>, tx: Tx): Promise<void> {
    return noteEarlyLoading(tx, event);
  }
}

import { Blobs, Clock, Database, eachRow, log, Sweep } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import { ATTACHMENTS_FOLDER } from '../attachment-files';

const DAY_MS = 86_400_000;
const BATCH = 200;

/**
 * Files that no row names any more, a day after they were written: by then nobody is still attaching them. One that
 * cannot be deleted is met again the next day.
 */
@Injectable()
export class DropUnnamedFiles {
  constructor(
    private readonly blobs: Blobs,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  @Sweep({ everyMs: DAY_MS })
  async run(): Promise<void> {
    const store = await this.blobs.store();
    let keys: string[] = [];
    let dropped = 0;
    const drop = async (): Promise<void> => {
      const named = await this.database.read<{ blob_key: string }>(
        'SELECT blob_key FROM attachment WHERE blob_key = ANY($1)',
        [keys],
      );
      const kept = new Set(named.map((row) => row.blob_key));
      const unnamed = keys.filter((key) => !kept.has(key)).map((key) => ({ id: key }));
      const failed = await eachRow('files of attachments', unnamed, ({ id }) => store.delete(id));
      dropped += unnamed.length - failed.length;
      keys = [];
    };
    for await (const key of store.olderThan(ATTACHMENTS_FOLDER, new Date(this.clock.now().getTime() - DAY_MS))) {
      keys.push(key);
      if (keys.length === BATCH) await drop();
    }
    if (keys.length > 0) await drop();
    if (dropped > 0) log().info({ dropped }, 'files of deleted attachments are gone');
  }
}

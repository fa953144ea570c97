import { Blobs, Clock, eachRow, log, Sweep } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * No row names an upload: a service takes what it needs and discards it. What is still there after a day was left
 * behind by a fault. One that cannot be deleted is met again in an hour.
 */
@Injectable()
export class DropOldUploads {
  constructor(
    private readonly blobs: Blobs,
    private readonly clock: Clock,
  ) {}

  @Sweep({ everyMs: HOUR_MS })
  async run(): Promise<void> {
    const store = await this.blobs.store();
    let dropped = 0;
    for await (const key of store.olderThan('uploads', new Date(this.clock.now().getTime() - DAY_MS))) {
      const failed = await eachRow('old uploads', [{ id: key }], () => store.delete(key));
      dropped += 1 - failed.length;
    }
    if (dropped > 0) log().warn({ dropped }, 'uploads that were left behind are gone');
  }
}

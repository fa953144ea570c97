import { Clock, KIT_CONFIG, log, openBlobStore, Sweep } from '@mullion/server-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { DocumentsConfig } from '../../config';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** No row names an upload: a service takes what it needs and forgets it. What is still there after a day was left behind by a fault. */
@Injectable()
export class DropOldUploads {
  constructor(
    @Inject(KIT_CONFIG) private readonly config: DocumentsConfig,
    private readonly clock: Clock,
  ) {}

  @Sweep({ everyMs: HOUR_MS })
  async run(): Promise<void> {
    const store = await openBlobStore(this.config.BLOB_URL);
    let dropped = 0;
    for await (const key of store.olderThan('uploads', new Date(this.clock.now().getTime() - DAY_MS))) {
      await store.delete(key);
      dropped += 1;
    }
    if (dropped > 0) log().warn({ dropped }, 'uploads that were left behind are gone');
  }
}

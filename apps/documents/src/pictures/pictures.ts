import path from 'node:path';
import { AppError, FairTurns, log, type Turn } from '@mullion/server-kit';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { PictureProcess } from './picture-process';
import type { AnyPictureTask } from './draw-task';
import type { PictureFormat } from './redraw';

/** Of one person; their bytes lie in the store meanwhile. */
const MOST_WAITING = 30;
/** Below what a request for an upload may take, with the drawing after it: whoever is refused has nothing stored. */
const LONGEST_WAIT_MS = 12_000;

const signatures: Readonly<Record<PictureFormat, Buffer>> = {
  png: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  jpeg: Buffer.from([0xff, 0xd8, 0xff]),
  gif: Buffer.from('GIF8'),
};

/** What the bytes are by their beginning, whatever the name says; null: no picture that is taken. */
export const pictureFormat = (bytes: Buffer): PictureFormat | null =>
  (Object.keys(signatures) as PictureFormat[]).find((format) =>
    bytes.subarray(0, signatures[format].length).equals(signatures[format]),
  ) ?? null;

/**
 * All pictures that come from outside: one at a time, people and companies in turn, decoded in a process that has its
 * limits.
 */
@Injectable()
export class Pictures implements OnModuleDestroy {
  private readonly turns = new FairTurns({ atOnce: 1, waiting: MOST_WAITING, longestMs: LONGEST_WAIT_MS });
  private readonly process = new PictureProcess(path.join(__dirname, 'picture.worker.cjs'));

  onModuleDestroy(): void {
    this.process.close();
  }

  /**
   * Runs what reads, draws and keeps one picture when its turn has come: the bytes of those that wait lie in the store,
   * not in memory.
   * @throws AppError `unavailable` when too many wait or for too long; then nothing of the work has begun
   */
  inTurn<T>(turn: Turn, work: () => Promise<T>): Promise<T> {
    return this.turns.run(turn, work);
  }

  /** @throws AppError `picture.too_many_pixels`, or the code given for a picture that cannot be read */
  async draw(
    task: AnyPictureTask,
    unreadable: 'attachment.unreadable' | 'template.logo_unreadable' | 'picture.unreadable',
  ): Promise<Buffer> {
    const reply = await this.process.draw(task);
    if (reply.kind === 'drawn') return Buffer.from(reply.bytes);
    if (reply.kind === 'too_many_pixels') throw new AppError('picture.too_many_pixels', reply.params);
    log().warn({ reason: reply.reason, bytes: task.bytes.length }, 'a picture cannot be read');
    throw new AppError(unreadable);
  }
}

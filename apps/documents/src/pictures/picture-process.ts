import { fork, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { drawPictureTask, type AnyPictureTask } from './draw-task';
import type { PictureReply } from './redraw';

/** For one picture; the largest allowed takes a second of a free core. */
const TIME_MS = 12_000;
/** Resident, with 60 MB of the runtime itself. */
const MEMORY_MB = 288;
const WATCH_MS = 50;
/** Without a picture for so long it ends, which gives its memory back. */
const IDLE_MS = 10_000;
const PAGE_BYTES = 4_096;

interface Limits {
  readonly timeMs: number;
  readonly memoryMb: number;
}

/**
 * Draws one picture after the other in a process of its own, which is ended when a picture takes too long or too much
 * memory.
 */
export class PictureProcess {
  private child: ChildProcess | null = null;
  private idle: NodeJS.Timeout | undefined;

  /**
   * @param file the bundled `picture.worker.ts`; where sources run unbundled (tests) there is none, and pictures are
   * drawn here
   */
  constructor(
    private readonly file: string,
    private readonly limits: Limits = { timeMs: TIME_MS, memoryMb: MEMORY_MB },
  ) {}

  /** The next is asked for when this one has been answered. */
  async draw(task: AnyPictureTask): Promise<PictureReply> {
    if (!existsSync(this.file)) return drawPictureTask(task);
    clearTimeout(this.idle);
    const child = this.child ?? this.start();
    try {
      return await this.answer(child, task);
    } finally {
      this.idle = setTimeout(() => this.close(), IDLE_MS);
      this.idle.unref();
    }
  }

  close(): void {
    clearTimeout(this.idle);
    this.child?.kill('SIGKILL');
    this.child = null;
  }

  private start(): ChildProcess {
    const child = fork(this.file, {
      serialization: 'advanced',
      execArgv: ['--max-old-space-size=64', '--max-semi-space-size=1'],
      env: {
        MALLOC_ARENA_MAX: '2',
        NODE_ENV: 'production',
      },
    });
    this.child = child;
    child.once('exit', () => {
      if (this.child === child) this.child = null;
    });
    // a service that stops does not wait for it
    child.unref();
    child.channel?.unref();
    return child;
  }

  private answer(child: ChildProcess, task: AnyPictureTask): Promise<PictureReply> {
    const { timeMs, memoryMb } = this.limits;
    return new Promise((resolve) => {
      const end = (reason: string): void => {
        if (this.child === child) this.child = null;
        child.kill('SIGKILL');
        done({ kind: 'unreadable', reason });
      };
      const done = (reply: PictureReply): void => {
        clearTimeout(late);
        clearInterval(watch);
        child.removeListener('exit', gone);
        child.removeListener('error', gone);
        child.removeListener('message', done);
        resolve(reply);
      };
      const gone = (): void => end('its process ended');
      const late = setTimeout(() => end(`took more than ${timeMs} ms`), timeMs);
      const watch = setInterval(() => {
        if (residentMb(child.pid) > memoryMb) end(`took more than ${memoryMb} MB`);
      }, WATCH_MS);
      child.once('exit', gone);
      child.once('error', gone);
      child.once('message', done);
      child.send(task, (error) => error && gone());
    });
  }
}

/** 0 where the system does not tell. */
const residentMb = (pid: number | undefined): number => {
  try {
    return (Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * PAGE_BYTES) / 1_048_576;
  } catch {
    return 0;
  }
};

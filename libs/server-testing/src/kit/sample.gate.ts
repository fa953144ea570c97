import type { AppError } from '@mullion/server-kit';

/** What tests of slow and failing work hold on to. */
export class SampleGate {
  readonly entered: string[] = [];
  release: () => void = () => undefined;
  opened: Promise<void> = Promise.resolve();
  replica = 'one';
  failures = new Map<string, number>();
  /** Thrown by events that need somebody who is away. */
  away: AppError | null = null;
  effects = 0;
  sweeps = 0;

  close(): void {
    this.opened = new Promise((resolve) => (this.release = resolve));
  }
}

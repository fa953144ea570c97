import { uploadsAfter, uploadsToStart, type Upload, type UploadAction } from '@mullion/ui-kit';
import type { Answer, SendOptions } from '../http/request';
import { uuid } from '../http/uuid';

/** Of one page: more at once only share its line to the server. */
const CONCURRENCY = 2;

/** Null: cancelled. */
type Outcome<Data> = Answer<Data> | null;
export type SendUpload<Input, Data> = (
  input: Input,
  file: File | null,
  options: Required<Pick<SendOptions, 'key' | 'signal' | 'onProgress'>>,
) => Promise<Answer<Data>>;

interface Job<Input, Data> {
  readonly input: Input;
  readonly controller: AbortController;
  readonly outcome: Promise<Outcome<Data>>;
  readonly settle: (outcome: Outcome<Data>) => void;
}

const jobOf = <Input, Data>(input: Input): Job<Input, Data> => {
  let settle: Job<Input, Data>['settle'] = () => undefined;
  const outcome = new Promise<Outcome<Data>>((resolve) => (settle = resolve));
  return { input, controller: new AbortController(), outcome, settle };
};

/** Sends files in the order they were submitted, a few at a time. */
export class UploadQueue<Input extends object, Data> {
  private uploads: readonly Upload[] = [];
  private readonly jobs = new Map<string, Job<Input, Data>>();
  private readonly listeners = new Set<() => void>();

  constructor(private readonly send: SendUpload<Input, Data>) {}

  readonly list = (): readonly Upload[] => this.uploads;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /**
   * Sends a file; the same one again with the same input is the retry of what has not succeeded. Null when it is
   * cancelled.
   */
  readonly submit = (file: File | null, input: Input): Promise<Outcome<Data>> => {
    this.apply({ type: 'submitted', key: uuid(), file, request: JSON.stringify(input) });
    const upload = this.uploads.find((one) => one.file === file);
    if (!upload) return Promise.resolve(null);
    const running = this.jobs.get(upload.key);
    if (running) return running.outcome;
    const job = jobOf<Input, Data>(input);
    this.jobs.set(upload.key, job);
    this.startNext();
    return job.outcome;
  };

  readonly cancel = (key: string): void => {
    const job = this.jobs.get(key);
    this.jobs.delete(key);
    this.apply({ type: 'cancelled', key });
    job?.controller.abort();
    job?.settle(null);
    this.startNext();
  };

  readonly cancelAll = (): void => [...this.jobs.keys()].forEach(this.cancel);

  /** Forgets those that are not being sent. */
  readonly clear = (): void => this.uploads.forEach(({ key }) => this.apply({ type: 'removed', key }));

  private startNext(): void {
    for (const upload of uploadsToStart(this.uploads, CONCURRENCY)) {
      const job = this.jobs.get(upload.key);
      if (job) void this.run(upload, job);
    }
  }

  private async run({ key, file }: Upload, job: Job<Input, Data>): Promise<void> {
    this.apply({ type: 'started', key });
    const { signal } = job.controller;
    // a cancelled one may have been submitted again meanwhile, under the same key
    const onProgress = (share: number): void => {
      if (!signal.aborted) this.apply({ type: 'progressed', key, share });
    };
    const answer = await this.send(job.input, file, { key, signal, onProgress });
    if (signal.aborted) return;
    this.jobs.delete(key);
    this.apply('problem' in answer ? { type: 'failed', key, problem: answer.problem } : { type: 'done', key });
    job.settle(answer);
    this.startNext();
  }

  private apply(action: UploadAction): void {
    this.uploads = uploadsAfter(this.uploads, action);
    this.listeners.forEach((listener) => listener());
  }
}

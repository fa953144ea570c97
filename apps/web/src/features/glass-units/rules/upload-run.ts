import type { GlassFileResult, Problem } from '@mullion/contracts';

type FileState =
  | { readonly name: 'waiting' | 'sending' | 'skipped' | 'cancelled' }
  | { readonly name: 'done'; readonly result: GlassFileResult }
  | { readonly name: 'failed'; readonly problem: Problem };

export interface RunFile {
  readonly id: number;
  readonly file: File;
  readonly state: FileState;
}
/** Files that are sent one after another, in the order they were given. */
export type UploadRun = readonly RunFile[];

export type RunAction =
  | { readonly type: 'added'; readonly file: File }
  | { readonly type: 'removed'; readonly id: number }
  | { readonly type: 'started' | 'cancelled' | 'skipped'; readonly id: number }
  | { readonly type: 'done'; readonly id: number; readonly result: GlassFileResult }
  | { readonly type: 'failed'; readonly id: number; readonly problem: Problem }
  | { readonly type: 'replaced'; readonly id: number; readonly file: File };

/** The file at which the run has stopped. */
export const stoppedAt = (run: UploadRun): RunFile | undefined => run.find(({ state }) => state.name === 'failed');

/**
 * What is sent next: nothing while another file is on its way, or after one that failed until somebody decides about
 * it.
 */
export const nextToSend = (run: UploadRun): RunFile | undefined =>
  stoppedAt(run) || run.some(({ state }) => state.name === 'sending')
    ? undefined
    : run.find(({ state }) => state.name === 'waiting');

export const isOver = (run: UploadRun): boolean =>
  !run.some(({ state }) => state.name === 'waiting' || state.name === 'sending');

export const countIn = (run: UploadRun, name: FileState['name']): number =>
  run.filter(({ state }) => state.name === name).length;

const stateAfter = (action: Exclude<RunAction, { type: 'added' | 'removed' | 'replaced' }>): FileState => {
  if (action.type === 'done') return { name: 'done', result: action.result };
  if (action.type === 'failed') return { name: 'failed', problem: action.problem };
  return { name: action.type === 'started' ? 'sending' : action.type };
};

export const runAfter = (run: UploadRun, action: RunAction): UploadRun => {
  if (action.type === 'added')
    return [...run, { id: 1 + Math.max(0, ...run.map(({ id }) => id)), file: action.file, state: { name: 'waiting' } }];
  // what has been sent stays to be read
  if (action.type === 'removed') return run.filter(({ id, state }) => id !== action.id || state.name !== 'waiting');
  return run.map((one) => {
    if (one.id !== action.id) return one;
    return action.type === 'replaced'
      ? { ...one, file: action.file, state: { name: 'waiting' } }
      : { ...one, state: stateAfter(action) };
  });
};

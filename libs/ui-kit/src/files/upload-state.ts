import type { Problem } from '@mullion/contracts';

export type UploadState =
  | { readonly name: 'queued' }
  /** `share`: how much has been sent, 0 to 1; at 1 the server has the file and works on it. */
  | { readonly name: 'uploading'; readonly share: number }
  | { readonly name: 'done' }
  | { readonly name: 'failed'; readonly problem: Problem }
  /** `wasSent`: the server had it all, so it may be done there; a retry has the same key. */
  | { readonly name: 'cancelled'; readonly wasSent: boolean };

/** One file on its way, with the rest of its request. */
export interface Upload {
  /** Also the idempotency key: every attempt of the same request has the same one. */
  readonly key: string;
  /** Null: a form whose file is optional, sent without one. */
  readonly file: File | null;
  /** What is sent beside the file. Another text is another request, also of the same file. */
  readonly request: string;
  readonly state: UploadState;
}

export type UploadAction =
  | { readonly type: 'submitted'; readonly key: string; readonly file: File | null; readonly request: string }
  | { readonly type: 'started' | 'done' | 'cancelled'; readonly key: string }
  | { readonly type: 'removed'; readonly key: string }
  | { readonly type: 'progressed'; readonly key: string; readonly share: number }
  | { readonly type: 'failed'; readonly key: string; readonly problem: Problem };

export const isActive = ({ state }: Upload): boolean => state.name === 'queued' || state.name === 'uploading';

const canRetry = ({ state }: Upload): boolean => state.name === 'failed' || state.name === 'cancelled';

/**
 * A file is sent once at a time; the same request that has not succeeded keeps its key, so that the server does it
 * once.
 */
const submit = (
  uploads: readonly Upload[],
  { key, file, request }: Extract<UploadAction, { type: 'submitted' }>,
): readonly Upload[] => {
  const known = uploads.find((upload) => upload.file === file);
  const queued: Upload = { key, file, request, state: { name: 'queued' } };
  if (!known) return [...uploads, queued];
  if (isActive(known)) return uploads;
  const next = canRetry(known) && known.request === request ? { ...queued, key: known.key } : queued;
  return uploads.map((upload) => (upload === known ? next : upload));
};

const stateAfter = (upload: Upload, action: Exclude<UploadAction, { type: 'submitted' | 'removed' }>): UploadState => {
  const { state } = upload;
  // an answer that comes after the cancelling changes nothing
  if (!isActive(upload)) return state;
  switch (action.type) {
    case 'started':
      return { name: 'uploading', share: 0 };
    case 'progressed':
      return state.name === 'uploading' ? { name: 'uploading', share: action.share } : state;
    case 'done':
      return { name: 'done' };
    case 'failed':
      return { name: 'failed', problem: action.problem };
    case 'cancelled':
      return { name: 'cancelled', wasSent: state.name === 'uploading' && state.share === 1 };
  }
};

export const uploadsAfter = (uploads: readonly Upload[], action: UploadAction): readonly Upload[] => {
  if (action.type === 'submitted') return submit(uploads, action);
  if (action.type === 'removed') return uploads.filter((upload) => upload.key !== action.key || isActive(upload));
  return uploads.map((upload) =>
    upload.key === action.key ? { ...upload, state: stateAfter(upload, action) } : upload,
  );
};

/** The queued ones that start now, in their order, so that at most `limit` are being sent. */
export const uploadsToStart = (uploads: readonly Upload[], limit: number): readonly Upload[] => {
  const running = uploads.filter(({ state }) => state.name === 'uploading').length;
  return uploads.filter(({ state }) => state.name === 'queued').slice(0, Math.max(0, limit - running));
};

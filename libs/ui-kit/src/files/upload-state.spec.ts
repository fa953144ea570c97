import type { Problem } from '@mullion/contracts';
import { uploadsAfter, uploadsToStart, type Upload, type UploadAction } from './upload-state';

const problem: Problem = { type: 'about:blank', title: '', status: 503, code: 'unavailable' };
const logo = new File(['1'], 'logo.png');
const photo = new File(['2'], 'photo.jpg');
const submitted = (key: string, file: File | null = logo, request = 'a'): UploadAction => ({
  type: 'submitted',
  key,
  file,
  request,
});
const after = (...actions: readonly UploadAction[]): readonly Upload[] =>
  actions.reduce<readonly Upload[]>(uploadsAfter, []);
const states = (uploads: readonly Upload[]) => uploads.map(({ key, state }) => `${key} ${state.name}`);

describe('an upload', () => {
  it('is queued, sent with its progress, and done', () => {
    const begun = after(submitted('k1'), { type: 'started', key: 'k1' });
    expect(begun[0]?.state).toEqual({ name: 'uploading', share: 0 });
    const half = uploadsAfter(begun, { type: 'progressed', key: 'k1', share: 0.5 });
    expect(half[0]?.state).toEqual({ name: 'uploading', share: 0.5 });
    expect(states(uploadsAfter(half, { type: 'done', key: 'k1' }))).toEqual(['k1 done']);
  });

  it('keeps its key when the same request is sent again after a failure or a cancelling', () => {
    for (const end of [
      { type: 'failed', key: 'k1', problem },
      { type: 'cancelled', key: 'k1' },
    ] as const)
      expect(states(after(submitted('k1'), { type: 'started', key: 'k1' }, end, submitted('k2')))).toEqual([
        'k1 queued',
      ]);
  });

  it('has another key when the request is another, or was done', () => {
    const failed = [submitted('k1'), { type: 'started', key: 'k1' }, { type: 'failed', key: 'k1', problem }] as const;
    expect(states(after(...failed, submitted('k2', logo, 'b')))).toEqual(['k2 queued']);
    expect(
      states(after(submitted('k1'), { type: 'started', key: 'k1' }, { type: 'done', key: 'k1' }, submitted('k2'))),
    ).toEqual(['k2 queued']);
  });

  it('is not sent twice at a time', () => {
    expect(states(after(submitted('k1'), { type: 'started', key: 'k1' }, submitted('k2')))).toEqual(['k1 uploading']);
  });

  it('stays cancelled whatever comes later', () => {
    const cancelled = after(submitted('k1'), { type: 'started', key: 'k1' }, { type: 'cancelled', key: 'k1' });
    for (const late of [
      { type: 'progressed', key: 'k1', share: 1 },
      { type: 'done', key: 'k1' },
      { type: 'failed', key: 'k1', problem },
      { type: 'started', key: 'k1' },
    ] as const)
      expect(states(uploadsAfter(cancelled, late))).toEqual(['k1 cancelled']);
  });

  it('that is cancelled remembers whether the server had it all', () => {
    const sending = after(submitted('k1'), { type: 'started', key: 'k1' });
    const cancelled = { type: 'cancelled', key: 'k1' } as const;
    expect(uploadsAfter(sending, cancelled)[0]?.state).toEqual({ name: 'cancelled', wasSent: false });
    const sent = uploadsAfter(sending, { type: 'progressed', key: 'k1', share: 1 });
    expect(uploadsAfter(sent, cancelled)[0]?.state).toEqual({ name: 'cancelled', wasSent: true });
  });

  it('is removed only when it is not being sent', () => {
    expect(states(after(submitted('k1'), { type: 'removed', key: 'k1' }))).toEqual(['k1 queued']);
    expect(after(submitted('k1'), { type: 'cancelled', key: 'k1' }, { type: 'removed', key: 'k1' })).toEqual([]);
  });

  it('waits while as many as may be are being sent, each file for itself', () => {
    const three = [logo, photo, new File(['3'], 'door.png')].map((file, at) => submitted(`k${at}`, file));
    const queued = after(...three);
    expect(uploadsToStart(queued, 2).map(({ key }) => key)).toEqual(['k0', 'k1']);
    const running = uploadsAfter(uploadsAfter(queued, { type: 'started', key: 'k0' }), { type: 'started', key: 'k1' });
    expect(uploadsToStart(running, 2)).toEqual([]);
    const failed = uploadsAfter(running, { type: 'failed', key: 'k0', problem });
    expect(uploadsToStart(failed, 2).map(({ key }) => key)).toEqual(['k2']);
    expect(states(failed)).toEqual(['k0 failed', 'k1 uploading', 'k2 queued']);
  });
});

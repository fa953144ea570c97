import { useEffect, useState, useSyncExternalStore } from 'react';
import type { AnyRoute, OutputOf } from '@mullion/contracts';
import { unsaved } from '@mullion/ui-kit';
import { authorisedSend } from '../api/authorised-send';
import type { WireInput } from '../http/wire-types';
import { baseApi, type Tag } from '../api/base-api';
import { useAppDispatch } from '../api/store';
import { guardWhileSending } from './guard-while-sending';
import { UploadQueue } from './upload-queue';

type UploadInput<R extends AnyRoute> = Omit<WireInput<R>, 'files'>;
type ChangedTags = readonly (Tag | { readonly type: Tag; readonly id: number | string })[];

/**
 * Uploads of one page or dialog to a route; who leaves it while they run is asked, and cancels them. `tagsOf`: what an
 * answer makes out of date.
 */
export const useUploads = <R extends AnyRoute>(route: R, tagsOf: (data: OutputOf<R>) => ChangedTags) => {
  const dispatch = useAppDispatch();
  const [queue] = useState(
    () =>
      new UploadQueue<UploadInput<R>, OutputOf<R>>(async (input, file, options) => {
        const files = file && route.file !== null ? { [route.file]: file } : {};
        const answer = await authorisedSend(route, { ...input, files } as unknown as WireInput<R>, options);
        if (!('problem' in answer)) dispatch(baseApi.util.invalidateTags([...tagsOf(answer.data)]));
        return answer;
      }),
  );
  useEffect(() => guardWhileSending(queue, unsaved.hold), [queue]);
  return {
    uploads: useSyncExternalStore(queue.subscribe, queue.list),
    submit: queue.submit,
    cancel: queue.cancel,
    clear: queue.clear,
  };
};

import { useEffect } from 'react';
import type { LiveEntity } from '@mullion/contracts';
import { backoffMs } from '../http/backoff';
import { baseApi } from '../api/base-api';
import { renew } from '../session/renewal';
import { token } from '../session/token';
import { store, useAppSelector } from '../api/store';
import type { LiveEvent } from './live-connection';
import { openLiveLine } from './live-line';
import { connectionSeen, progressSeen } from '../api/live-slice';
import { membersTag, tagsOfChange } from './live-tags';
import { createMerger, MERGE_MS } from './merge-changes';
import { createReadAgain } from './read-again';

/** Without the stream the lists are asked again this often: the polling of the specification. */
const POLL_MS = 15_000;
/** The first reading after a change is spread over so long. */
const SPREAD_MS = 300;
/** Large reads that a row may have joined are read again at most this often. */
const MEMBERS_MS = 15_000;
const MEMBERS_SPREAD_MS = 1_000;

/** Does anything that this tab has read show the row? */
const isShown = (type: LiveEntity, id: number | string): boolean =>
  baseApi.util.selectInvalidatedBy(store.getState(), [{ type, id }]).length > 0;

/** Keeps this tab's data fresh while somebody is signed in. `person` names whose stream it is; null: nobody is. */
export const useLive = (person: string | null): void => {
  useEffect(() => (person === null ? undefined : keepFresh(person)), [person]);
};

const keepFresh = (person: string): (() => void) => {
  const isHidden = () => document.hidden;
  const merger = createMerger<number | string>(
    (entity, ids) => {
      if (ids.length === 0 || ids.some((id) => !isShown(entity as LiveEntity, id))) members.add(entity, ids);
      store.dispatch(baseApi.util.invalidateTags(tagsOfChange(entity as LiveEntity, ids)));
    },
    isHidden,
    { windowMs: MERGE_MS, spreadMs: SPREAD_MS },
  );
  const members = createMerger<number | string>(
    (entity) => store.dispatch(baseApi.util.invalidateTags([membersTag(entity as LiveEntity)])),
    isHidden,
    { windowMs: MEMBERS_MS, spreadMs: MEMBERS_SPREAD_MS },
  );
  const readAgain = createReadAgain();
  const line = openLiveLine(person, (event) => onEvent(event));
  const tokens = createTokenSource((next) => line.use(next));
  const onEvent = (event: LiveEvent) => {
    if (event.kind === 'token-refused') return tokens.replace(event.token);
    if (event.kind !== 'message') {
      if (event.kind === 'connected') tokens.taken();
      return store.dispatch(connectionSeen({ connection: event.kind === 'lost' ? 'lost' : 'live', at: event.at }));
    }
    if (event.message.kind === 'refetch') return readAgain.everything();
    const { entity, ids, progress } = event.message;
    if (progress === undefined) merger.add(entity, ids);
    else for (const id of ids) store.dispatch(progressSeen({ entity, id, progress }));
  };
  const seen = () => {
    if (isHidden()) return;
    merger.flush();
    members.flush();
  };
  const healing = store.subscribe(() => {
    const times = Object.values(store.getState().live.stale);
    if (times.length > 0) readAgain.stale(Math.max(...times));
  });
  const polling = setInterval(() => {
    if (store.getState().live.connection === 'lost') readAgain.everything();
  }, POLL_MS);
  document.addEventListener('visibilitychange', seen);
  tokens.start();
  return () => {
    document.removeEventListener('visibilitychange', seen);
    clearInterval(polling);
    healing();
    readAgain.stop();
    tokens.stop();
    line.close();
  };
};

/** Gives the stream its tokens: a refused one is renewed, and while that fails it is tried again ever later. */
const createTokenSource = (give: (next: string) => void) => {
  let failures = 0;
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const replace = async (used: string): Promise<void> => {
    // tabs share the stream, not the token: it may be another tab's
    if (token.get() === used) token.refuse(used);
    const outcome = await renew(used);
    if (stopped) return;
    failures += 1;
    const next = token.get();
    // also a new token that is refused at once is not replaced without a pause
    if (outcome === 'refreshed' && next !== null && failures === 1) give(next);
    else if (outcome === 'refreshed' && next !== null) timer = setTimeout(() => give(next), backoffMs(failures));
    else if (outcome === 'unreachable') timer = setTimeout(() => void replace(used), backoffMs(failures));
  };
  return {
    start: (): void => {
      const current = token.get();
      if (current) give(current);
    },
    replace: (used: string): void => {
      clearTimeout(timer);
      void replace(used);
    },
    taken: (): void => {
      failures = 0;
    },
    stop: (): void => {
      stopped = true;
      clearTimeout(timer);
    },
  };
};

/** The latest small progress payload of one running thing, e.g. `useLiveProgress('packing_run', id)`. */
export const useLiveProgress = (entity: LiveEntity, id: number | string | null): unknown =>
  useAppSelector((state) => (id === null ? undefined : state.live.progress[`${entity}:${id}`]));

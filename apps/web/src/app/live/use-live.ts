import { useEffect } from 'react';
import { liveEntities, type LiveEntity } from '@mullion/contracts';
import { baseApi } from '../base-api';
import { refresh } from '../session/refresh';
import { otherPersonNoticed, sessionEnded } from '../session/session-slice';
import { token } from '../session/token';
import { store, useAppSelector } from '../store';
import type { LiveNews } from './live-connection';
import { openLiveLine } from './live-line';
import { connectionSeen, progressSeen, staleHealed } from './live-slice';
import { createMerger } from './merge-changes';

const HEAL_MS = 1_500;
/** Without the stream the lists are asked again this often: the polling of the specification. */
const POLL_MS = 15_000;
const everything = liveEntities.map((type) => ({ type }));

/** Keeps this tab's data fresh while somebody is signed in. `person` names whose stream it is. */
export const useLive = (person: string): void => {
  useEffect(() => {
    const merger = createMerger<number | string>(
      (entity, ids) => {
        const type = entity as LiveEntity;
        store.dispatch(baseApi.util.invalidateTags([{ type, id: 'LIST' }, ...ids.map((id) => ({ type, id }))]));
      },
      () => document.hidden,
    );
    const line = openLiveLine(person, (news) => hear(news));
    const start = () => {
      const current = token.get();
      if (current) line.use(current);
    };
    const hear = (news: LiveNews) => {
      if (news.kind === 'token-refused') void renew(news.token).then(start);
      else if (news.kind !== 'message') store.dispatch(connectionSeen({ connection: news.kind === 'lost' ? 'lost' : 'live', at: news.at }));
      else if (news.message.kind === 'refetch') store.dispatch(baseApi.util.invalidateTags(everything));
      else {
        const { entity, ids, progress } = news.message;
        if (progress === undefined) merger.add(entity, ids);
        else for (const id of ids) store.dispatch(progressSeen({ entity, id, progress }));
      }
    };
    const seen = () => {
      if (!document.hidden) merger.flush();
    };
    document.addEventListener('visibilitychange', seen);
    start();
    return () => {
      document.removeEventListener('visibilitychange', seen);
      line.close();
    };
  }, [person]);
  useHealing();
  usePollingWhileLost();
};

const renew = async (used: string): Promise<void> => {
  const outcome = await refresh(used);
  if (outcome === 'ended') store.dispatch(sessionEnded('ended'));
  if (outcome === 'other-person') store.dispatch(otherPersonNoticed());
};

/** While answers are behind the newest write, asks again until they are not. */
const useHealing = () => {
  const stale = useAppSelector((state) => state.live.stale);
  useEffect(() => {
    if (!stale) return;
    const timer = setTimeout(() => {
      store.dispatch(staleHealed());
      store.dispatch(baseApi.util.invalidateTags(everything));
    }, HEAL_MS);
    return () => clearTimeout(timer);
  }, [stale]);
};

const usePollingWhileLost = () => {
  const lost = useAppSelector((state) => state.live.connection === 'lost');
  useEffect(() => {
    if (!lost) return;
    const timer = setInterval(() => {
      if (!document.hidden) store.dispatch(baseApi.util.invalidateTags(everything));
    }, POLL_MS);
    return () => clearInterval(timer);
  }, [lost]);
};

/** The latest small progress payload of one running thing, e.g. `useLiveProgress('packing_run', id)`. */
export const useLiveProgress = (entity: LiveEntity, id: number | string | null): unknown =>
  useAppSelector((state) => (id === null ? undefined : state.live.progress[`${entity}:${id}`]));

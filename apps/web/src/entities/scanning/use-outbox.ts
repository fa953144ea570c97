import { useEffect } from 'react';
import { store } from '../../kits/api/store';
import { isWaiting, type Owner } from '../../kits/outbox/envelope';
import { onOutboxEvent, readOutbox, runOutbox } from './outbox';
import { outboxLeft, outboxRead } from './outbox-slice';

/** Two hundred answers in a second are not two hundred lists. */
const GATHER_MS = 100;

/** Sends what this person has done while they are signed in, and keeps the list of it up to date. */
export const useOutbox = ({ person, company }: Owner, isSignedIn: boolean): void => {
  useEffect(() => (isSignedIn ? runOutbox({ person, company }) : undefined), [person, company, isSignedIn]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let over = false;
    const read = async () => {
      timer = undefined;
      const { kept, durable } = await readOutbox();
      if (over) return;
      const own = kept.filter((envelope) => envelope.person === person && envelope.company === company);
      store.dispatch(
        outboxRead({
          waiting: own.filter(isWaiting),
          refused: own.filter(({ problem }) => problem !== null),
          others: kept.filter(isWaiting).length - own.filter(isWaiting).length,
          durable,
        }),
      );
    };
    const unsubscribe = onOutboxEvent((event) => {
      if (event.kind === 'changed') timer ??= setTimeout(() => void read(), GATHER_MS);
    });
    void read();
    return () => {
      over = true;
      clearTimeout(timer);
      unsubscribe();
      store.dispatch(outboxLeft());
    };
  }, [person, company]);
};

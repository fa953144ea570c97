import { useEffect, useRef, useState } from 'react';
import { formatMoment } from '@mullion/i18n';
import { onOutboxEvent } from './outbox';
import { conflictOf } from '../../kits/outbox/rules/queue';
import { useUserQuery } from '../reference/reference-api';
import { useListScanConflictsQuery } from '../conflicts/conflicts-api';

const SHOWN = 20;

/** Conflicts of this person's scans; shown by themselves once, when some have just come back. */
export const useOwnConflicts = () => {
  const { data: user } = useUserQuery();
  const query = { state: 'open', page: 1, rows: SHOWN, user: Number(user?.id ?? 0) } as const;
  const { data, refetch } = useListScanConflictsQuery({ query }, { skip: user === undefined });
  const [isShown, setShown] = useState(false);
  const [since, setSince] = useState('');
  const latest = useRef(refetch);
  latest.current = refetch;
  const known = user !== undefined;
  useEffect(
    () =>
      onOutboxEvent((event) => {
        if (event.kind !== 'settled' || !('problem' in event.attempt) || conflictOf(event.attempt.problem) === null)
          return;
        setSince(formatMoment(new Date()).slice(-5));
        setShown(true);
        if (known) void latest.current();
      }),
    [known],
  );
  const total = data?.total ?? 0;
  return {
    conflicts: data?.data ?? [],
    total,
    since,
    isShown: isShown && total > 0,
    show: () => {
      setSince((before) => before || formatMoment(new Date()).slice(-5));
      setShown(true);
    },
    hide: () => setShown(false),
  };
};

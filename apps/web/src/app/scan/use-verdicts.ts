import { useCallback, useRef, useState } from 'react';
import { useUserQuery } from '../reference-api';
import { signal } from './signals';
import type { Scan } from './scan-queue';
import { withLine, type LogLine, type Verdict, type VerdictTone } from './verdict';

/** How far a scan is: taken here, held back for want of a network, answered. */
export type Stage = 'taken' | 'waiting' | 'final';

/** The verdict that stands, the log, and the tones: one for each scan, a second one only when the server says otherwise. */
export const useVerdicts = (first: Verdict) => {
  const { data: user } = useUserQuery();
  const person = user?.name ?? '';
  const [verdict, setVerdict] = useState(first);
  const [log, setLog] = useState<readonly LogLine[]>([]);
  const sounded = useRef(new Map<string, VerdictTone>());
  const newest = useRef<string | null>(null);

  const say = useCallback(
    (scan: Scan, next: Verdict, line: string, stage: Stage) => {
      if (stage === 'taken') newest.current = scan.id;
      // an older scan that is answered late goes into the log, the verdict of the newest stays
      if (newest.current === scan.id || newest.current === null) setVerdict(next);
      setLog((before) => withLine(before, { id: scan.id, at: scan.at, code: next.code, tone: next.tone, text: line, person }));
      if (sounded.current.get(scan.id) !== next.tone) signal(next.tone);
      if (stage === 'final') sounded.current.delete(scan.id);
      else sounded.current.set(scan.id, next.tone);
    },
    [person],
  );
  return { verdict, log, say, show: setVerdict };
};

import { useEffect, useRef } from 'react';
import { reportTerminalWork } from '@mullion/contracts';
import { useCan } from '@mullion/ui-kit';
import { authorisedSend } from '../../kits/api/authorised-send';
import { useAppSelector } from '../../kits/api/store';
import { selectOutbox } from './outbox-slice';
import { terminalId } from '../../kits/terminal/terminal-id';
import { workOf, type Target } from './rules/terminal-work';

/** The server calls a terminal silent that has missed three. */
const EVERY_MS = 30_000;
const TIMEOUT_MS = 10_000;
/** Reports wait so long for each other: while two hundred scans are sent, each answer would be reported by itself. */
const REPORT_AFTER_MS = 2_000;

/**
 * Says what this terminal works on and what waits on it, as long as it has a network: whoever lets a truck go is told
 * when it falls silent.
 */
export const useTerminalWork = (open: Target | null): void => {
  const mayScan = useCan({ right: 'PAL_SCAN' });
  const waiting = useAppSelector((state) => selectOutbox(state).waiting);
  const work = workOf(open, waiting);
  const key = JSON.stringify(work);
  const latest = useRef(waiting);
  latest.current = waiting;
  const reportedAt = useRef(0);
  useEffect(() => {
    if (!mayScan) return undefined;
    const report = async (): Promise<void> => {
      if (!navigator.onLine) return;
      reportedAt.current = Date.now();
      const terminal = await terminalId();
      await authorisedSend(
        reportTerminalWork,
        { body: { terminal, work: JSON.parse(key) as (typeof work)[number][] } },
        { timeoutMs: TIMEOUT_MS },
      );
    };
    const tell = (): void => void report();
    const soon = setTimeout(tell, Math.max(0, reportedAt.current + REPORT_AFTER_MS - Date.now()));
    const timer = setInterval(tell, EVERY_MS);
    addEventListener('online', tell);
    return () => {
      clearTimeout(soon);
      clearInterval(timer);
      removeEventListener('online', tell);
    };
  }, [key, mayScan]);
  useEffect(() => {
    if (!mayScan) return undefined;
    /** Left in order: what still waits stays named, and nothing else is missed. */
    const leave = async (): Promise<void> => {
      if (!navigator.onLine) return;
      const rest = [...workOf(null, latest.current)];
      await authorisedSend(
        reportTerminalWork,
        { body: { terminal: await terminalId(), work: rest } },
        { timeoutMs: TIMEOUT_MS, keepalive: true },
      );
    };
    const tell = (): void => void leave();
    addEventListener('pagehide', tell);
    return () => {
      removeEventListener('pagehide', tell);
      tell();
    };
  }, [mayScan]);
};

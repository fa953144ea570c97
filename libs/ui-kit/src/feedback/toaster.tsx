import { createContext, useCallback, useContext, useRef, type ReactNode } from 'react';
import { OverlayToaster, Position } from '@blueprintjs/core';
import type { Problem } from '@mullion/contracts';
import type { Tone } from './note';
import { useProblemText } from './problem-note';

interface ToastInput {
  readonly tone?: Tone;
  readonly message: string;
  readonly action?: { readonly text: string; readonly onClick: () => void };
  /** How long its action is possible. */
  readonly seconds?: number;
  /** Stays until it is closed: for what must be read and may come while another tab is in front. */
  readonly stays?: boolean;
  /** A bar along its lower edge shows how long it will stay. */
  readonly showsTime?: boolean;
  /** A second toast with the same key replaces the first. */
  readonly key?: string;
}
export type ShowToast = (toast: ToastInput) => void;
const ToastContext = createContext<ShowToast>(() => undefined);

const intents = { ok: 'success', warn: 'warning', bad: 'danger', info: 'none' } as const;

const SECOND_MS = 1_000;
/** Blueprint closes no toast of this timeout by itself. */
const NO_TIMEOUT = 0;

/** How long a toast is shown, in ms: longer where something is to be read or done. */
const timeoutOf = ({ tone, action, seconds, stays }: ToastInput): number => {
  if (stays) return NO_TIMEOUT;
  return (seconds ?? (tone === 'bad' || action ? 12 : 5)) * SECOND_MS;
};

/** Bottom right, for what was done and for conflicts; never for form errors. */
export const ToastProvider = ({ children }: { children: ReactNode }) => {
  const toaster = useRef<OverlayToaster>(null);
  const show = useCallback<ShowToast>((toast) => {
    const { tone = 'ok', message, action, showsTime = false, key } = toast;
    const timeout = timeoutOf(toast);
    const shown = showsTime ? (
      <>
        {message}
        <span className="toast-time" style={{ animationDuration: `${timeout}ms` }} aria-hidden="true" />
      </>
    ) : (
      message
    );
    toaster.current?.show({ intent: intents[tone], message: shown, action, timeout }, key ?? message);
  }, []);
  return (
    <ToastContext.Provider value={show}>
      {children}
      <OverlayToaster ref={toaster} position={Position.BOTTOM_RIGHT} maxToasts={4} />
    </ToastContext.Provider>
  );
};

export const useToast = (): ShowToast => useContext(ToastContext);

/** Shows a refusal as a toast: what failed, then why. */
export const useProblemToast = (): ((problem: Problem, title?: string) => void) => {
  const show = useToast();
  const text = useProblemText();
  return (problem, title) =>
    show({
      tone: problem.status === 409 ? 'warn' : 'bad',
      message: title ? `${title} ${text(problem)}` : text(problem),
      key: problem.code,
    });
};

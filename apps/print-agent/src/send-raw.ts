import { Socket } from 'node:net';

/** `returned`: not a byte left; `unknown`: some did, and nobody knows what the printer made of them. */
export type Outcome = 'sent' | 'returned' | 'unknown';

interface Limits {
  readonly connectMs: number;
  /** For all of it: a printer without paper takes the first bytes and then none. */
  readonly sendMs: number;
  /** How long the printer may take to close the connection once it has everything; many leave it open. */
  readonly closeMs: number;
}
export const USUAL_LIMITS: Limits = { connectMs: 4_000, sendMs: 20_000, closeMs: 3_000 };

/** Sends bytes to a printer as they are (raw printing). Never tries again: what happened is the answer. */
export const sendRaw = (
  to: { readonly host: string; readonly port: number },
  bytes: Buffer,
  limits = USUAL_LIMITS,
): Promise<Outcome> =>
  new Promise((resolve) => {
    const socket = new Socket();
    let hasBegun = false;
    let isOut = false;
    let timer = setTimeout(() => done('returned'), limits.connectMs);
    const done = (outcome: Outcome): void => {
      clearTimeout(timer);
      socket.removeAllListeners();
      // what a closing connection still reports changes nothing
      socket.on('error', () => undefined);
      socket.destroy();
      resolve(outcome);
    };
    const wait = (ms: number, outcome: Outcome): void => {
      clearTimeout(timer);
      timer = setTimeout(() => done(outcome), ms);
    };
    socket.once('error', () => done(hasBegun ? 'unknown' : 'returned'));
    socket.once('close', () => done(isOut ? 'sent' : hasBegun ? 'unknown' : 'returned'));
    socket.once('connect', () => {
      hasBegun = true;
      wait(limits.sendMs, 'unknown');
      socket.end(bytes, () => {
        isOut = true;
        wait(limits.closeMs, 'sent');
      });
    });
    // printers may answer: nobody reads it, and it must not hold the connection
    socket.on('data', () => undefined);
    socket.connect(to.port, to.host);
  });

/** Whether something listens there; nothing is sent. */
export const isReached = (
  to: { readonly host: string; readonly port: number },
  ms = USUAL_LIMITS.connectMs,
): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = new Socket();
    const timer = setTimeout(() => done(false), ms);
    const done = (isThere: boolean): void => {
      clearTimeout(timer);
      socket.removeAllListeners();
      socket.on('error', () => undefined);
      socket.destroy();
      resolve(isThere);
    };
    socket.once('error', () => done(false));
    socket.once('connect', () => done(true));
    socket.connect(to.port, to.host);
  });

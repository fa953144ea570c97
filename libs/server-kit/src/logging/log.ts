import type { LoggerService } from '@nestjs/common';
import pino, { type Logger } from 'pino';
import { currentRequestId } from '../request/request-scope';

let root: Logger = pino({ level: 'silent' });

/** Sets up the process's log: JSON lines with time, level, service, rid, msg on standard output. */
export const startLog = (service: string, level: string): Logger => {
  root = pino({
    level,
    base: { service },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    mixin: () => {
      const rid = currentRequestId();
      return rid === null ? {} : { rid };
    },
    redact: {
      paths: ['password', '*.password', 'token', '*.token', 'authorization', '*.authorization'],
      censor: '[removed]',
    },
  });
  return root;
};

/** The process's pino logger; silent until the process is booted. */
export const log = (): Logger => root;

/** Nest's own messages, in the same JSON lines; its start-up chatter is left to debug. */
export class NestLog implements LoggerService {
  log(message: unknown, context?: string): void {
    root.debug({ context }, String(message));
  }
  warn(message: unknown, context?: string): void {
    root.warn({ context }, String(message));
  }
  error(message: unknown, stack?: string, context?: string): void {
    root.error({ context, stack, ...(message instanceof Error ? { err: message } : {}) }, String(message));
  }
  debug(message: unknown, context?: string): void {
    root.trace({ context }, String(message));
  }
}

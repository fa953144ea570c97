import { natsHeader, type Problem } from '@mullion/contracts';
import { headers, type Msg, type MsgHdrs } from 'nats';
import { AppError, toProblem } from '../errors/app-error';

export const encodeJson = (value: unknown): Buffer => Buffer.from(JSON.stringify(value ?? null));

export const decodeJson = (data: Uint8Array): unknown =>
  data.length === 0 ? undefined : JSON.parse(Buffer.from(data.buffer, data.byteOffset, data.byteLength).toString());

/** What came back for a request: bytes as the service wrote them, so that the gateway can pass them on unread. */
export interface RawReply {
  readonly status: number;
  readonly stamp: string | null;
  readonly stale: boolean;
  /** Of an answer that may be kept; with status 304 there is no body, and the one with this tag still holds. */
  readonly tag: string | null;
  readonly body: Uint8Array;
}

export const readReply = (message: Msg): RawReply => {
  const given = message.headers;
  const status = Number(given?.get(natsHeader.status) ?? 0);
  return {
    status: status === 0 ? 200 : status,
    stamp: given?.get(natsHeader.stamp) || null,
    stale: given?.get(natsHeader.stale) === '1',
    tag: given?.get(natsHeader.tag) || null,
    body: message.data,
  };
};

export const problemReply = (error: AppError, requestId: string): { status: number; problem: Problem } => {
  const problem = toProblem(error, requestId);
  return { status: problem.status, problem };
};

export const replyHeaders = (status: number, stamp: string | null, stale: boolean): MsgHdrs => {
  const made = headers();
  made.set(natsHeader.status, String(status));
  if (stamp !== null) made.set(natsHeader.stamp, stamp);
  if (stale) made.set(natsHeader.stale, '1');
  return made;
};

export const taggedHeaders = (status: number, tag: string): MsgHdrs => {
  const made = replyHeaders(status, null, false);
  made.set(natsHeader.tag, tag);
  return made;
};

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
  readonly body: Uint8Array;
}

export const readReply = (message: Msg): RawReply => {
  const given = message.headers;
  const status = Number(given?.get(natsHeader.status) ?? 0);
  return {
    status: status === 0 ? 200 : status,
    stamp: given?.get(natsHeader.stamp) || null,
    stale: given?.get(natsHeader.stale) === '1',
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

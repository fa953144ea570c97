import { rpcAnswerHeaders, rpcRequestHeaders, type Problem } from '@mullion/contracts';
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
  const { status, ...given } = rpcAnswerHeaders.read((name) => message.headers?.get(name));
  return { status: status ?? 200, ...given, body: message.data };
};

/** The headers of a request as they were sent. @throws AppError `invalid` */
export const readRequest = ({ headers: given }: Pick<Msg, 'headers'>): ReturnType<typeof rpcRequestHeaders.read> => {
  try {
    return rpcRequestHeaders.read((name) => given?.get(name));
  } catch (error) {
    throw new AppError('invalid', {}, { cause: error });
  }
};

export const asNatsHeaders = (written: Readonly<Record<string, string>>): MsgHdrs => {
  const made = headers();
  for (const [name, value] of Object.entries(written)) made.set(name, value);
  return made;
};

export const problemReply = (error: AppError, requestId: string): { status: number; problem: Problem } => {
  const problem = toProblem(error, requestId);
  return { status: problem.status, problem };
};

export const replyHeaders = (answer: Parameters<typeof rpcAnswerHeaders.write>[0]): MsgHdrs =>
  asNatsHeaders(rpcAnswerHeaders.write(answer));

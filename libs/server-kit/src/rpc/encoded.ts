import { createHash } from 'node:crypto';
import { encodeJson } from './wire';

/** Characters of a tag: 132 bits. */
const TAG_LENGTH = 22;

/**
 * An answer as the bytes that go out, for a controller that keeps them. Its tag is a digest of them: whoever still has
 * the bytes of this tag is answered 304 and not sent them again, so that a tag never brings anybody bytes that were not
 * meant for this request.
 */
export class Encoded<T> {
  declare readonly contents: T;

  private constructor(
    readonly bytes: Buffer,
    readonly tag: string,
  ) {}

  static of<T>(data: T): Encoded<T> {
    const bytes = encodeJson(data);
    return new Encoded<T>(bytes, createHash('sha256').update(bytes).digest('base64url').slice(0, TAG_LENGTH));
  }
}

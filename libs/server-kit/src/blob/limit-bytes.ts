import { Transform } from 'node:stream';
import { AppError } from '../errors/app-error';

/** Passes bytes on, counts them, and fails with `payload_too_large` beyond the limit. */
export class LimitBytes extends Transform {
  size = 0;

  constructor(private readonly maxBytes = Number.POSITIVE_INFINITY) {
    super();
  }

  override _transform(
    chunk: Buffer,
    _encoding: BufferEncoding,
    done: (error: Error | null, chunk?: Buffer) => void,
  ): void {
    this.size += chunk.length;
    if (this.size > this.maxBytes) done(new AppError('payload_too_large', { max_bytes: this.maxBytes }));
    else done(null, chunk);
  }
}

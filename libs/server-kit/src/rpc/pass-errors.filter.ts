import { Catch, type RpcExceptionFilter } from '@nestjs/common';
import { throwError, type Observable } from 'rxjs';

/** Lets errors through to the transport, which knows codes; Nest's own filter would turn them all into one sentence. */
@Catch()
export class PassErrors implements RpcExceptionFilter {
  catch(error: unknown): Observable<never> {
    return throwError(() => error);
  }
}

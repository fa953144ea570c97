import { log } from '@mullion/server-kit';
import { Catch, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from './problem-reply';

/** Every error of a Nest controller, and every unknown path, becomes a problem document. */
@Catch()
export class RefusalFilter implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const { statusCode } = sendProblem(error, request, http.getResponse<FastifyReply>());
    log().info(
      { rid: request.id, method: request.method, path: request.url.split('?')[0], status: statusCode },
      'refused',
    );
  }
}

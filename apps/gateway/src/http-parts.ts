import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import { httpAnswerHeaders } from '@mullion/contracts';
import { KIT_CONFIG } from '@mullion/server-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import type { GatewayConfig } from './config';
import { transportHeader } from './web/security-headers';
import { Docs } from './docs/docs';
import { LiveStreams } from './live/live-streams';
import { sendProblem } from './problem-reply';
import { ApiRoutes } from './routes/api-routes';
import { readJson } from './routes/read-json';
import { WebFiles } from './web/web-files';
import { uploadLimits } from './routes/uploads';

/** Everything that is put on Fastify itself rather than on Nest's router. */
@Injectable()
export class HttpParts {
  /**
   * Once true, every answer ends its connection: clients and load balancers go elsewhere before this process stops
   * listening.
   */
  isLeaving = false;

  constructor(
    private readonly routes: ApiRoutes,
    private readonly live: LiveStreams,
    private readonly docs: Docs,
    private readonly web: WebFiles,
    @Inject(KIT_CONFIG) private readonly config: GatewayConfig,
  ) {}

  /** Call before the application listens. */
  async register(app: NestFastifyApplication): Promise<void> {
    const server = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
    readJson(server);
    const transport = transportHeader(this.config.PUBLIC_URL);
    server.addHook('onRequest', (request, reply, done) => {
      void reply
        .headers(httpAnswerHeaders.write({ requestId: request.id }))
        .header('x-content-type-options', 'nosniff')
        .headers(transport);
      if (this.isLeaving) void reply.header('connection', 'close');
      done();
    });
    await server.register(cookie);
    await server.register(
      async (api) => {
        api.setErrorHandler((error, request, reply) => void sendProblem(error, request, reply));
        await api.register(multipart, { limits: uploadLimits });
        this.routes.register(api);
        this.live.register(api);
        this.docs.register(api);
      },
      { prefix: '/api' },
    );
    this.web.register(server);
  }
}

import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { SwaggerModule } from '@nestjs/swagger';
import type { FastifyInstance } from 'fastify';
import { openApiDocument } from './openapi';

/** Swagger UI brings its own inline styles, but no inline script; all its files are ours. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/** /api/openapi.json and /api/docs; the document is made when it is first asked for. */
export const registerDocs = (app: NestFastifyApplication, server: FastifyInstance, publicUrl: string): void => {
  server.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith('/api/docs')) void reply.header('content-security-policy', policy);
    done();
  });
  SwaggerModule.setup('api/docs', app, () => openApiDocument(publicUrl), {
    jsonDocumentUrl: 'api/openapi.json',
    raw: ['json'],
    customSiteTitle: 'Mullion API',
    swaggerOptions: { validatorUrl: null, persistAuthorization: false },
  });
};

import { createRequire } from 'node:module';
import path from 'node:path';
import { AppError, KIT_CONFIG } from '@mullion/server-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import type { GatewayConfig } from '../config';
import { PackedFile } from '../packed-file';
import { openApiDocument } from './openapi';

/** Swagger UI brings its own inline styles, but no inline script; all its files are ours. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'";

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Mullion API</title>
<link rel="stylesheet" href="/api/docs/swagger-ui.css"><link rel="icon" href="/api/docs/favicon-32x32.png"></head>
<body><div id="swagger-ui"></div><script src="/api/docs/swagger-ui-bundle.js"></script><script src="/api/docs/start.js"></script></body></html>`;
const start = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#swagger-ui', deepLinking: true, validatorUrl: null, presets: [SwaggerUIBundle.presets.apis] });`;
const files = ['swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png'];

/**
 * /api/openapi.json and /api/docs. Nothing of them is loaded or made before it is asked for, as most gateways never
 * are.
 */
@Injectable()
export class Docs {
  private document: Promise<string> | null = null;
  private readonly opened = new Map<string, Promise<PackedFile | null>>();

  constructor(@Inject(KIT_CONFIG) private readonly config: GatewayConfig) {}

  /** Adds the routes below /api. */
  register(api: FastifyInstance): void {
    const text = (url: string, type: string, content: () => string | Promise<string>): void => {
      api.get(url, async (_request, reply) =>
        reply
          .header('content-type', type)
          .header('content-security-policy', policy)
          .send(await content()),
      );
    };
    text(
      '/openapi.json',
      'application/json; charset=utf-8',
      () => (this.document ??= openApiDocument(this.config.PUBLIC_URL).then((document) => JSON.stringify(document))),
    );
    text('/docs', 'text/html; charset=utf-8', () => page);
    text('/docs/start.js', 'text/javascript; charset=utf-8', () => start);
    for (const name of files) {
      api.get(`/docs/${name}`, async (request, reply) => {
        const file = await this.file(name);
        if (!file) throw new AppError('not_found');
        const encoding = file.encodingFor(String(request.headers['accept-encoding'] ?? ''));
        if (encoding !== 'identity') void reply.header('content-encoding', encoding);
        return reply
          .header('content-type', file.type)
          .header('vary', 'accept-encoding')
          .send(await file.body(encoding));
      });
    }
  }

  private file(name: string): Promise<PackedFile | null> {
    const known = this.opened.get(name) ?? PackedFile.open(path.join(packageFolder(), name));
    this.opened.set(name, known);
    return known;
  }
}

const packageFolder = (): string => path.dirname(createRequire(__filename).resolve('swagger-ui-dist/package.json'));

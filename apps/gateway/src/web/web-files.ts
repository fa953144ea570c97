import { stat } from 'node:fs/promises';
import path from 'node:path';
import { languages } from '@mullion/contracts';
import { AppError, KIT_CONFIG } from '@mullion/server-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayConfig } from '../config';
import { sendProblem } from '../problem-reply';
import { PackedFile } from '../packed-file';
import { codeReaderHeaders, linkPageHeaders, pageHeaders } from './security-headers';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';

/** Serves the built SPA: hashed files for ever, index.html for every path that is no file. */
@Injectable()
export class WebFiles {
  private readonly root: string | null;
  private readonly headers: Readonly<Record<string, string>>;
  private readonly files = new Map<string, PackedFile>();

  constructor(@Inject(KIT_CONFIG) config: GatewayConfig) {
    this.root = config.WEB_ROOT ? path.resolve(config.WEB_ROOT) : null;
    this.headers = pageHeaders;
  }

  /** Adds the route of everything that nothing else answers. */
  register(server: FastifyInstance): void {
    server.get('/*', async (request, reply) => {
      try {
        await this.serve(request, reply);
      } catch (error) {
        sendProblem(error, request, reply);
      }
      return reply;
    });
  }

  private async serve(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const asked = decoded(request.url);
    if (!this.root || asked === null || asked.startsWith('/api/') || asked === '/api') throw new AppError('not_found');
    const file = await this.find(asked);
    const page = file ?? (looksLikePage(asked) ? await this.find('/index.html') : null);
    if (!page) throw new AppError('not_found');
    if (isLinkPage(asked)) void reply.headers(linkPageHeaders);
    await this.send(page, file !== null && asked.startsWith('/assets/') ? IMMUTABLE : REVALIDATE, request, reply);
  }

  private async send(
    file: PackedFile,
    cacheControl: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const encoding = file.encodingFor(String(request.headers['accept-encoding'] ?? ''));
    const etag = `"${Math.round(file.changedAt).toString(36)}-${encoding}"`;
    void reply
      .headers({ ...this.headers, ...reply.getHeaders() })
      .headers(isCodeReader(request.url) ? codeReaderHeaders : {})
      .header('cache-control', cacheControl)
      .header('etag', etag)
      .header('vary', 'accept-encoding');
    if (request.headers['if-none-match'] === etag) return void reply.code(304).send();
    if (encoding !== 'identity') void reply.header('content-encoding', encoding);
    await reply.header('content-type', file.type).send(await file.body(encoding));
  }

  /** Remembered until the file changes, so that a new build is seen without a restart. */
  private async find(asked: string): Promise<PackedFile | null> {
    const root = this.root ?? '';
    const file = path.join(root, path.normalize(asked));
    if (!file.startsWith(root + path.sep)) return null;
    const known = this.files.get(file);
    if (known && (await stat(file).catch(() => null))?.mtimeMs === known.changedAt) return known;
    const opened = await PackedFile.open(file);
    if (opened) this.files.set(file, opened);
    else this.files.delete(file);
    return opened;
  }
}

const decoded = (url: string): string | null => {
  try {
    const pathname = decodeURIComponent(url.split(/[?#]/)[0] ?? '/');
    return pathname.includes('\0') ? null : pathname;
  } catch {
    return null;
  }
};

/** The worker of the camera's decoder, as the bundler names it. */
const isCodeReader = (url: string): boolean =>
  /^\/assets\/code-reader\.worker-[\w-]+\.js$/.test(url.split(/[?#]/)[0] ?? '');

/** The pages of private links: `/lt/s`, and what stands below it. */
const isLinkPage = (asked: string): boolean => /^\/(lt|en)\/s(\/|$)/.test(asked);

/**
 * A missing script or picture must be a 404, not a page; what is below a language is always one, for barcodes have
 * dots.
 */
const looksLikePage = (asked: string): boolean =>
  languages.some((language) => asked.startsWith(`/${language}/`)) ||
  path.extname(asked) === '' ||
  asked.endsWith('.html');

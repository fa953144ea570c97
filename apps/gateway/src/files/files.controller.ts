import { httpAnswerHeaders, openFile, openLink, type Language, type OutputOf } from '@mullion/contracts';
import { AppError, log, systemContext, type BlobStore } from '@mullion/server-kit';
import { Controller, Get, Inject, Req, Res, UseGuards } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Forwarder } from '../forwarder';
import { pageHeaders } from '../html-page';
import { BLOBS } from '../gateway-tokens';
import { inputParser } from '../parse-input';
import { asAppError, sendProblem } from '../problem-reply';
import { languageOf } from '../request-language';
import { FloodGuard } from '../throttling/throttling.module';
import { fileHeaders } from './file-headers';
import { errorPage, waitPage } from './pages';

type Link = OutputOf<typeof openLink>;

const parse = inputParser(openFile);
/** A program asks for JSON by name; a browser's list of types does not hold it. */
const wantsJson = (request: FastifyRequest): boolean => (request.headers.accept ?? '').includes('application/json');

@Controller('api')
export class FilesController {
  constructor(
    private readonly forwarder: Forwarder,
    @Inject(BLOBS) private readonly blobs: BlobStore,
  ) {}

  /**
   * The token stands for the session: a new tab has no bearer. Until the file is there: a page that refreshes itself,
   * or 202 with the job.
   */
  @Get('files/:token')
  @UseGuards(FloodGuard)
  async open(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    try {
      const { params } = parse({ params: request.params, query: request.query, body: {} });
      const link = await this.forwarder.ask(openLink, params, {
        context: systemContext(1),
        requestId: request.id,
        mayRepeat: true,
      });
      await this.answer(link, request, reply);
      log().info(
        { rid: request.id, file: link.file_name, status: reply.statusCode, address: request.ip },
        'file opened',
      );
    } catch (error) {
      await this.refuse(error, languageOf(request), request, reply);
    }
  }

  private async answer(link: Link, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    void reply.header('cache-control', 'no-store');
    if (link.job === null)
      return link.blob_key
        ? this.send(link, link.blob_key, reply)
        : this.refuse(new AppError('file.not_found'), link.language, request, reply);
    if (link.job.state === 'failed')
      return this.refuse(new AppError('internal', { job: link.job.id }), link.language, request, reply);
    if (link.job.state === 'done' && link.blob_key) return this.send(link, link.blob_key, reply);
    if (wantsJson(request))
      await reply
        .code(202)
        .headers(httpAnswerHeaders.write({ retryAfter: 1 }))
        .send(link.job);
    else await reply.headers(pageHeaders).send(await waitPage(link.language, link.job));
  }

  private async send(link: Link, key: string, reply: FastifyReply): Promise<void> {
    const [info, content] = await Promise.all([this.blobs.stat(key), this.blobs.get(key)]);
    if (info) void reply.header('content-length', String(info.size));
    await reply
      .headers(fileHeaders(link.content_type ?? 'application/octet-stream', link.file_name ?? 'file'))
      .send(content);
  }

  private async refuse(
    error: unknown,
    language: Language,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    if (wantsJson(request)) return void sendProblem(error, request, reply);
    const refusal = asAppError(error, request);
    await reply
      .code(refusal.status)
      .headers(pageHeaders)
      .send(await errorPage(language, refusal.code));
  }
}

import { markBounces, pathOf, reportBounces, unsubscribe } from '@mullion/contracts';
import { AppError, systemContext } from '@mullion/server-kit';
import { Controller, Get, HttpCode, Post, Req, Res, UseGuards } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Forwarder } from '../forwarder';
import { inputParser } from '../parse-input';
import { asAppError } from '../problem-reply';
import { languageOf } from '../request-language';
import { FloodGuard } from '../throttling/throttling.module';
import { refusedPage, unsubscribeHeaders, unsubscribePage } from './unsubscribe-page';

const parse = inputParser(reportBounces);
const MAX_TOKEN = 1_000;

/** What mail servers and mail programs call: mails that came back, and receivers who want no more reminders. */
@Controller('api')
export class MailController {
  constructor(private readonly forwarder: Forwarder) {}

  @Post(pathOf(reportBounces))
  @HttpCode(reportBounces.success)
  @UseGuards(FloodGuard)
  async bounces(@Req() request: FastifyRequest): Promise<{ marked: number }> {
    const { body } = parse({ params: {}, query: request.query, body: request.body ?? {} });
    const secret = secretOf(request.headers.authorization ?? '');
    if (secret === null) throw new AppError('bounce.secret_wrong');
    return this.forwarder.ask(markBounces, { secret, report: body }, this.askedBy(request));
  }

  /** A person follows the link: asked first, because programs that look into mails follow links too. */
  @Get('unsubscribe/:token')
  @UseGuards(FloodGuard)
  read(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.answer(request, reply, false);
  }

  /** The button of that page, or of a mail program at once (RFC 8058). */
  @Post('unsubscribe/:token')
  @UseGuards(FloodGuard)
  confirm(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.answer(request, reply, true);
  }

  private async answer(request: FastifyRequest, reply: FastifyReply, confirmed: boolean): Promise<void> {
    try {
      const token = String((request.params as { token?: unknown }).token ?? '').slice(0, MAX_TOKEN);
      const found = await this.forwarder.ask(unsubscribe, { token, confirmed }, this.askedBy(request));
      await reply
        .code(200)
        .headers(unsubscribeHeaders)
        .send(await unsubscribePage(found));
    } catch (error) {
      const refusal = asAppError(error, request);
      await reply
        .code(refusal.status)
        .headers(unsubscribeHeaders)
        .send(await refusedPage(languageOf(request), refusal.code));
    }
  }

  private askedBy(request: FastifyRequest) {
    return { context: systemContext(1), requestId: request.id, mayRepeat: true };
  }
}

/**
 * The company's secret of a header `Bearer …`, or the password of `Basic …`, which mail services can put into an
 * address.
 */
const secretOf = (header: string): string | null => {
  const [scheme = '', value = ''] = header.split(' ');
  if (scheme.toLowerCase() === 'bearer') return value || null;
  if (scheme.toLowerCase() !== 'basic') return null;
  const text = Buffer.from(value, 'base64').toString();
  return text.includes(':') ? text.slice(text.indexOf(':') + 1) : null;
};

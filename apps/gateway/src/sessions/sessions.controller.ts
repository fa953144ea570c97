import {
  login,
  logout,
  openSession,
  endSession,
  refreshSession,
  renewSession,
  pathOf,
  type OutputOf,
} from '@mullion/contracts';
import { AppError, KIT_CONFIG } from '@mullion/server-kit';
import { Controller, HttpCode, Inject, Post, Req, Res, UseGuards } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayConfig } from '../config';
import { Forwarder } from '../forwarder';
import { inputParser } from '../parse-input';
import { checkRoute } from '../route-policy';
import { SessionContexts } from '../session-contexts';
import { SessionGate } from '../session-gate';
import { FloodGuard } from '../throttling/throttling.module';
import { askedBy, clientOf } from './client-of';
import { readLogin } from './read-login';
import { cookieOptions, refreshCookie } from './refresh-cookie';

const readLogout = inputParser(logout);
const readRefresh = inputParser(refreshSession);

type Opened = OutputOf<typeof openSession>;

@Controller('api')
export class SessionsController {
  constructor(
    private readonly forwarder: Forwarder,
    private readonly gate: SessionGate,
    private readonly contexts: SessionContexts,
    @Inject(KIT_CONFIG) private readonly config: GatewayConfig,
  ) {}

  @Post(pathOf(login))
  @HttpCode(login.success)
  @UseGuards(FloodGuard)
  async login(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OutputOf<typeof login>> {
    const { body } = readLogin({ params: {}, query: request.query, body: request.body ?? {} });
    const opened = await this.forwarder.ask(openSession, { ...body, ...clientOf(request) }, askedBy(request));
    return this.keep(opened, reply);
  }

  @Post(pathOf(refreshSession))
  @HttpCode(refreshSession.success)
  @UseGuards(FloodGuard)
  async refresh(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OutputOf<typeof refreshSession>> {
    readRefresh({ params: {}, query: request.query, body: request.body ?? {} });
    const cookie = request.cookies[refreshCookie(this.config.PUBLIC_URL)];
    if (!cookie) throw new AppError('session.required');
    try {
      return this.keep(
        await this.forwarder.ask(
          renewSession,
          { refresh_token: cookie, ...clientOf(request) },
          { ...askedBy(request), mayRepeat: true },
        ),
        reply,
      );
    } catch (error) {
      // a token that is no longer good is not sent again and again
      if (error instanceof AppError && error.status === 401)
        void reply.clearCookie(refreshCookie(this.config.PUBLIC_URL), cookieOptions(this.config.PUBLIC_URL));
      throw error;
    }
  }

  @Post(pathOf(logout))
  @HttpCode(logout.success)
  async logout(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OutputOf<typeof logout>> {
    const context = await this.gate.context(request);
    checkRoute(logout, context);
    readLogout({ params: {}, query: request.query, body: request.body ?? {} });
    const sessionId = context.session_id ?? '';
    await this.forwarder.ask(
      endSession,
      { session_id: sessionId },
      { context, requestId: request.id, mayRepeat: true },
    );
    this.contexts.evict(sessionId);
    void reply
      .clearCookie(refreshCookie(this.config.PUBLIC_URL), cookieOptions(this.config.PUBLIC_URL))
      .header('cache-control', 'no-store');
    return { ok: true };
  }

  private keep({ token, refresh_token, refresh_expires_at }: Opened, reply: FastifyReply): { token: string } {
    const options = cookieOptions(this.config.PUBLIC_URL, new Date(refresh_expires_at));
    void reply
      .setCookie(refreshCookie(this.config.PUBLIC_URL), refresh_token, options)
      .header('cache-control', 'no-store');
    return { token };
  }
}

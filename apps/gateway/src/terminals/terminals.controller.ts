import {
  describeDevice,
  enrolDevice,
  enrolTerminal,
  getTerminalHere,
  openDisplay,
  openDisplayAtDevice,
  openSessionAtDevice,
  pathOf,
  signInAtTerminal,
  type OutputOf,
} from '@mullion/contracts';
import { AppError, KIT_CONFIG } from '@mullion/server-kit';
import { Controller, Get, HttpCode, Inject, Post, Req, Res, UseGuards } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayConfig } from '../config';
import { Forwarder } from '../forwarder';
import { inputParser } from '../parse-input';
import { askedBy, clientOf, cookieOptions, refreshCookie } from '../sessions/sessions.module';
import { FloodGuard } from '../throttling/throttling.module';
import { deviceCookie, deviceCookieOptions, deviceHash } from './device-cookie';

const readEnrol = inputParser(enrolTerminal);
const readHere = inputParser(getTerminalHere);
const readSignIn = inputParser(signInAtTerminal);
const readDisplay = inputParser(openDisplay);
const partsOf = (request: FastifyRequest) => ({ params: {}, query: request.query, body: request.body ?? {} });

/** What a device may ask before anybody has signed in: its cookie opens these four routes and no other. */
@Controller('api')
export class TerminalsController {
  constructor(
    private readonly forwarder: Forwarder,
    @Inject(KIT_CONFIG) private readonly config: GatewayConfig,
  ) {}

  @Post(pathOf(enrolTerminal))
  @HttpCode(enrolTerminal.success)
  @UseGuards(FloodGuard)
  async enrol(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OutputOf<typeof enrolTerminal>> {
    const { body } = readEnrol(partsOf(request));
    const { device_token, expires_at, here } = await this.forwarder.ask(
      enrolDevice,
      { ...body, ...clientOf(request) },
      askedBy(request),
    );
    const options = deviceCookieOptions(this.config.PUBLIC_URL, new Date(expires_at));
    void reply
      .setCookie(deviceCookie(this.config.PUBLIC_URL), device_token, options)
      .header('cache-control', 'no-store');
    return here;
  }

  @Get(pathOf(getTerminalHere))
  @UseGuards(FloodGuard)
  async here(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OutputOf<typeof getTerminalHere>> {
    readHere({ ...partsOf(request), body: {} });
    void reply.header('cache-control', 'no-store');
    return this.known(reply, () =>
      this.forwarder.ask(
        describeDevice,
        { hash: deviceHash(request, this.config.PUBLIC_URL) },
        { ...askedBy(request), mayRepeat: true },
      ),
    );
  }

  @Post(pathOf(signInAtTerminal))
  @HttpCode(signInAtTerminal.success)
  @UseGuards(FloodGuard)
  async signIn(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OutputOf<typeof signInAtTerminal>> {
    const { body } = readSignIn(partsOf(request));
    const opened = await this.known(reply, () =>
      this.forwarder.ask(
        openSessionAtDevice,
        { hash: deviceHash(request, this.config.PUBLIC_URL), who: body, ...clientOf(request) },
        askedBy(request),
      ),
    );
    const { refresh_token, refresh_expires_at, ...answer } = opened;
    const options = cookieOptions(this.config.PUBLIC_URL, new Date(refresh_expires_at));
    void reply
      .setCookie(refreshCookie(this.config.PUBLIC_URL), refresh_token, options)
      .header('cache-control', 'no-store');
    return answer;
  }

  @Post(pathOf(openDisplay))
  @HttpCode(openDisplay.success)
  @UseGuards(FloodGuard)
  async display(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OutputOf<typeof openDisplay>> {
    readDisplay(partsOf(request));
    void reply.header('cache-control', 'no-store');
    return this.known(reply, () =>
      this.forwarder.ask(
        openDisplayAtDevice,
        { hash: deviceHash(request, this.config.PUBLIC_URL) },
        { ...askedBy(request), mayRepeat: true },
      ),
    );
  }

  /** A cookie that is known no more is not sent again and again. */
  private async known<T>(reply: FastifyReply, ask: () => Promise<T>): Promise<T> {
    try {
      return await ask();
    } catch (error) {
      if (error instanceof AppError && error.code === 'terminal.unknown')
        void reply.clearCookie(deviceCookie(this.config.PUBLIC_URL), deviceCookieOptions(this.config.PUBLIC_URL));
      throw error;
    }
  }
}

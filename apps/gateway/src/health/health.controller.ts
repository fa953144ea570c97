import { HealthServer } from '@mullion/server-kit';
import { Controller, Get, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';

/** For load balancers on the public port; neighbours and metrics are shown on the health port only. */
@Controller('health')
export class HealthController {
  constructor(private readonly health: HealthServer) {}

  @Get()
  async state(@Res({ passthrough: true }) reply: FastifyReply): Promise<{ status: string }> {
    const good = Object.values(await this.health.state()).every(Boolean);
    void reply.code(good ? 200 : 503).header('cache-control', 'no-store');
    return { status: good ? 'ok' : 'unavailable' };
  }
}

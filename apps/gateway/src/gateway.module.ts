import { Bus, HealthServer, KIT_CONFIG, NatsLink, Rpc, type BlobStore, type Link } from '@mullion/server-kit';
import { Module, type DynamicModule, type Provider } from '@nestjs/common';
import type { GatewayConfig } from './config';
import { Docs } from './docs/docs';
import { FilesModule } from './files/files.module';
import { BLOBS } from './gateway-tokens';
import { HealthController } from './health/health.controller';
import { HttpParts } from './http-parts';
import { MailModule } from './mail/mail.module';
import { LiveStreams } from './live/live-streams';
import { LinkGate } from './routes/link-gate';
import { Presence } from './routes/presence-route';
import { PresenceStore } from './routes/presence-store';
import { ApiRoutes } from './routes/api-routes';
import { SessionsModule } from './sessions/sessions.module';
import { TerminalsModule } from './terminals/terminals.module';

import { SessionBudget, ThrottlingModule } from './throttling/throttling.module';
import { WebFiles } from './web/web-files';

export interface GatewayParts {
  readonly config: GatewayConfig;
  readonly link: Link;
  readonly blobs: BlobStore;
}

/** What the process opened before Nest, injected everywhere. */
@Module({})
class PartsModule {
  static with({ config, link, blobs }: GatewayParts): DynamicModule {
    const providers: Provider[] = [
      { provide: KIT_CONFIG, useValue: config },
      { provide: NatsLink, useValue: link.nats },
      { provide: Rpc, useValue: link.rpc },
      { provide: Bus, useValue: link.bus },
      { provide: HealthServer, useValue: link.health },
      { provide: BLOBS, useValue: blobs },
    ];
    return {
      module: PartsModule,
      global: true,
      providers,
      exports: providers.map((provider) => (provider as { provide: symbol }).provide),
    };
  }
}

@Module({
  imports: [SessionsModule, TerminalsModule, FilesModule, MailModule, ThrottlingModule],
  controllers: [HealthController],
  providers: [ApiRoutes, Docs, HttpParts, LinkGate, LiveStreams, Presence, PresenceStore, SessionBudget, WebFiles],
})
export class GatewayModule {
  static with(parts: GatewayParts): DynamicModule {
    return { module: GatewayModule, imports: [PartsModule.with(parts)] };
  }
}

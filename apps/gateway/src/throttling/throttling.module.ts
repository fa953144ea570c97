import { AppError, KIT_CONFIG } from '@mullion/server-kit';
import { Injectable, Module, type ExecutionContext, type OnModuleDestroy, Inject } from '@nestjs/common';
import { ThrottlerGuard, ThrottlerModule, ThrottlerStorage, type ThrottlerLimitDetail } from '@nestjs/throttler';
import type { GatewayConfig } from '../config';
import { RedisThrottlerStorage } from './redis-storage';

export { SessionBudget } from './session-budget';

const MINUTE_MS = 60_000;
/** Of one address on one kind of request: a factory behind one address must pass, a flood must not. */
const PER_MINUTE = 600;

/** Refuses floods with 429 in our own form. */
@Injectable()
export class FloodGuard extends ThrottlerGuard {
  protected override throwThrottlingException(
    _context: ExecutionContext,
    { timeToBlockExpire }: ThrottlerLimitDetail,
  ): Promise<void> {
    throw new AppError('too_many_requests', { retry_after: timeToBlockExpire });
  }
}

@Module({
  imports: [
    ThrottlerModule.forRootAsync({
      inject: [KIT_CONFIG],
      useFactory: (config: GatewayConfig) => ({
        throttlers: [{ ttl: MINUTE_MS, limit: PER_MINUTE }],
        setHeaders: false,
        storage: new RedisThrottlerStorage(config.REDIS_URL, config.MULLION_SUBJECT_PREFIX),
      }),
    }),
  ],
  exports: [ThrottlerModule],
})
export class ThrottlingModule implements OnModuleDestroy {
  constructor(@Inject(ThrottlerStorage) private readonly storage: RedisThrottlerStorage) {}

  onModuleDestroy(): Promise<void> {
    return this.storage.close();
  }
}

// Gets Redis and NATS while npm installs packages; whatever goes wrong here is reported when they are started.
import { findRedisAndNats } from './find-binaries.mjs';

if (!process.env.REDIS_URL || !process.env.NATS_URL) findRedisAndNats(() => {});

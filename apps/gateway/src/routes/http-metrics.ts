import { registry } from '@mullion/server-kit';
import { Histogram } from 'prom-client';

/** Time to answer an API request, by route. */
export const httpSeconds = new Histogram({
  name: 'mullion_http_seconds',
  help: 'Time to answer an API request',
  labelNames: ['route', 'status'] as const,
  buckets: [0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10],
  registers: [registry],
});

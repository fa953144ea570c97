import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry, type GaugeConfiguration } from 'prom-client';

/** All metrics of this process, shown at /metrics. */
export const registry = new Registry();

let defaults = false;

/**
 * Text for Prometheus; the process metrics join at the first scrape, so that an unscraped process pays nothing for
 * them.
 */
export const metricsText = async (): Promise<string> => {
  if (!defaults) collectDefaultMetrics({ register: registry });
  defaults = true;
  return registry.metrics();
};

const registers = [registry];

interface Sample {
  readonly labels: Record<string, string>;
  readonly value: number;
}

/** A gauge that is measured when somebody scrapes it, and not otherwise; it is absent while it cannot be measured. */
class CollectedGauge {
  private measure: () => Promise<readonly Sample[]> = () => Promise.resolve([]);

  constructor(configuration: GaugeConfiguration<string>) {
    const measure = (): Promise<readonly Sample[]> => this.measure();
    new Gauge({
      ...configuration,
      async collect() {
        const samples = await measure().catch(() => []);
        this.reset();
        for (const { labels, value } of samples) this.set(labels, value);
      },
    });
  }

  collectFrom(measure: () => Promise<readonly Sample[]>): void {
    this.measure = measure;
  }
}

export const metrics = {
  rpcSeconds: new Histogram({
    name: 'mullion_rpc_seconds',
    help: 'Time to answer a request',
    labelNames: ['subject', 'status'] as const,
    buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10],
    registers,
  }),
  rpcInFlight: new Gauge({ name: 'mullion_rpc_in_flight', help: 'Requests being served', registers }),
  eventsHandled: new Counter({
    name: 'mullion_events_handled_total',
    help: 'Events applied',
    labelNames: ['owner'] as const,
    registers,
  }),
  eventsFailed: new Counter({
    name: 'mullion_events_failed_total',
    help: 'Failed tries of event handlers',
    labelNames: ['subject'] as const,
    registers,
  }),
  deadLetters: new Counter({
    name: 'mullion_dead_letters_total',
    help: 'Events given up',
    labelNames: ['subject'] as const,
    registers,
  }),
  outboxBacklog: new CollectedGauge({
    name: 'mullion_outbox_backlog',
    help: 'Events recorded and not yet published',
    labelNames: [],
    registers,
  }),
  consumerLag: new CollectedGauge({
    name: 'mullion_consumer_lag',
    help: 'Events published and not yet applied by this service',
    labelNames: ['owner', 'partition'],
    registers,
  }),
  outboxPublished: new Counter({ name: 'mullion_outbox_published_total', help: 'Events published', registers }),
  sagaAlarms: new Counter({
    name: 'mullion_saga_alarms_total',
    help: 'Sagas that failed ten times',
    labelNames: ['kind'] as const,
    registers,
  }),
  staleReads: new Counter({
    name: 'mullion_stale_reads_total',
    help: 'Reads that waited in vain for a stamp',
    registers,
  }),
  copyDifferences: new Counter({
    name: 'mullion_copy_differences_total',
    help: 'Comparisons that found a copy unlike its owner',
    labelNames: ['copy'] as const,
    registers,
  }),
  jobSeconds: new Histogram({
    name: 'mullion_job_seconds',
    help: 'Time of a job',
    labelNames: ['queue', 'job', 'result'] as const,
    buckets: [0.1, 0.3, 1, 3, 10, 30, 100, 300],
    registers,
  }),
  queueJobs: new Gauge({
    name: 'mullion_queue_jobs',
    help: 'Jobs waiting, prioritized or active',
    labelNames: ['queue'] as const,
    registers,
  }),
};

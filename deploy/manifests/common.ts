import { healthPaths, stopSeconds } from '../processes';
import { type ProcessSpec, secretVariables, services, type Variable } from '../process-spec';

export const image = 'mullion';
export const namespace = 'mullion';

/** What a pod is known by. */
export const labels = (name: string) => ({ 'app.kubernetes.io/name': name, 'app.kubernetes.io/part-of': 'mullion' });

/** Seconds after which a process ends itself; a little before the platform would. */
const shutdownSeconds = stopSeconds - 2;

export const blobFolder = '/data/blobs';

/** Values that are the same in compose and in the cluster. */
export const fixedValues: Partial<Record<Variable, string>> = {
  HOST: '0.0.0.0',
  LOG_LEVEL: 'info',
  SHUTDOWN_SECONDS: String(shutdownSeconds),
  DATABASE_POOL: '20',
  EVENT_PARTITIONS: '16',
  // 8 GB an owner; a cluster of NATS servers should keep three copies
  EVENT_STREAM_BYTES: '8589934592',
  EVENT_STREAM_REPLICAS: '1',
  SESSION_REQUESTS: '200',
  FILES_PER_ROW: '60',
  FILES_MB_PER_LINK: '400',
  FILES_MB_PER_COMPANY: '20000',
  PICTURES_MB_PER_COMPANY: '2000',
  // the cores that a worker may use (cpuMilli of processes.ts)
  OPTIMISER_THREADS: '2',
  WEB_ROOT: '/app/dist/apps/web',
};

export const isSecret = (name: Variable): boolean => secretVariables.includes(name);

/** The variables of deploy/migrate.ts and deploy/seed.ts that name a service's database. */
export const migrationUrls = services.map((service) => ({
  service,
  variable: `DATABASE_URL_${service.toUpperCase()}`,
}));

/** A check that needs nothing but Node, which the image has. */
export function healthCommand(spec: ProcessSpec): string[] {
  const url = `http://127.0.0.1:${spec.healthPort}${healthPaths.ready}`;
  return ['node', '-e', `fetch('${url}').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))`];
}

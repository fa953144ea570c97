import type { IContainer, IEnvVar } from 'kubernetes-models/v1';
import { healthPaths } from '../processes';
import { type ProcessSpec, type Variable } from '../process-spec';
import { image, isSecret } from './common';
import { authorityFolder, configMapName } from './config-maps';

/** Secrets that a cluster's keeper makes; k8s/secrets.example.yaml shows them. */
export const secretNames = {
  keys: 'mullion-keys',
  mail: 'mullion-mail',
  admin: 'mullion-database-admin',
  database: (service: string) => `mullion-database-${service}`,
  /** NATS and Redis: of each process its own account. */
  servers: (name: string) => `mullion-servers-${name}`,
};

export const fromConfig = (name: Variable): IEnvVar => ({
  name,
  valueFrom: { configMapKeyRef: { name: configMapName, key: name } },
});

function environmentOf(spec: ProcessSpec): IEnvVar[] {
  return spec.variables.map((name): IEnvVar => {
    if (name === 'HEALTH_PORT') return { name, value: String(spec.healthPort) };
    if (name === 'PORT') return { name, value: String(spec.port) };
    if (!isSecret(name)) return fromConfig(name);
    return { name, valueFrom: { secretKeyRef: { name: secretOf(spec, name), key: name } } };
  });
}

function secretOf(spec: ProcessSpec, name: Variable): string {
  if (name === 'DATABASE_URL' && spec.schema) return secretNames.database(spec.schema);
  if (name === 'NATS_URL' || name === 'REDIS_URL') return secretNames.servers(spec.name);
  return name === 'SMTP_URL' ? secretNames.mail : secretNames.keys;
}

export const podSecurity = {
  runAsNonRoot: true,
  runAsUser: 1000,
  fsGroup: 1000,
  seccompProfile: { type: 'RuntimeDefault' },
} as const;
export const containerSecurity = {
  allowPrivilegeEscalation: false,
  readOnlyRootFilesystem: true,
  capabilities: { drop: ['ALL'] },
};
export const temporary = {
  volumeMounts: [
    { name: 'tmp', mountPath: '/tmp' },
    { name: 'ca', mountPath: authorityFolder, readOnly: true },
  ],
  // without one, the servers' certificates are of an authority that everybody knows
  volumes: [
    { name: 'tmp', emptyDir: {} },
    { name: 'ca', configMap: { name: 'mullion-ca', optional: true } },
  ],
};

/** The one container of a process. */
export function container(spec: ProcessSpec): IContainer {
  const probe = (path: string) => ({ httpGet: { path, port: 'health' as const }, timeoutSeconds: 3 });
  return {
    name: spec.name,
    image,
    command: [...spec.command],
    env: environmentOf(spec),
    ports: [
      { name: 'health', containerPort: spec.healthPort },
      ...(spec.port ? [{ name: 'http', containerPort: spec.port }] : []),
    ],
    startupProbe: { ...probe(healthPaths.live), periodSeconds: 2, failureThreshold: 60 },
    readinessProbe: { ...probe(healthPaths.ready), periodSeconds: 5, failureThreshold: 2 },
    livenessProbe: { ...probe(healthPaths.live), periodSeconds: 10, failureThreshold: 6 },
    resources: {
      requests: { cpu: `${spec.cpuMilli.request}m`, memory: `${spec.memoryMb.request}Mi` },
      limits: { cpu: `${spec.cpuMilli.limit}m`, memory: `${spec.memoryMb.limit}Mi` },
    },
    securityContext: containerSecurity,
    volumeMounts: temporary.volumeMounts,
  };
}

import type { IDeployment } from 'kubernetes-models/apps/v1';
import type { IHorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2';
import type { IJob } from 'kubernetes-models/batch/v1';
import type { IPodDisruptionBudget } from 'kubernetes-models/policy/v1';
import type { IConfigMap, IContainer, IEnvVar, INamespace, IService } from 'kubernetes-models/v1';
import type { IScaledObject } from '@kubernetes-models/keda/keda.sh/v1alpha1';
import { accounts, passwordVariable } from '../accounts';
import { healthPaths, type ProcessSpec, processes, stopSeconds, type Variable } from '../processes';
import { fixedValues, image, isSecret, labels, migrationUrls, namespace } from './common';
import { networkPolicies } from './network-policies';

const configMapName = 'mullion-config';

/** Secrets that a cluster's keeper makes; k8s/secrets.example.yaml shows them. */
export const secretNames = {
  keys: 'mullion-keys',
  mail: 'mullion-mail',
  admin: 'mullion-database-admin',
  database: (service: string) => `mullion-database-${service}`,
  /** NATS and Redis: of each process its own account. */
  servers: (name: string) => `mullion-servers-${name}`,
};

const authorityFolder = '/etc/mullion';

const metadata = (name: string) => ({ name, namespace, labels: labels(name) });

/** For the configuration of NATS and Redis, which are not part of this: who may sign in, and what each may do. Passwords come from the environment. */
function accountsMap(): IConfigMap {
  const secret = (name: string): string => `$${passwordVariable(name)}`;
  const users = accounts().map(({ name, nats }) => ({ user: name, password: secret(name), permissions: nats }));
  // NATS reads a name without quotes from its environment
  const nats = JSON.stringify({ users }, null, 2).replaceAll(/"(\$MULLION_\w+)"/g, '$1');
  const redis = accounts().map(({ name, redis: rules }) => `user ${name} on >$(${passwordVariable(name)}) ${rules}`);
  const data = { 'nats-accounts.conf': `authorization: ${nats}\n`, 'redis-users.conf': `${['user default off', ...redis].join('\n')}\n` };
  return { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'mullion-accounts', namespace }, data };
}

/** The same for all processes; an overlay replaces what is different elsewhere. */
function configMap(): IConfigMap {
  const data: Record<string, string> = {
    // servers that are reached without TLS: none
    PLAIN_SERVERS: '',
    // where the ConfigMap mullion-ca is mounted: the authority that has signed the certificates of PostgreSQL, NATS and Redis
    NODE_EXTRA_CA_CERTS: `${authorityFolder}/ca.crt`,
    BLOB_URL: 's3://mullion',
    MAIL_FROM: 'Mullion <mullion@example.com>',
    PUBLIC_URL: 'https://mullion.example.com',
    // whose word on the caller's address is taken: the addresses of your ingress, and nobody else's; without them all sign-ins count as one address
    TRUSTED_PROXIES: '',
    // private networks that webhooks may be sent to: none
    WEBHOOK_NETWORKS: '',
    ...(fixedValues as Record<string, string>),
  };
  return { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: configMapName, namespace }, data };
}

const fromConfig = (name: Variable): IEnvVar => ({ name, valueFrom: { configMapKeyRef: { name: configMapName, key: name } } });

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

const podSecurity = { runAsNonRoot: true, runAsUser: 1000, fsGroup: 1000, seccompProfile: { type: 'RuntimeDefault' } } as const;
const containerSecurity = { allowPrivilegeEscalation: false, readOnlyRootFilesystem: true, capabilities: { drop: ['ALL'] } };
const temporary = {
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

function container(spec: ProcessSpec): IContainer {
  const probe = (path: string) => ({ httpGet: { path, port: 'health' as const }, timeoutSeconds: 3 });
  return {
    name: spec.name,
    image,
    command: [...spec.command],
    env: environmentOf(spec),
    ports: [{ name: 'health', containerPort: spec.healthPort }, ...(spec.port ? [{ name: 'http', containerPort: spec.port }] : [])],
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

function deployment(spec: ProcessSpec): IDeployment {
  return {
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata: metadata(spec.name),
    spec: {
      // no replicas here: the autoscaler's number must not be undone by the next apply
      selector: { matchLabels: labels(spec.name) },
      strategy: { type: 'RollingUpdate', rollingUpdate: { maxUnavailable: 0, maxSurge: 1 } },
      template: {
        metadata: { labels: labels(spec.name) },
        spec: {
          automountServiceAccountToken: false,
          // the gateway's address is taken from the balancers before it stops: SIGTERM, then this much time
          terminationGracePeriodSeconds: stopSeconds + 10,
          securityContext: podSecurity,
          containers: [container(spec)],
          volumes: temporary.volumes,
          topologySpreadConstraints: [
            {
              maxSkew: 1,
              topologyKey: 'kubernetes.io/hostname',
              whenUnsatisfiable: 'ScheduleAnyway',
              labelSelector: { matchLabels: labels(spec.name) },
            },
          ],
        },
      },
    },
  };
}

/** Of the gateway for everybody; of the others only for the scraping of metrics, since they speak over NATS. */
function service(spec: ProcessSpec): IService {
  const health = { name: 'health', port: spec.healthPort, targetPort: 'health' as const };
  const http = spec.port ? [{ name: 'http', port: 80, targetPort: 'http' as const }] : [];
  return {
    apiVersion: 'v1',
    kind: 'Service',
    metadata: metadata(spec.name),
    spec: { selector: labels(spec.name), ports: [...http, health], ...(spec.port ? {} : { clusterIP: 'None' }) },
  };
}

function disruptionBudget(spec: ProcessSpec): IPodDisruptionBudget {
  return {
    apiVersion: 'policy/v1',
    kind: 'PodDisruptionBudget',
    metadata: metadata(spec.name),
    spec: { maxUnavailable: 1, selector: { matchLabels: labels(spec.name) } },
  };
}

function autoscaler(spec: ProcessSpec): IHorizontalPodAutoscaler | IScaledObject {
  const { scaling } = spec;
  if (scaling.by === 'cpu') {
    return {
      apiVersion: 'autoscaling/v2',
      kind: 'HorizontalPodAutoscaler',
      metadata: metadata(spec.name),
      spec: {
        scaleTargetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name: spec.name },
        minReplicas: scaling.min,
        maxReplicas: scaling.max,
        metrics: [{ type: 'Resource', resource: { name: 'cpu', target: { type: 'Utilization', averageUtilization: scaling.percent } } }],
      },
    };
  }
  return {
    apiVersion: 'keda.sh/v1alpha1',
    kind: 'ScaledObject',
    metadata: metadata(spec.name),
    spec: {
      scaleTargetRef: { name: spec.name },
      minReplicaCount: scaling.min,
      maxReplicaCount: scaling.max,
      pollingInterval: 10,
      cooldownPeriod: 300,
      triggers: [
        {
          type: 'prometheus',
          // every replica of the owner shows the same queue: the largest, not the sum
          metadata: {
            serverAddress: 'http://prometheus.monitoring:9090',
            query: `sum(max by (queue) (mullion_queue_jobs{queue=~"${scaling.queues.join('|')}"}))`,
            threshold: String(scaling.jobsPerReplica),
          },
        },
      ],
    },
  };
}

function migrationJob(): IJob {
  const admin: IEnvVar = {
    name: 'ADMIN_DATABASE_URL',
    valueFrom: { secretKeyRef: { name: secretNames.admin, key: 'ADMIN_DATABASE_URL' } },
  };
  const urls = migrationUrls.map(({ service: owner, variable }): IEnvVar => ({
    name: variable,
    valueFrom: { secretKeyRef: { name: secretNames.database(owner), key: 'DATABASE_URL' } },
  }));
  return {
    apiVersion: 'batch/v1',
    kind: 'Job',
    metadata: metadata('migrate'),
    spec: {
      backoffLimit: 5,
      ttlSecondsAfterFinished: 3600,
      template: {
        metadata: { labels: labels('migrate') },
        spec: {
          restartPolicy: 'OnFailure',
          automountServiceAccountToken: false,
          securityContext: podSecurity,
          containers: [
            {
              name: 'migrate',
              image,
              command: ['node', '--enable-source-maps', 'dist/deploy/migrate.cjs'],
              env: [admin, ...urls, ...(['PUBLIC_URL', 'PLAIN_SERVERS', 'NODE_EXTRA_CA_CERTS'] as const).map(fromConfig)],
              securityContext: containerSecurity,
              volumeMounts: temporary.volumeMounts,
              resources: { requests: { cpu: '100m', memory: '128Mi' }, limits: { cpu: '1', memory: '512Mi' } },
            },
          ],
          volumes: temporary.volumes,
        },
      },
    },
  };
}

function namespaceManifest(): INamespace {
  return {
    apiVersion: 'v1',
    kind: 'Namespace',
    metadata: { name: namespace, labels: { 'pod-security.kubernetes.io/enforce': 'restricted' } },
  };
}

/** k8s/base by file name; each file is a list of documents. */
export function kubernetesFiles(): Record<string, object[]> {
  return {
    'namespace.yaml': [namespaceManifest()],
    'config.yaml': [configMap()],
    'accounts.yaml': [accountsMap()],
    'migration-job.yaml': [migrationJob()],
    'network-policies.yaml': networkPolicies(),
    ...Object.fromEntries(
      processes.map((spec) => [`${spec.name}.yaml`, [deployment(spec), service(spec), disruptionBudget(spec), autoscaler(spec)]]),
    ),
  };
}

/** k8s/base/kustomization.yaml as data. */
export function kustomization(): object {
  return {
    apiVersion: 'kustomize.config.k8s.io/v1beta1',
    kind: 'Kustomization',
    namespace,
    resources: Object.keys(kubernetesFiles()),
    images: [{ name: image, newName: 'registry.example.com/mullion', newTag: 'latest' }],
  };
}

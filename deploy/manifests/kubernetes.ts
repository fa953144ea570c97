import type { IDeployment } from 'kubernetes-models/apps/v1';
import type { IHorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2';
import type { IJob } from 'kubernetes-models/batch/v1';
import type { IPodDisruptionBudget } from 'kubernetes-models/policy/v1';
import type { IEnvVar, INamespace, IService } from 'kubernetes-models/v1';
import type { IScaledObject } from '@kubernetes-models/keda/keda.sh/v1alpha1';
import { processes, stopSeconds } from '../processes';
import { type ProcessSpec } from '../process-spec';
import { image, labels, migrationUrls, namespace } from './common';
import { accountsMap, configMap } from './config-maps';
import { container, containerSecurity, fromConfig, podSecurity, secretNames, temporary } from './container';
import { networkPolicies } from './network-policies';

const metadata = (name: string) => ({ name, namespace, labels: labels(name) });

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
        metrics: [
          {
            type: 'Resource',
            resource: { name: 'cpu', target: { type: 'Utilization', averageUtilization: scaling.percent } },
          },
        ],
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
              env: [
                admin,
                ...urls,
                ...(['PUBLIC_URL', 'PLAIN_SERVERS', 'NODE_EXTRA_CA_CERTS'] as const).map(fromConfig),
              ],
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
      processes.map((spec) => [
        `${spec.name}.yaml`,
        [deployment(spec), service(spec), disruptionBudget(spec), autoscaler(spec)],
      ]),
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

import type { INetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1';
import { processes } from '../processes';
import { type ProcessSpec } from '../process-spec';
import { labels, namespace } from './common';

/** Where PostgreSQL, NATS and Redis listen, in the cluster or beside it. */
const serverPorts = { postgres: 5432, nats: 4222, redis: 6379 } as const;
const mailPorts = [25, 465, 587, 1025];

const tcp = (port: number) => ({ protocol: 'TCP' as const, port });
const partOf = { matchLabels: { 'app.kubernetes.io/part-of': 'mullion' } };
const policy = (name: string, spec: INetworkPolicy['spec']): INetworkPolicy => ({
  apiVersion: 'networking.k8s.io/v1',
  kind: 'NetworkPolicy',
  metadata: { name, namespace },
  spec,
});

/**
 * Only the listed connections are allowed: names, servers by need, metrics from the namespace `monitoring`, the gateway
 * from outside.
 */
export function networkPolicies(): INetworkPolicy[] {
  const dns = [
    { protocol: 'UDP' as const, port: 53 },
    { protocol: 'TCP' as const, port: 53 },
  ];
  const monitoring = [{ namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': 'monitoring' } } }];
  return [
    policy('deny-all', { podSelector: {}, policyTypes: ['Ingress', 'Egress'] }),
    policy('allow-names', { podSelector: partOf, policyTypes: ['Egress'], egress: [{ ports: dns }] }),
    policy('allow-metrics', {
      podSelector: partOf,
      policyTypes: ['Ingress'],
      ingress: [{ from: monitoring, ports: processes.map(({ healthPort }) => tcp(healthPort)) }],
    }),
    policy('allow-migration', {
      podSelector: { matchLabels: labels('migrate') },
      policyTypes: ['Egress'],
      egress: [{ ports: [tcp(serverPorts.postgres)] }],
    }),
    ...processes.map((spec) => policy(`allow-${spec.name}`, rulesOf(spec))),
  ];
}

function rulesOf(spec: ProcessSpec): INetworkPolicy['spec'] {
  const ports = [serverPorts.nats, serverPorts.redis];
  const egress = [...ports, ...(spec.schema ? [serverPorts.postgres] : [])].map(tcp);
  // an object store is reached over HTTPS
  if (spec.variables.includes('BLOB_URL')) egress.push(tcp(443));
  if (spec.variables.includes('SMTP_URL')) egress.push(...mailPorts.map(tcp));
  return {
    podSelector: { matchLabels: labels(spec.name) },
    policyTypes: spec.port ? ['Ingress', 'Egress'] : ['Egress'],
    egress: [{ ports: egress }],
    ...(spec.port ? { ingress: [{ ports: [tcp(spec.port)] }] } : {}),
  };
}

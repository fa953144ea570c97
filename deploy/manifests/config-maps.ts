import type { IConfigMap } from 'kubernetes-models/v1';
import { accounts, passwordVariable } from '../accounts';
import { fixedValues, namespace } from './common';

export const configMapName = 'mullion-config';
export const authorityFolder = '/etc/mullion';

/**
 * For the configuration of NATS and Redis, which are not part of this: who may sign in, and what each may do. Passwords
 * come from the environment.
 */
export function accountsMap(): IConfigMap {
  const secret = (name: string): string => `$${passwordVariable(name)}`;
  const users = accounts().map(({ name, nats }) => ({ user: name, password: secret(name), permissions: nats }));
  // NATS reads a name without quotes from its environment
  const nats = JSON.stringify({ users }, null, 2).replaceAll(/"(\$MULLION_\w+)"/g, '$1');
  const redis = accounts().map(({ name, redis: rules }) => `user ${name} on >$(${passwordVariable(name)}) ${rules}`);
  const data = {
    'nats-accounts.conf': `authorization: ${nats}\n`,
    'redis-users.conf': `${['user default off', ...redis].join('\n')}\n`,
  };
  return { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'mullion-accounts', namespace }, data };
}

/** The same for all processes; an overlay replaces what is different elsewhere. */
export function configMap(): IConfigMap {
  const data: Record<string, string> = {
    // servers that are reached without TLS: none
    PLAIN_SERVERS: '',
    // where the ConfigMap mullion-ca is mounted: the authority that has signed the certificates of PostgreSQL, NATS and
    // Redis
    NODE_EXTRA_CA_CERTS: `${authorityFolder}/ca.crt`,
    BLOB_URL: 's3://mullion',
    MAIL_FROM: 'Mullion <mullion@example.com>',
    PUBLIC_URL: 'https://mullion.example.com',
    // whose word on the caller's address is taken: the addresses of your ingress, and nobody else's; without them all
    // sign-ins count as one address
    TRUSTED_PROXIES: '',
    // private networks that webhooks may be sent to: none
    WEBHOOK_NETWORKS: '',
    ...(fixedValues as Record<string, string>),
  };
  return { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: configMapName, namespace }, data };
}

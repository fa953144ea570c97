import { processes } from './processes';
import { type ProcessSpec, type ServiceName } from './process-spec';

/** What an account may do at NATS: a list of subjects, all others are refused. */
export interface NatsRights {
  publish: { allow: string[] };
  subscribe: { allow: string[] };
  /** It may answer what it was asked, once, on the subject that the question names. */
  allow_responses?: boolean;
}

/** One account a process: replicas share it. */
export interface Account {
  name: string;
  nats: NatsRights;
  /** Rules of a Redis user as they stand in its ACL file, without the password. */
  redis: string;
}

/** The keeper's own account, with all rights; no process of the system has it. */
export const adminAccount = 'admin';

const streamOf = (owner: ServiceName): string => owner.toUpperCase();

/** Making sure that a stream is there; its owner also sets its limits. */
const streamSubjects = (owner: ServiceName, isOwner: boolean): string[] => {
  const verbs = ['INFO', 'CREATE', ...(isOwner ? ['UPDATE'] : [])];
  return verbs.map((verb) => `$JS.API.STREAM.${verb}.${streamOf(owner)}`);
};

/** Following the events of an owner: durable consumers, short ones of a stretch, and saying what was taken. */
const followSubjects = (owner: ServiceName): string[] => {
  const stream = streamOf(owner);
  return [
    `$JS.API.CONSUMER.LIST.${stream}`,
    `$JS.API.CONSUMER.CREATE.${stream}`,
    `$JS.API.CONSUMER.CREATE.${stream}.>`,
    `$JS.API.CONSUMER.DURABLE.CREATE.${stream}.*`,
    `$JS.API.CONSUMER.INFO.${stream}.*`,
    `$JS.API.CONSUMER.DELETE.${stream}.*`,
    `$JS.API.CONSUMER.MSG.NEXT.${stream}.*`,
    `$JS.ACK.${stream}.>`,
  ];
};

const natsOfService = (name: ServiceName, { asks, follows }: ProcessSpec): NatsRights => {
  const streams = [...new Set([name, ...follows])];
  return {
    publish: {
      allow: [
        ...asks.map((owner) => `rpc.${owner}.>`),
        `evt.${name}.>`,
        'live.*',
        `applied.${name}`,
        `ahead.${name}.>`,
        ...streams.flatMap((owner) => streamSubjects(owner, owner === name)),
        `$JS.API.CONSUMER.LIST.${streamOf(name)}`,
        ...follows.flatMap(followSubjects),
      ],
    },
    subscribe: {
      allow: [`rpc.${name}.>`, `_INBOX.${name}.>`, `deliver.${name}.>`, `applied.${name}`, `ahead.${name}.>`],
    },
    allow_responses: true,
  };
};

const natsOf = (spec: ProcessSpec): NatsRights => {
  if (spec.schema) return natsOfService(spec.schema, spec);
  const watched = spec.kind === 'gateway' ? ['evt.>', 'live.*'] : [];
  return {
    publish: { allow: [...spec.asks.map((owner) => `rpc.${owner}.>`), 'live.*'] },
    subscribe: { allow: [`_INBOX.${spec.name}.>`, ...watched] },
  };
};

/**
 * No command that looks at or changes the server or other people's keys; INFO is how a client finds out that the server
 * is ready.
 */
const redisOf = ({ kind, queues }: ProcessSpec): string => {
  const keys = kind === 'gateway' ? ['throttle:*', 'presence:*'] : queues.map((queue) => `mullion:${queue}:*`);
  return [
    'resetkeys',
    ...keys.map((key) => `~${key}`),
    'resetchannels',
    '+@all',
    '-@admin',
    '-@dangerous',
    '+info',
  ].join(' ');
};

/** Every account of the system, the keeper's first. */
export const accounts = (): Account[] => [
  { name: adminAccount, nats: { publish: { allow: ['>'] }, subscribe: { allow: ['>'] } }, redis: '~* &* +@all' },
  ...processes.map((spec) => ({ name: spec.name, nats: natsOf(spec), redis: redisOf(spec) })),
];

/** The variable that holds the password of an account, in an .env file or a Secret. */
export const passwordVariable = (name: string): string => `MULLION_PASSWORD_${name.toUpperCase().replaceAll('-', '_')}`;

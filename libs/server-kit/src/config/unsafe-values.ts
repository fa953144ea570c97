/** Words of the examples in docker-compose.yml and k8s/secrets.example.yaml; no generated secret has one. */
const EXAMPLE = /development-only|change-me|at-least-32/i;
const EXAMPLE_PASSWORDS = new Set(['password', 'mullion', 'postgres', 'test']);
const LOCAL = /^(localhost|127(\.\d+){3}|\[::1\])$/i;

/** [::1] or 10.0.0.3 */
const ADDRESS = /^(\[.*\]|\d+(\.\d+){3})$/;

type Environment = Readonly<Record<string, string | undefined>>;

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).hostname : '');
const passwordOf = (url: string): string => (URL.canParse(url) ? decodeURIComponent(new URL(url).password) : '');
const isExample = (value: string): boolean => EXAMPLE.test(value) || EXAMPLE_PASSWORDS.has(passwordOf(value));
const isSecret = (name: string): boolean =>
  /^MULLION_(CONTEXT_KEY|TOKEN_KEY|PASSWORD_)|(^|_)(DATABASE|NATS|REDIS|SMTP)_URL/.test(name);

/** The servers of a URL; NATS may be given several. */
const serversOf = (url: string): string[] => url.split(',').map((part) => part.trim());
const isEncrypted = (url: string): boolean =>
  /^(tls|rediss):/.test(url) ||
  (/^postgres(ql)?:/.test(url) && new URL(url).searchParams.get('sslmode') === 'verify-full');

/** Secrets that everybody can read in our examples are for a try on one machine only. */
const exampleSecrets = (env: Environment): string[] => {
  if (LOCAL.test(hostOf(env['PUBLIC_URL'] ?? ''))) return [];
  return Object.entries(env).flatMap(([name, value]) =>
    value && isSecret(name) && isExample(value)
      ? [
          `${name} is an example of ours, which everybody knows: set one of your own (only with PUBLIC_URL at localhost it may stay)`,
        ]
      : [],
  );
};

/** What goes over a network to PostgreSQL, NATS or Redis is encrypted, and the server's certificate is checked. */
const plainServers = (env: Environment): string[] => {
  const plain = new Set((env['PLAIN_SERVERS'] ?? '').split(',').map((name) => name.trim()));
  return Object.entries(env).flatMap(([name, value]) => {
    if (!value || !/(^|_)(DATABASE|NATS|REDIS)_URL/.test(name)) return [];
    const open = serversOf(value).filter(
      (url) => URL.canParse(url) && !isEncrypted(url) && !LOCAL.test(hostOf(url)) && !plain.has(hostOf(url)),
    );
    return open.length === 0
      ? []
      : [
          `${name} names ${open.map(hostOf).join(', ')} without TLS: use tls://, rediss:// or sslmode=verify-full, or name it in PLAIN_SERVERS when the network between is nobody else's`,
        ];
  });
};

/**
 * The clients of PostgreSQL and NATS look for `localhost` in the certificate of a server that is named by its address:
 * anybody's would do.
 */
const namelessServers = (env: Environment): string[] =>
  Object.entries(env).flatMap(([name, value]) => {
    if (!value || !/(^|_)(DATABASE|NATS)_URL/.test(name)) return [];
    const hosts = serversOf(value)
      .filter(isEncrypted)
      .map(hostOf)
      .filter((host) => ADDRESS.test(host) && !LOCAL.test(host));
    return hosts.length === 0
      ? []
      : [
          `${name} names ${hosts.join(', ')} by an address: certificates are checked by name, so give the server's name`,
        ];
  });

/** What of an environment would start a system that others can enter; never shows a value. */
export const unsafeValues = (env: Environment): string[] => [
  ...exampleSecrets(env),
  ...plainServers(env),
  ...namelessServers(env),
];

/** @typedef {{ cert: string, key: string } | undefined} Tls files of a certificate for `localhost` and its key */

/**
 * @param {number} port
 * @param {Tls} tls
 */
export const redisListens = (port, tls) =>
  tls
    ? { port: 0, 'tls-port': port, 'tls-cert-file': tls.cert, 'tls-key-file': tls.key, 'tls-auth-clients': 'no' }
    : { port };

/**
 * The part of NATS's configuration.
 * @param {Tls} tls
 */
export const natsTls = (tls) => (tls ? `tls ${JSON.stringify({ cert_file: tls.cert, key_file: tls.key })}\n` : '');

/**
 * Where the servers are reached: by the name that the certificate is for.
 * @param {Tls} tls
 */
export const urlsBy = (tls) => ({
  postgres: (url) => (tls ? `${url.replace('@127.0.0.1:', '@localhost:')}?sslmode=verify-full` : url),
  redis: (port) => (tls ? `rediss://localhost:${port}` : `redis://127.0.0.1:${port}`),
  nats: (port) => (tls ? `tls://localhost:${port}` : `nats://127.0.0.1:${port}`),
});

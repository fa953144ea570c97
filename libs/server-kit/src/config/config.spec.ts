import { z } from 'zod';
import { baseConfig, ConfigError, loadConfig } from './config';

const env = { DATABASE_URL: 'postgres://x', NATS_URL: 'nats://x', HEALTH_PORT: '3100', MULLION_CONTEXT_KEY: 'k'.repeat(32) };

it('configuration is typed and has defaults', () => {
  expect(loadConfig(baseConfig, env)).toMatchObject({ DATABASE_POOL: 10, HEALTH_PORT: 3100, LOG_LEVEL: 'info', SHUTDOWN_SECONDS: 20 });
});

it('everything missing or invalid is named at once, an empty value is missing, values are not shown', () => {
  const load = () => loadConfig(baseConfig.extend({ SMTP_URL: z.string() }), { ...env, NATS_URL: '', HEALTH_PORT: 'secret' });
  expect(load).toThrow(ConfigError);
  expect(load).toThrow(/NATS_URL is missing/);
  expect(load).toThrow(/SMTP_URL is missing/);
  expect(load).toThrow(/HEALTH_PORT is invalid/);
  expect(load).not.toThrow(/secret/);
});

import { z } from 'zod';
import { baseConfig, ConfigError, loadConfig } from './config';

const env = {
  DATABASE_URL: 'postgres://localhost/x',
  NATS_URL: 'nats://localhost',
  HEALTH_PORT: '3100',
  MULLION_CONTEXT_KEY: 'k'.repeat(32),
};

it('configuration is typed and has defaults', () => {
  expect(loadConfig(baseConfig, env)).toMatchObject({
    DATABASE_POOL: 10,
    HEALTH_PORT: 3100,
    LOG_LEVEL: 'info',
    SHUTDOWN_SECONDS: 20,
  });
});

it('everything missing or invalid is named at once, an empty value is missing, values are not shown', () => {
  const load = () =>
    loadConfig(baseConfig.extend({ SMTP_URL: z.string() }), { ...env, NATS_URL: '', HEALTH_PORT: 'secret' });
  expect(load).toThrow(ConfigError);
  expect(load).toThrow(/NATS_URL is missing/);
  expect(load).toThrow(/SMTP_URL is missing/);
  expect(load).toThrow(/HEALTH_PORT is invalid/);
  expect(load).not.toThrow(/secret/);
});

it('a secret that everybody knows starts nothing for others', () => {
  const known = {
    ...env,
    PUBLIC_URL: 'https://mullion.example.com',
    MULLION_CONTEXT_KEY: 'development-only-context-key-change-me',
  };
  expect(() => loadConfig(baseConfig, known)).toThrow(/MULLION_CONTEXT_KEY is an example/);
});

import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateSessions1767225602000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE session (
      id uuid PRIMARY KEY,
      user_id int NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      company_id int NOT NULL REFERENCES company (id),
      address text NOT NULL,
      agent text NOT NULL,
      created_at timestamptz NOT NULL,
      used_at timestamptz NOT NULL,
      expires_at timestamptz NOT NULL,
      revoked_at timestamptz,
      revoke_reason text
    )`);
    await runner.query('CREATE INDEX session_of_user ON session (user_id)');
    await runner.query('CREATE INDEX session_expires_at ON session (expires_at)');
    await runner.query(`CREATE TABLE refresh_token (
      hash bytea PRIMARY KEY,
      session_id uuid NOT NULL REFERENCES session (id) ON DELETE CASCADE,
      issued_at timestamptz NOT NULL,
      superseded_at timestamptz
    )`);
    await runner.query('CREATE INDEX refresh_token_session ON refresh_token (session_id, superseded_at)');
    await runner.query(`CREATE TABLE login_attempt (
      key bytea PRIMARY KEY,
      window_started_at timestamptz NOT NULL,
      tries int NOT NULL
    )`);
    await runner.query('CREATE INDEX login_attempt_window ON login_attempt (window_started_at)');
  }
  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['login_attempt', 'refresh_token', 'session']) await runner.query(`DROP TABLE ${table}`);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateApiKeys1795961000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE identity.api_keys (
        id uuid PRIMARY KEY,
        company_id integer NOT NULL REFERENCES identity.company (id),
        name varchar(100) NOT NULL,
        hash bytea NOT NULL,
        tail varchar(4) NOT NULL,
        scopes text[] NOT NULL,
        expires_at timestamptz,
        used_at timestamptz,
        created_by integer NOT NULL REFERENCES identity.users (id),
        created_at timestamptz NOT NULL,
        revoked_at timestamptz
      )`);
    await runner.query('CREATE UNIQUE INDEX api_keys_hash ON identity.api_keys (hash)');
    await runner.query(
      'CREATE UNIQUE INDEX api_keys_name ON identity.api_keys (company_id, lower(name)) WHERE revoked_at IS NULL',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE identity.api_keys');
  }
}

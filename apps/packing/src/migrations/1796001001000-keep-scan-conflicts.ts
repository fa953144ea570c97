import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Scans made without a network that were refused, until somebody has settled them; and what terminals work on. */
export class KeepScanConflicts1796001001000 implements MigrationInterface {
  readonly name = 'KeepScanConflicts1796001001000';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE scan_conflict (
      id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      company_id int NOT NULL,
      user_id int NOT NULL,
      user_name text NOT NULL,
      terminal uuid,
      key text NOT NULL,
      body_hash text NOT NULL,
      kind text NOT NULL CHECK (kind IN ('product', 'pallet')),
      code text NOT NULL,
      target_code text NOT NULL,
      pallet_id int,
      truck_id int,
      problem text NOT NULL,
      params jsonb NOT NULL,
      made_at timestamptz NOT NULL,
      received_at timestamptz NOT NULL DEFAULT now(),
      seen_here_at timestamptz,
      seen_here_by text,
      settled_at timestamptz,
      settled_by int,
      settled_by_name text,
      settled_how text CHECK (settled_how IN ('here', 'elsewhere', 'put_back', 'dismissed')),
      settled_reason text,
      version int NOT NULL DEFAULT 1,
      UNIQUE (company_id, user_id, key)
    )`);
    await runner.query(
      'CREATE INDEX scan_conflict_open ON scan_conflict (company_id, made_at, id) WHERE settled_at IS NULL',
    );
    await runner.query(
      'CREATE INDEX scan_conflict_settled ON scan_conflict (company_id, settled_at, id) WHERE settled_at IS NOT NULL',
    );
    await runner.query(`CREATE TABLE terminal_work (
      company_id int NOT NULL,
      terminal uuid NOT NULL,
      kind text NOT NULL CHECK (kind IN ('truck', 'pallet')),
      target_id int NOT NULL,
      user_id int,
      user_name text NOT NULL,
      waiting int NOT NULL,
      seen_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (company_id, terminal, kind, target_id)
    )`);
    await runner.query('CREATE INDEX terminal_work_target ON terminal_work (company_id, kind, target_id)');
    await runner.query('CREATE INDEX terminal_work_seen ON terminal_work (seen_at)');
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE terminal_work');
    await runner.query('DROP TABLE scan_conflict');
  }
}

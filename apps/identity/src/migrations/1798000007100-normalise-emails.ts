import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A letter with a mark is one sign, as addresses are read since; of two that become the same the other one keeps its
 * own.
 */
export class NormaliseEmails1798000007100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE users u SET email = normalize(email, NFC) WHERE email IS NOT NFC NORMALIZED AND NOT EXISTS (
        SELECT 1 FROM users o WHERE o.id <> u.id AND lower(normalize(o.email, NFC)) = lower(normalize(u.email, NFC)))`);
  }
  async down(): Promise<void> {
    // the same people with the same addresses
  }
}

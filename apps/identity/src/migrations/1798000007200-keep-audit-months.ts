import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The months of audit entries are made and dropped by functions that run as the owner of the schema: the role of the
 * process may add and read entries, and nothing else. A month that is kept cannot be dropped by them.
 */
export class KeepAuditMonths1798000007200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION make_audit_month(first date) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
      DECLARE
        name text := 'audit_entry_' || to_char(first, 'YYYY_MM');
        next date := (first + interval '1 month')::date;
      BEGIN
        IF first <> date_trunc('month', first) THEN RAISE EXCEPTION 'a month begins with its first day'; END IF;
        IF to_regclass(name) IS NOT NULL THEN RETURN; END IF;
        EXECUTE format('CREATE TABLE %I PARTITION OF audit_entry FOR VALUES FROM (%L) TO (%L)', name, first || 'T00:00:00Z', next || 'T00:00:00Z');
        IF session_user <> current_user THEN EXECUTE format('REVOKE UPDATE, DELETE, TRUNCATE ON %I FROM %I', name, session_user); END IF;
      END $$;
      CREATE FUNCTION drop_audit_month(name text) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
      BEGIN
        IF name !~ '^audit_entry_[0-9]{4}_[0-9]{2}$' OR to_date(right(name, 7), 'YYYY_MM') >= date_trunc('month', now()) - interval '24 months'
          THEN RAISE EXCEPTION 'this month is kept'; END IF;
        EXECUTE format('DROP TABLE %I', name);
      END $$;
    `);
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION drop_audit_month(text); DROP FUNCTION make_audit_month(date)');
  }
}

import type { CompanyFeature, CompanySettings } from '@mullion/contracts';
import { TenantRepository } from '@mullion/server-kit';
import type { CompanyRow } from './company.entity';

type Settings = Omit<CompanySettings, 'version'>;
const columns = [
  'manager_emails',
  'allow_custom_pallets',
  'truck_loaded_email_template',
  'reminder_email_template',
  'pref_packing_type',
  'template_language',
  'terminal_pin_length',
  'terminal_idle_minutes',
  'default_truck_spacing',
  'default_departure_time',
  'stack_rules',
  'cutting_separator',
  'cutting_decimal_sign',
] as const satisfies readonly (keyof Settings)[];

export interface CompanyWithFeatures extends CompanyRow {
  readonly features: CompanyFeature[];
}

/** A company's own row; the row is the company, so its id stands for the tenant. */
export class CompanyRepository extends TenantRepository {
  async find(): Promise<CompanyWithFeatures | null> {
    const [row] = await this.query<CompanyWithFeatures>(
      `SELECT c.*, ARRAY(SELECT f.feature FROM company_feature f WHERE f.company_id = c.id ORDER BY f.feature) AS features
       FROM company c WHERE c.id = $1`,
      [this.companyId],
      { name: 'company' },
    );
    return row ?? null;
  }

  /** Writes the settings that are given; false when the version is another. */
  async change(version: number | null, settings: Settings): Promise<boolean> {
    const given = columns.filter((name) => settings[name] !== undefined);
    const assignments = given.map((name, index) => `${name} = $${index + 3}`);
    const written = await this.query(
      `UPDATE company SET ${[...assignments, 'version = version + 1', 'updated_at = now()'].join(', ')}
       WHERE id = $1 AND ($2::int IS NULL OR version = $2) RETURNING id`,
      [this.companyId, version, ...given.map((name) => settings[name])],
    );
    return written.length > 0;
  }
}

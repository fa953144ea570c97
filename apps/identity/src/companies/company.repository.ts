import type { CompanySettings } from '@mullion/contracts';
import { AppError, type Tx } from '@mullion/server-kit';
import { readCompany } from './companies.queries';

type Settings = Omit<CompanySettings, 'version'>;
const columns = [
  'manager_emails',
  'allow_custom_pallets',
  'truck_loaded_email_template',
  'pref_packing_type',
  'template_language',
  'default_truck_spacing',
  'stack_rules',
  'cutting_separator',
  'cutting_decimal_sign',
] as const satisfies readonly (keyof Settings)[];

/** Everything that writes a company's row; the row is the company, so its id stands for the tenant. */
export class CompanyRepository {
  constructor(
    private readonly tx: Tx,
    private readonly companyId: number,
  ) {}

  /** Writes the settings that are given. @throws AppError `conflict` with the present company when the version is another */
  async change(version: number | null, settings: Settings): Promise<void> {
    const given = columns.filter((name) => settings[name] !== undefined);
    const assignments = given.map((name, index) => `${name} = $${index + 3}`);
    const written = await this.tx.execute(
      `UPDATE company SET ${[...assignments, 'version = version + 1', 'updated_at = now()'].join(', ')}
       WHERE id = $1 AND ($2::int IS NULL OR version = $2)`,
      [this.companyId, version, ...given.map((name) => settings[name])],
    );
    if (written === 0) throw new AppError('conflict', {}, { current: await readCompany(this.tx, this.companyId) });
  }
}

import type { SeedContext } from '@mullion/server-kit';
import type { Tx } from '@mullion/server-kit';
import { companyById } from '../companies/companies.queries';
import { recordCompany } from '../companies/record-company';
import { recordStatusRights } from '../status-rights/record-status-rights';
import { statusRightsOf } from '../status-rights/status-rights.queries';
import { demoCompanies, type DemoCompany } from './demo-companies';
import { demoStatusNames } from './demo-status-names';
import { demoStatusRights } from './demo-status-rights';
import { demoSystemRights } from './demo-system-rights';
import { addDemoTerminals } from './demo-terminals';
import { addDemoUsers } from './demo-users';

/** The demo factory's companies, people, rights and status names. Does nothing where they exist already. */
export const seed = async (context: SeedContext): Promise<void> => {
  await context.database('identity').transaction(null, async (tx) => {
    const known = await tx.query('SELECT 1 FROM company LIMIT 1');
    if (known.length > 0) return;
    for (const company of demoCompanies) await addCompany(tx, company);
    await tx.query(`SELECT setval(pg_get_serial_sequence('company', 'id'), (SELECT max(id) FROM company))`);
    await addDemoUsers(tx);
    await addDemoTerminals(tx);
    for (const { id } of demoCompanies) await announce(tx, id);
  });
};

const addCompany = async (tx: Tx, company: DemoCompany): Promise<void> => {
  await tx.query(
    `INSERT INTO company (id, name, code, kind, serves_company_id, manager_emails, truck_loaded_email_template, pref_packing_type, status_rights_version)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 1)`,
    [
      company.id,
      company.name,
      company.code,
      company.kind,
      company.serves,
      company.managerEmails,
      company.truckLoadedTemplate,
      company.packingType,
    ],
  );
  await tx.query('INSERT INTO company_feature (company_id, feature) SELECT $1, unnest($2::text[])', [
    company.id,
    company.features,
  ]);
  if (company.kind !== 'manufacturer') return;
  await tx.query(
    `INSERT INTO system_right (company_id, code, description, administrator, planner, manager, packer, worker)
     SELECT $1, r.* FROM jsonb_to_recordset($2::jsonb)
       AS r (code text, description text, administrator bool, planner bool, manager bool, packer bool, worker bool)`,
    [company.id, JSON.stringify(demoSystemRights)],
  );
  await tx.query(
    `INSERT INTO status_right (company_id, table_name, user_type, before, after)
     SELECT $1, r.* FROM jsonb_to_recordset($2::jsonb) AS r (table_name text, user_type int, before int, after int)`,
    [company.id, JSON.stringify(demoStatusRights())],
  );
  await tx.query(
    `INSERT INTO status_name (company_id, table_name, status, language, text)
     SELECT $1, n.* FROM jsonb_to_recordset($2::jsonb) AS n (table_name text, status int, language text, text text)`,
    [company.id, JSON.stringify(demoStatusNames)],
  );
};

/** The copies that other services keep are fed by these. */
const announce = async (tx: Tx, companyId: number): Promise<void> => {
  const company = await companyById(tx, companyId);
  await recordCompany(tx, company);
  if (company.kind !== 'manufacturer') return;
  await tx.query('UPDATE company SET status_rights_version = 1 WHERE id = $1', [companyId]);
  await recordStatusRights(tx, companyId, 1, await statusRightsOf(tx, companyId));
};

import type { UserType } from '@mullion/contracts';
import type { Tx } from '@mullion/server-kit';
import { hashPassword } from '../core/password-hash';

const demoPassword = 'Mullion-2026!';

interface DemoUser {
  readonly id: number;
  readonly companyId: number;
  readonly name: string;
  readonly account: string;
  readonly type: UserType;
}

const demoUsers: readonly DemoUser[] = [
  { id: 1, companyId: 1, name: 'Sigita Superienė', account: 'super', type: 0 },
  { id: 2, companyId: 1, name: 'Aldona Administratė', account: 'admin', type: 1 },
  { id: 3, companyId: 1, name: 'Paulius Planuotojas', account: 'planner', type: 2 },
  { id: 4, companyId: 1, name: 'Vaida Vadovienė', account: 'manager', type: 3 },
  { id: 5, companyId: 1, name: 'Petras Pakuotojas', account: 'packer', type: 4 },
  { id: 6, companyId: 1, name: 'Darius Darbuotojas', account: 'worker', type: 5 },
  { id: 7, companyId: 1, name: 'Žydrūnė Žiūrovė', account: 'viewer', type: 6 },
  { id: 8, companyId: 7, name: 'Nojus Planuotojas', account: 'planner7', type: 2 },
  { id: 9, companyId: 7, name: 'Neringa Administratė', account: 'admin7', type: 1 },
  { id: 10, companyId: 9, name: 'Stasys Stiklius', account: 'supplier9', type: 3 },
];

/** All with one password, which the ready line of `npm start` shows. */
export const addDemoUsers = async (tx: Tx): Promise<void> => {
  const passwordHash = await hashPassword(demoPassword);
  await tx.query(
    `INSERT INTO users (id, company_id, name, email, type, password_hash)
     SELECT u.id, u."companyId", u.name, u.account || '@demo.mullion.test', u.type, $2
     FROM jsonb_to_recordset($1::jsonb) AS u (id int, "companyId" int, name text, account text, type int)`,
    [JSON.stringify(demoUsers), passwordHash],
  );
  await tx.query(`SELECT setval(pg_get_serial_sequence('users', 'id'), (SELECT max(id) FROM users))`);
};

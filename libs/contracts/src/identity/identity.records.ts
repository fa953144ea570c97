import { z } from 'zod';
import { companyId } from '../kit/id.schema';
import { carriedBy, defineRecords } from '../kit/records';
import { version } from '../kit/route';
import { companyChanged, statusRightsChanged } from './identity.events';
import { company, statusRight, type Company } from './user.schema';

/** One record a company: its id is the company's. */
const ofCompany = { id: companyId, company_id: companyId, version, removed: z.boolean() };

const companyRecord = z.object({ ...ofCompany, company });
export type CompanyRecord = z.infer<typeof companyRecord>;
export const companyRecordOf = (found: Company): CompanyRecord => ({
  id: found.id,
  company_id: found.id,
  version: found.version,
  removed: false,
  company: found,
});

/** Settings and features of a company. */
export const companyRecords = defineRecords({
  owner: 'identity',
  name: 'company',
  record: companyRecord,
  carriers: [carriedBy(companyChanged, (data) => [companyRecordOf(data.company)])],
});

const statusRightsRecord = z.object({ ...ofCompany, rights: z.array(statusRight) });
export type StatusRightsRecord = z.infer<typeof statusRightsRecord>;

/** Who may move which status: the whole matrix of a company. */
export const statusRightsRecords = defineRecords({
  owner: 'identity',
  name: 'status-rights',
  record: statusRightsRecord,
  carriers: [
    carriedBy(statusRightsChanged, ({ version: newest, rights }, company) => {
      const id = company as Company['id'];
      return [{ id, company_id: id, version: newest, removed: false, rights }];
    }),
  ],
});

import { page } from '../app/page';

const administrators = { rule: { types: [0, 1] } } as const;
/** §1.6: whoever may not see the users signs in as somebody else. */
const users = { ...administrators, denied: 'login' } as const;
const account = { rule: { types: [0, 1, 2, 3] } } as const;
const accountPage = async () => (await import('../features/account/account-page')).AccountPage;

export const companyRoutes = [
  page('today', async () => (await import('../features/today/today-page')).TodayPage, {
    rule: { kinds: ['manufacturer', 'supplier'] },
  }),
  page('problems', async () => (await import('../features/problems/problems-page')).ProblemsPage, { rule: { types: [0, 1] } }),
  page('company', async () => (await import('../features/company/company-page')).CompanyPage, administrators),
  page('audit/*', async () => (await import('../features/audit/audit-page')).AuditPage, administrators),
  page('api-access', async () => (await import('../features/api-access/api-access-page')).ApiAccessPage, administrators),
  page('terminals', async () => (await import('../features/terminals/terminals-page')).TerminalsPage, administrators),
  page('operations-desk', async () => (await import('../features/operations/operations-page')).OperationsPage, { rule: { types: [0] } }),
  page('user', async () => (await import('../features/users/users-page')).UsersPage, users),
  page('customers/*', async () => (await import('../features/customers/customers-page')).CustomersPage, { rule: { right: 'CA_NEW' } }),
  page('pdf-templates', async () => (await import('../features/pdf-templates/pdf-templates-page')).PdfTemplatesPage, administrators),
  page('pdf-templates/:id', async () => (await import('../features/pdf-templates/designer-page')).TemplateDesignerPage, {
    ...administrators,
    compactMenu: true,
  }),
  page('edit-account', accountPage, account),
  page('edit-accounts', accountPage, account),
  page('test', async () => (await import('../features/test-page/test-page')).TestPage, { rule: { types: [0, 1] } }),
];

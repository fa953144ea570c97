import { page } from '../page';

const administrators = { rule: { types: [0, 1] } } as const;
/**
 * Whoever may not see the company or its users signs in as somebody else (COM-01, USR-01); other pages say that they
 * are closed.
 */
const signingOut = { ...administrators, denied: 'login' } as const;
/** The own account and password are everybody's. */
const account = { rule: { kinds: ['manufacturer', 'supplier'] } } as const;
const accountPage = async () => (await import('../../features/account/account-page')).AccountPage;

export const companyRoutes = [
  page('today', async () => (await import('../../features/today/today-page')).TodayPage, {
    rule: { kinds: ['manufacturer', 'supplier'] },
  }),
  page('problems', async () => (await import('../../features/problems/problems-page')).ProblemsPage, {
    rule: { types: [0, 1] },
  }),
  page('company', async () => (await import('../../features/company/company-page')).CompanyPage, signingOut),
  page('audit/*', async () => (await import('../../features/audit/audit-page')).AuditPage, administrators),
  page(
    'api-access',
    async () => (await import('../../features/api-access/api-access-page')).ApiAccessPage,
    administrators,
  ),
  page(
    'terminals',
    async () => (await import('../../features/terminals/terminals-page')).TerminalsPage,
    administrators,
  ),
  page('operations-desk', async () => (await import('../../features/operations/operations-page')).OperationsPage, {
    rule: { types: [0] },
  }),
  page('user', async () => (await import('../../features/users/users-page')).UsersPage, signingOut),
  page('customers/*', async () => (await import('../../features/customers/customers-page')).CustomersPage, {
    rule: { right: 'CA_NEW', writes: true },
  }),
  page(
    'pdf-templates',
    async () => (await import('../../features/pdf-templates/pdf-templates-page')).PdfTemplatesPage,
    administrators,
  ),
  page(
    'pdf-templates/:id',
    async () => (await import('../../features/pdf-templates/designer-page')).TemplateDesignerPage,
    {
      ...administrators,
      compactMenu: true,
    },
  ),
  page('edit-account', accountPage, account),
  page('edit-accounts', accountPage, account),
  page('test', async () => (await import('../../features/test-page/test-page')).TestPage, { rule: { types: [0, 1] } }),
];

import { auditView, type AuditView } from './audit-view';

const defaultView = auditView.initial();

const read = (path: string): AuditView => {
  const [pathname = '', search = ''] = path.split('?');
  return auditView.read({ pathname: `/lt/${pathname}`, search });
};

describe('BEY-15b the address of the audit list', () => {
  it('says all that is shown, both ways', () => {
    const view: AuditView = {
      ...defaultView,
      table: 'orders',
      row: '41',
      verb: 'edited',
      who: 3,
      from: '2026-11-01',
      to: '2026-11-20',
      filter: 'ą b',
      page: 2,
    };
    expect(read(auditView.write(view))).toEqual(view);
    expect(auditView.write(defaultView)).toBe('audit');
    expect(read('audit')).toEqual(defaultView);
    expect(auditView.write({ ...defaultView, table: 'users' })).toBe('audit/users');
    expect(read('audit/users')).toEqual({ ...defaultView, table: 'users' });
  });
  it('takes nothing that it does not know', () => {
    expect(read('audit/pg_class/1?verb=x&who=-1&from=yesterday&page=0')).toEqual(defaultView);
    expect(read('audit/null/null')).toEqual(defaultView);
  });
});

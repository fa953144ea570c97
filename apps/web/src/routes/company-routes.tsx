import { notHereYet } from './not-here-yet';

const administrators = { rule: { types: [0, 1] }, denied: 'login' } as const;
const account = { rule: { types: [0, 1, 2, 3], kinds: ['manufacturer', 'supplier'] } } as const;

export const companyRoutes = [
  notHereYet('company', administrators),
  notHereYet('user', administrators),
  notHereYet('customers/:filter?', { rule: { right: 'CA_NEW' } }),
  notHereYet('problems', { rule: { types: [0, 1] } }),
  notHereYet('pdf-templates', { rule: { types: [0, 1] } }),
  notHereYet('edit-account', account),
  notHereYet('edit-accounts', account),
  notHereYet('test', { rule: { types: [0, 1] } }),
];

import type { Shape } from '../shape';
import type { errors as en } from '../en/errors';

export const errors: Shape<typeof en> = {
  'session.expired': 'Jūsų seansas baigėsi.',
  'session.revoked': 'Jūsų seansas nutrauktas.',
  'network.unreachable': 'Serveris neatsako. Patikrinkite tinklą ir bandykite dar kartą.',
  'network.timeout': 'Serveris neatsakė per minutę. Nežinoma, ar kas nors įrašyta.',
  forbidden: 'Neturite teisės tai daryti.',
  not_found: 'To nėra arba jau nebėra.',
  conflict: 'Kažkas tai pakeitė tuo pat metu. Dabar rodoma esama padėtis.',
  invalid: 'Kai kurios reikšmės netinka.',
  unavailable: 'Ši „Mullion“ dalis dabar neatsako. Pabandykite po akimirkos.',
  unexpected: 'Įvyko klaida mūsų pusėje.',
};

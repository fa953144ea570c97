import type { Shape } from '../shape';
import type { links as en } from '../en/links';

export const links: Shape<typeof en> = {
  open: {
    order: 'Bendrinti su klientu',
    customer: 'Bendrinti su klientu',
    departure: 'Vairuotojo nuoroda',
  },
  title: {
    order: 'Privačios užsakymo {{name}} nuorodos',
    customer: 'Privačios nuorodos: {{name}}',
    departure: 'Vairuotojo nuorodos: sunkvežimis {{name}}',
  },
  lead: {
    order:
      'Turintieji nuorodą mato, kiek padaryta užsakymo gaminių, jo paletes ir sunkvežimį: neprisijungę, be kainų ir nieko apie kitus klientus.',
    customer: 'Turintieji nuorodą mato šio kliento užsakymus: neprisijungę, be kainų ir nieko apie kitus klientus.',
    departure: 'Turintieji nuorodą mato šio išvykimo stoteles ir pažymi, kas pristatyta: neprisijungę.',
  },
  days_one: 'Galioja {{count}} dieną arba kol ją uždarysite.',
  days_few: 'Galioja {{count}} dienas arba kol ją uždarysite.',
  days_other: 'Galioja {{count}} dienų arba kol ją uždarysite.',
  language: 'Puslapio kalba',
  make: 'Sukurti nuorodą',
  made: 'Nuoroda paruošta. Ji rodoma tik dabar: nukopijuokite prieš uždarydami.',
  address: 'Nuorodos adresas',
  copy: 'Kopijuoti',
  copied: 'Nukopijuota',
  show: 'Atidaryti',
  asCustomer: 'Kaip mato klientas',
  failed: 'Nuorodos sukurti nepavyko.',
  revokeFailed: 'Nuorodos uždaryti nepavyko.',
  empty: 'Nuorodų dar nėra',
  emptyText: 'Sukurkite nuorodą ir išsiųskite ją laišku ar žinute.',
  list: 'Nuorodos',
  state: { open: 'Galioja', revoked: 'Uždaryta', expired: 'Nebegalioja' },
  by: '{{name}}, {{date}}',
  until: 'iki {{date}}',
  revokedOn: 'uždaryta {{date}}',
  never: 'dar neatidaryta',
  opened_one: 'atidaryta {{count}} kartą, paskutinį {{date}}',
  opened_few: 'atidaryta {{count}} kartus, paskutinį {{date}}',
  opened_other: 'atidaryta {{count}} kartų, paskutinį {{date}}',
  openings: 'Kas atidarė',
  hideOpenings: 'Slėpti',
  opening: 'Laikas, tinklas ir naršyklė',
  stops: {
    title: 'Pristatymai',
    failed: 'Pristatymų įkelti nepavyko.',
    none: 'Pristatymų dar nėra: stotelės pasirodys vairuotojui atidarius nuorodą.',
    delivered: 'Pristatyta',
    open: 'Dar ne',
  },
  revoke: 'Uždaryti nuorodą',
  revokeAsk: 'Uždaryti šią nuorodą?',
  revokeText:
    'Puslapis iš karto užsidarys visiems, kas jį turi. Vėl atidaryti jo nebus galima, bet galėsite sukurti naują nuorodą.',
};

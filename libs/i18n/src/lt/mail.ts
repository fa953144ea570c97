import type { Shape } from '../shape';
import type { mail as en } from '../en/mail';

export const mail: Shape<typeof en> = {
  departure: {
    subject: 'Jūsų gaminiai išvežti: {{orders}}',
    part: 'šiuo sunkvežimiu gaminių: {{count}} iš {{all}}',
    rest: '; dar bus: {{count}} ({{positions}})',
    last: ', tai paskutinė užsakymo dalis',
    evidence: 'Kas, kada ir kieno pakrauta, su nuotraukomis',
    picture: 'Sunkvežimio {{truck}} krovimo planas. Jūsų paletės: {{numbers}}; kitų klientų paletės – pilkos.',
    summarySubject: 'Sunkvežimis {{truck}} išvyko',
    summaryLead: 'Sunkvežimis {{truck}} išvyko. Palečių jame: {{pallets}}.',
    summaryPallet: 'Paletė {{number}}: {{orders}}, {{customers}}, gaminių: {{count}}',
  },
  reminder: {
    subject: 'Grąžintina tara: {{count}} vnt.',
    usual:
      'Laba diena,\n\npas jus yra mūsų palečių ir stovų. Prašome paruošti juos atsiimti arba pranešti, kada grąžinsite patys.',
    thanks: 'Ačiū.',
    line: '{{kind}}: {{count}} vnt., nuo {{since}} ({{days}} d.)',
    truck: 'Mūsų sunkvežimis čia bus {{date}} ir galės juos paimti.',
    unsubscribe: 'Daugiau priminimų nesiųsti',
  },
  test: { prefix: '[Bandymas]' },
  link: {
    subject: 'Prašoma naujos nuorodos: {{what}}',
    lead: 'Baigėsi privačios nuorodos galiojimas ({{what}}), jos turėtojas prašo naujos. Sukurkite ją šiame puslapyje ir išsiųskite tuo pačiu adresu, kuriuo siuntėte senąją:',
    order: 'užsakymas {{number}}',
    customer: 'klientas {{number}}',
    departure: 'sunkvežimis {{number}}',
    evidence: 'sunkvežimio {{number}} išvežimo įrodymai',
    proof: 'sunkvežimio {{number}} lapo patikra',
  },
};

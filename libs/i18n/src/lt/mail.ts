import type { Shape } from '../shape';
import type { mail as en } from '../en/mail';

export const mail: Shape<typeof en> = {
  departure: {
    subject: 'Jūsų gaminiai išvežti: {{orders}}',
    part: 'šiuo sunkvežimiu gaminių: {{count}} iš {{all}}',
    rest: '; dar bus: {{count}} ({{positions}})',
    last: ', tai paskutinė užsakymo dalis',
    summarySubject: 'Sunkvežimis {{truck}} išvyko',
    summaryLead: 'Sunkvežimis {{truck}} išvyko. Palečių jame: {{pallets}}.',
    summaryPallet: 'Paletė {{number}}: užsakymai {{orders}}, {{customers}}, gaminių: {{count}}',
  },
  link: {
    subject: 'Prašoma naujos nuorodos: {{what}}',
    lead: 'Baigėsi privačios nuorodos galiojimas ({{what}}), jos turėtojas prašo naujos. Sukurkite ją šiame puslapyje ir išsiųskite tuo pačiu adresu, kuriuo siuntėte senąją:',
    order: 'užsakymas {{number}}',
    customer: 'klientas {{number}}',
    departure: 'sunkvežimis {{number}}',
  },
};

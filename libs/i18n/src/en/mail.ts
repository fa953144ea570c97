export const mail = {
  departure: {
    subject: 'Your goods have left: {{orders}}',
    part: 'on this truck {{count}} of {{all}} units',
    rest: '; still to come: {{count}} ({{positions}})',
    last: ', the last of the order',
    summarySubject: 'Truck {{truck}} has left',
    summaryLead: 'Truck {{truck}} has left. Pallets on it: {{pallets}}.',
    summaryPallet: 'Pallet {{number}}: orders {{orders}}, {{customers}}, units: {{count}}',
  },
  link: {
    subject: 'A new link is asked for: {{what}}',
    lead: 'The private link to {{what}} has expired, and its holder asks for a new one. Make it on this page and send it to the address you sent the old one to:',
    order: 'order {{number}}',
    customer: 'customer {{number}}',
    departure: 'truck {{number}}',
  },
};

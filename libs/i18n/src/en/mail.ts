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
};

export const mail = {
  departure: {
    subject: 'Your goods have left: {{orders}}',
    summarySubject: 'Truck {{truck}} has left',
    summaryLead: 'Truck {{truck}} has left. Pallets on it: {{pallets}}.',
    summaryPallet: 'Pallet {{number}}: orders {{orders}}, {{customers}}, units: {{count}}',
  },
};

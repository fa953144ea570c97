export const mail = {
  departure: {
    subject: 'Your goods have left: {{orders}}',
    part: 'on this truck {{count}} of {{all}} units',
    rest: '; still to come: {{count}} ({{positions}})',
    last: ', the last of the order',
    evidence: 'What was loaded, when and by whom, with photos',
    picture: 'Load plan of truck {{truck}}. Your pallets: {{numbers}}; pallets of other customers are grey.',
    summarySubject: 'Truck {{truck}} has left',
    summaryLead: 'Truck {{truck}} has left. Pallets on it: {{pallets}}.',
    summaryPallet: 'Pallet {{number}}: {{orders}}, {{customers}}, units: {{count}}',
  },
  reminder: {
    subject: 'Pallets and stillages to give back: {{count}}',
    usual:
      'Good day,\n\nthese pallets and stillages of ours are with you. Please prepare them for collection, or tell us when you bring them.',
    thanks: 'Thank you.',
    line: '{{count}} × {{kind}}, since {{since}} ({{days}} days)',
    truck: 'Our truck stops here on {{date}} and can take them along.',
    unsubscribe: 'Send me no more reminders',
  },
  test: { prefix: '[Test]' },
  link: {
    subject: 'A new link is asked for: {{what}}',
    lead: 'The private link to {{what}} has expired, and its holder asks for a new one. Make it on this page and send it to the address you sent the old one to:',
    order: 'order {{number}}',
    customer: 'customer {{number}}',
    departure: 'truck {{number}}',
    evidence: 'the evidence of truck {{number}}',
    proof: 'the proof of a sheet of truck {{number}}',
  },
};

/** Invented customers of the demo factory; every e-mail address ends in example.test, which no mail ever reaches. */
export interface DemoCustomer {
  readonly name: string;
  readonly short_name: string;
  readonly code: string;
  readonly addresses: readonly {
    readonly country: string;
    readonly city: string;
    readonly post_code: string;
    readonly street: string;
  }[];
  readonly contacts: readonly { readonly name: string; readonly email: string; readonly notify: boolean }[];
}

export const demoCustomers: readonly DemoCustomer[] = [
  {
    name: 'UAB Ąžuolyno statyba',
    short_name: 'Ąžuolynas',
    code: '300100101',
    addresses: [
      { country: 'LT', city: 'Kaunas', post_code: '44255', street: 'Vaižganto g. 14' },
      { country: 'LT', city: 'Vilnius', post_code: '08217', street: 'Žirmūnų g. 68' },
    ],
    contacts: [
      { name: 'Rūta Žukauskienė', email: 'ruta@azuolynas.example.test', notify: true },
      { name: 'Jonas Šimkus', email: 'jonas@azuolynas.example.test', notify: false },
    ],
  },
  {
    name: 'UAB Pajūrio namai',
    short_name: 'Pajūris',
    code: '300100102',
    addresses: [{ country: 'LT', city: 'Klaipėda', post_code: '91241', street: 'Žvejų g. 5' }],
    contacts: [{ name: 'Mindaugas Kėkštas', email: 'mindaugas@pajuris.example.test', notify: true }],
  },
  {
    name: 'MB Šiaurės langai',
    short_name: 'Šiaurės langai',
    code: '300100103',
    addresses: [{ country: 'LT', city: 'Šiauliai', post_code: '76297', street: 'Tilžės g. 109' }],
    contacts: [{ name: 'Eglė Čepaitė', email: 'egle@siaure.example.test', notify: false }],
  },
  {
    name: 'Fjordhus Bygg AS',
    short_name: 'Fjordhus',
    code: '912000104',
    addresses: [
      { country: 'NO', city: 'Bergen', post_code: '5014', street: 'Nøstegaten 42' },
      { country: 'NO', city: 'Stavanger', post_code: '4006', street: 'Pedersgata 20' },
    ],
    contacts: [
      { name: 'Ingrid Solberg', email: 'ingrid@fjordhus.example.test', notify: true },
      { name: 'Lars Nygård', email: 'lars@fjordhus.example.test', notify: true },
    ],
  },
  {
    name: 'Nordlys Vinduer AS',
    short_name: 'Nordlys',
    code: '912000105',
    addresses: [{ country: 'NO', city: 'Oslo', post_code: '0581', street: 'Økernveien 121' }],
    contacts: [{ name: 'Bjørn Ødegård', email: 'bjorn@nordlys.example.test', notify: true }],
  },
  {
    name: 'Mälarfönster AB',
    short_name: 'Mälarfönster',
    code: '556000106',
    addresses: [
      { country: 'SE', city: 'Västerås', post_code: '721 30', street: 'Sjöhagsvägen 7' },
      { country: 'SE', city: 'Stockholm', post_code: '112 51', street: 'Warfvinges väg 32' },
    ],
    contacts: [{ name: 'Åsa Lindström', email: 'asa@malarfonster.example.test', notify: true }],
  },
  {
    name: 'Holzbau Müller GmbH',
    short_name: 'Müller',
    code: 'DE100107',
    addresses: [{ country: 'DE', city: 'Lübeck', post_code: '23560', street: 'Geniner Straße 88' }],
    contacts: [
      { name: 'Jürgen Müller', email: 'juergen@mueller.example.test', notify: true },
      { name: 'Anke Weiß', email: 'anke@mueller.example.test', notify: false },
    ],
  },
  {
    name: 'Bouwbedrijf Hendriks BV',
    short_name: 'Hendriks',
    code: 'NL100108',
    addresses: [{ country: 'NL', city: 'Nijmegen', post_code: '6534 AL', street: 'Schependomlaan 1' }],
    contacts: [{ name: 'Sanne de Wit', email: 'sanne@hendriks.example.test', notify: true }],
  },
];

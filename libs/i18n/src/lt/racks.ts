import type { Shape } from '../shape';
import type { racks as en } from '../en/racks';

export const racks: Shape<typeof en> = {
  title: 'Stovai',
  new: 'Naujas stovas',
  toWhere: 'Kur yra',
  label: 'Spausdinti etiketę',
  pdf: 'Etiketės PDF',
  labels_one: 'Spausdinti {{count}} etiketę',
  labels_few: 'Spausdinti {{count}} etiketes',
  labels_other: 'Spausdinti {{count}} etikečių',
  filter: 'Kodas, zona, vieta…',
  column: {
    code: 'Kodas',
    barcode: 'Brūkšninis kodas',
    zone: 'Zona',
    place: 'Vieta',
    walking_order: 'Eilė kelyje',
    things: 'Stovi',
  },
  empty: 'Stovų dar nėra',
  noMatch: 'Tokių stovų nėra',
  clearFilter: 'Rodyti visus',
  form: {
    editTitle: 'Stovas {{name}}',
    barcodeHelp: 'Palikus tuščią, skenuojamas kodas.',
    placeHelp: 'Kaip jį rasti: „1 eilė, prie lango“.',
    orderHelp: 'Surenkama nuo mažiausio skaičiaus.',
  },
  confirm: { deleteTitle: 'Ištrinti stovą {{name}}?', deleteText: 'Jo skenavimų istorija lieka.' },
  done: {
    created: 'Stovas {{name}} sukurtas',
    saved: 'Stovas {{name}} įrašytas',
    deleted: 'Stovas {{name}} ištrintas',
  },
  refused: {
    pdf: 'Etikečių PDF nepadarytas',
    load: 'Stovų perskaityti nepavyko.',
    save: 'Įrašyti nepavyko.',
    delete: 'Ištrinti nepavyko.',
  },
};

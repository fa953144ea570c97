import type { tools as en } from '../en/tools';
import type { Shape } from '../shape';

export const tools: Shape<typeof en> = {
  title: 'Įrankiai',
  new: 'Naujas įrankis',
  editTitle: 'Įrankis {{code}}',
  saved: 'Įrankis {{code}} įrašytas.',
  saveAsNew: 'Įrašyti kaip naują',
  reset: 'Atstatyti',
  empty: 'Įrankių dar nėra',
  emptyText: 'Įrankis turi kodą, ilgį, skersmenį ir kontūrą, kurį išpjauna.',
  all: 'Visi įrankiai',
  choice: 'Įrankis',
  choose: 'Joks įrankis neatidarytas',
  chooseText: 'Atidarykite įrankį iš sąrašo arba sukurkite naują.',
  field: { code: 'Kodas', description: 'Aprašymas', length: 'Ilgis', diameter: 'Skersmuo', geometry: 'Geometrija' },
  geometryFormat: 'x, y, spindulys',
  radiusSign: 'Spindulys: + į išorę, − į vidų. Ctrl+S įrašo, F8 eina prie kitos klaidos.',
  faults_one: '{{count}} eilutė su klaida',
  faults_few: '{{count}} eilutės su klaida',
  faults_other: '{{count}} eilučių su klaida',
  fault: {
    number: '„{{text}}“ nėra skaičius.',
    parts: 'Turi būti x, y ir, jei lankas, spindulys, atskirti kableliais.',
    first: 'Pirmas taškas lanko neturi: spindulio nerašykite.',
    radius: 'Spindulys {{radius}} per mažas: atkarpai {{chord}} reikia bent {{least}}.',
  },
  drawing: {
    name: 'Įrankio kontūras: taškų {{points}}, eilučių su klaida {{faults}}',
    scale: 'Tinklelis kas {{mesh}} mm, y aukštyn',
  },
  refused: { load: 'Nepavyko įkelti įrankių.', save: 'Įrankis neįrašytas.' },
};

import type { ScrapReason } from '@mullion/contracts';
import type { DemoCode } from './demo-centers';

export interface DemoTrouble {
  /** What is said at the work center, and the subject of the problem in the register. */
  readonly text: string;
  readonly description: string;
  readonly reason: ScrapReason;
  /** What was done about it. */
  readonly answer: string;
}
const trouble = (text: string, description: string, reason: ScrapReason, answer: string): DemoTrouble => ({
  text,
  description,
  reason,
  answer,
});

/** What goes wrong at a work center. */
export const demoTroubles: Readonly<Record<DemoCode, readonly DemoTrouble[]>> = {
  '10-PRJ': [
    trouble(
      'Neatitinka angos matmenys',
      'Užsakovo brėžinyje plotis 20 mm didesnis negu užsakyme.',
      'documents',
      'Užsakovas patvirtino užsakymo matmenis.',
    ),
    trouble(
      'Nenurodyta atidarymo pusė',
      'Užsakyme nėra varstymo schemos.',
      'documents',
      'Gauta schema iš vadybininko.',
    ),
  ],
  '20-MED': [
    trouble('Drėgna mediena', 'Tašo drėgnis 17 %, leidžiama 13 %.', 'profile', 'Tašas pakeistas kitu iš sandėlio.'),
    trouble('Šakos taše', 'Iškritusi šaka matomoje pusėje.', 'profile', 'Defektas išpjautas ir sudurtas.'),
  ],
  '40-PJO': [
    trouble('Neatitinka įstrižainė', 'Įstrižainių skirtumas 4 mm, leidžiama 2 mm.', 'size', 'Perpjauta iš naujo.'),
    trouble(
      'Išdraskytas profilio kraštas',
      'Freza atšipusi, kraštas išdraskytas per visą ilgį.',
      'profile',
      'Freza pagaląsta, profilis pakeistas.',
    ),
  ],
  '50-RIN': [
    trouble('Tarpas kampo jungtyje', 'Kairiajame apatiniame kampe 1,5 mm tarpas.', 'assembly', 'Kampas perklijuotas.'),
    trouble('Supainiotas skersinis', 'Įstatytas kito gaminio skersinis.', 'assembly', 'Skersinis pakeistas.'),
  ],
  '60-DAZ': [
    trouble('Pažeistas dažų sluoksnis', 'Nutekėjimas apatinėje dalyje.', 'surface', 'Nušlifuota ir perdažyta.'),
    trouble('Skiriasi atspalvis', 'Varčia šviesesnė už rėmą.', 'colour', 'Perdažyta ta pačia partija.'),
  ],
  '70-FUR': [
    trouble('Trūksta furnitūros', 'Nėra apatinio vyrio dengiamosios dalies.', 'fittings', 'Dalys gautos iš tiekėjo.'),
    trouble('Strigo rankena', 'Rankena nepasisuka iki galo.', 'fittings', 'Pakeistas užrakto mechanizmas.'),
  ],
  '75-STK': [
    trouble(
      'Įskilęs stiklo paketo kampas',
      'Kampas įskilęs vežant, matoma 15 mm.',
      'glass',
      'Tiekėjas atvežė kitą paketą.',
    ),
    trouble(
      'Ne tas rėmelis tarp stiklų',
      'Gautas pilkas, užsakytas juodas.',
      'glass',
      'Perduota tiekėjui, paketas pakeistas.',
    ),
  ],
  '80-ISK': [
    trouble('Stiklo paketas per platus', 'Paketas 6 mm platesnis už angą.', 'size', 'Užsakytas naujas paketas.'),
    trouble('Įbrėžtas stiklas', 'Įbrėžimas 40 mm vidinėje pusėje.', 'glass', 'Stiklo paketas pakeistas.'),
  ],
  '90-KON': [
    trouble('Varčia siekia rėmą', 'Uždarant varčia kliūva viršuje.', 'assembly', 'Sureguliuota furnitūra.'),
    trouble('Nubraižytas profilis', 'Įbrėžimas išorėje, matomas iš 1 m.', 'transport', 'Įbrėžimas užtaisytas.'),
  ],
};
export const demoRemarks = [
  'Pradėti nuo didžiųjų',
  'Likutis prie antro stalo',
  'Klientas prašė paskubinti',
  'Tikrinta du kartus',
];
export const demoReturn = 'Grąžinta: paviršius neatitinka pavyzdžio';

import type { FileEncoding } from '@mullion/contracts';

/** Letters beyond a to z that a language writes, in small letters; of another script all of them. */
const letters = {
  lithuanian: 'ąčęėįšųūž',
  latvian: 'āčēģīķļņšūž',
  estonian: 'äöõüšž',
  polish: 'ąćęłńóśźż',
  czech: 'áčďéěíňóřšťúůýž',
  slovak: 'áäčďéíĺľňóôŕšťúýž',
  hungarian: 'áéíóöőúüű',
  romanian: 'ăâîşţ',
  croatian: 'čćđšž',
  german: 'äöüß',
  french: 'àâæçéèêëîïôùûüœ',
  spanish: 'áéíñóúü',
  portuguese: 'àáâãçéêíóôõú',
  italian: 'àèéìòù',
  norwegian: 'æøåéò',
  swedish: 'åäöé',
  cyrillic: 'абвгдежзийклмнопрстуфхцчшщъыьэюяёіїєґў',
  greek: 'αβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώ',
  turkish: 'çğıöşü',
  hebrew: 'אבגדהוזחטיךכלםמןנסעףפץצקרשת',
  arabic: 'ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىي',
} as const;

interface Alphabet {
  readonly encoding: FileEncoding;
  readonly of: readonly string[];
  /** Its words hold no letters from a to z. */
  readonly isOwnScript?: boolean;
  /** Far fewer files are written so than in the others. */
  readonly isRare?: boolean;
}
/** Languages that are written in an encoding. */
export const alphabets: readonly Alphabet[] = [
  { encoding: 'windows-1257', of: [letters.lithuanian, letters.latvian, letters.estonian, letters.german] },
  {
    encoding: 'windows-1250',
    of: [
      letters.polish,
      letters.czech,
      letters.slovak,
      letters.hungarian,
      letters.romanian,
      letters.croatian,
      letters.german,
    ],
  },
  {
    encoding: 'windows-1252',
    of: [
      letters.norwegian,
      letters.swedish,
      letters.german,
      letters.french,
      letters.spanish,
      letters.portuguese,
      letters.italian,
    ],
  },
  { encoding: 'windows-1251', isOwnScript: true, of: [letters.cyrillic] },
  { encoding: 'cp775', of: [letters.lithuanian, letters.latvian, letters.estonian, letters.polish], isRare: true },
  {
    encoding: 'cp852',
    of: [letters.polish, letters.czech, letters.slovak, letters.hungarian, letters.romanian, letters.croatian],
    isRare: true,
  },
  { encoding: 'windows-1253', isOwnScript: true, of: [letters.greek], isRare: true },
  { encoding: 'windows-1254', of: [letters.turkish], isRare: true },
  { encoding: 'windows-1255', isOwnScript: true, of: [letters.hebrew], isRare: true },
  { encoding: 'windows-1256', isOwnScript: true, of: [letters.arabic], isRare: true },
];

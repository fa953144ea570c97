import type { Shape } from '../shape';
import type { auth as en } from '../en/auth';

export const auth: Shape<typeof en> = {
  title: 'Prisijungimas',
  lead: 'Langų ir durų užsakymai nuo įvedimo iki išvažiavusio sunkvežimio.',
  email: 'El. paštas',
  password: 'Slaptažodis',
  submit: 'Prisijungti',
  submitting: 'Jungiamasi…',
  forgotten: 'Pamiršus slaptažodį kreipkitės į savo įmonės administratorių.',
  email_required: 'Įveskite el. pašto adresą.',
  valid_email_required: 'Turi būti pavidalo vardas@imone.lt.',
  password_required: 'Įveskite slaptažodį.',
  wrong_credentials: 'Neteisingas el. pašto adresas arba slaptažodis.',
  wrong_email: 'Neteisingas el. pašto adresas arba slaptažodis. Tai ne el. pašto adresas: įveskite jį iš naujo.',
  too_many: 'Per daug bandymų. Palaukite kelias minutes ir bandykite vėl.',
  ended: 'Jūsų seansas baigėsi. Prisijunkite ir tęskite, kur baigėte.',
  not_open: 'Tas puslapis jums neprieinamas. Prisijunkite iš naujo.',
  lost: {
    title: 'Atsijungta',
    text: 'Ką skenuosite, liks šiame įrenginyje ir bus išsiųsta, kai vėl prisijungs {{name}}.',
    typed: 'Jūsų seansas baigėsi. Kas įvesta, lieka šiame puslapyje: prisijunkite kaip {{name}} ir tęskite.',
    signIn: 'Prisijungti',
    later: 'Skenuoti toliau',
    leave: 'Išeiti be to, kas įvesta',
  },
  scanned: 'Čia nuskenuotas kodas. Pirma prisijunkite, tada skenuokite jį dar kartą.',
  drawing: 'Trijų dalių lango brėžinys, 3180 × 2380 milimetrų, vaizdas iš vidaus',
  drawing_note: '3180 × 2380 · vaizdas iš vidaus',
  otherPerson: 'Prisijungė kitas asmuo',
  otherPersonText:
    'Kitame šios naršyklės skirtuke prisijungė kitas asmuo. Įkelkite puslapį iš naujo ir tęskite jo vardu.',
};

import type { Shape } from '../shape';
import type { files as en } from '../en/files';

export const files: Shape<typeof en> = {
  queued: 'Failas laukia eilės',
  making: 'Failas kuriamas',
  wait: 'Puslapis atsinaujina pats.',
  expired: {
    title: 'Nuorodos galiojimas baigėsi',
    text: 'Failų nuorodos galioja penkias minutes. Paprašykite failo dar kartą.',
  },
  missing: { title: 'Tokio failo nėra', text: 'Galbūt adresas nepilnas. Paprašykite failo dar kartą.' },
  failed: {
    title: 'Failo sukurti nepavyko',
    text: 'Paprašykite jo dar kartą, o jei nepadeda – praneškite administratoriui.',
  },
  unavailable: { title: 'Failai dabar nepasiekiami', text: 'Po akimirkos įkelkite šį puslapį iš naujo.' },
  unsubscribe: {
    wrong: 'Priminimų sustabdyti nepavyko',
    wrongText: 'Nuorodos adresas nepilnas. Atverkite ją iš laiško dar kartą.',
    title: 'Priminimų nebesiųsti?',
    text: '{{company}} adresu {{email}} nebesiųs priminimų apie paletes ir stovus. Laiškus apie užsakymus gausite ir toliau.',
    button: 'Priminimų nebesiųsti',
    done: 'Priminimų nebus',
    doneText: '{{company}} adresu {{email}} priminimų nebesiunčia.',
  },
};

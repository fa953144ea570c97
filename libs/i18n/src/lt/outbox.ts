import type { Shape } from '../shape';
import type { outbox as en } from '../en/outbox';

export const outbox: Shape<typeof en> = {
  title: 'Laukia išsiuntimo',
  waiting_one: '{{count}} laukia išsiuntimo',
  waiting_few: '{{count}} laukia išsiuntimo',
  waiting_other: '{{count}} laukia išsiuntimo',
  refused_one: '{{count}} nepriimtas',
  refused_few: '{{count}} nepriimti',
  refused_other: '{{count}} nepriimtų',
  refusedTitle: 'Nepriimta',
  seen: 'Peržiūrėta',
  empty: 'Viskas išsiųsta.',
  text: 'Įrašyta šiame įrenginyje ir bus išsiųsta skenavimo eile.',
  others_one: 'Šiame įrenginyje laukia {{count}} kito naudotojo kodas, kol jis prisijungs.',
  others_few: 'Šiame įrenginyje laukia {{count}} kitų naudotojų kodai, kol jie prisijungs.',
  others_other: 'Šiame įrenginyje laukia {{count}} kitų naudotojų kodų, kol jie prisijungs.',
  notDurable: 'Kodai neįrašomi',
  notDurableText: 'Ši naršyklė nieko neįrašo: uždarius arba įkėlus puslapį iš naujo, neišsiųsti kodai dings.',
  leave: 'Atsijungti, nors dar ne viskas išsiųsta?',
  leaveText_one: 'Šiame įrenginyje lieka {{count}} kodas. Jis bus išsiųstas, kai čia vėl prisijungsite.',
  leaveText_few: 'Šiame įrenginyje lieka {{count}} kodai. Jie bus išsiųsti, kai čia vėl prisijungsite.',
  leaveText_other: 'Šiame įrenginyje lieka {{count}} kodų. Jie bus išsiųsti, kai čia vėl prisijungsite.',
  act: {
    openPallet: 'atidaryti paletę',
    loadProduct: 'ant paletės {{pallet}}',
    loadPallet: 'į sunkvežimį {{truck}}',
    operation: {
      start: 'pradėti {{product}}',
      complete: 'baigti {{product}}',
      problem: 'problema: {{product}}',
      return: 'grąžinti {{product}}',
      undo: 'atšaukti: {{product}}',
    },
    changeStatus: 'būsena „{{status}}“',
  },
};

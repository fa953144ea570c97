import type { editor as en } from '../en/editor';
import type { Shape } from '../shape';

/** Bendri planavimo, paletės ir sunkvežimio redaktorių tekstai. */
export const editor: Shape<typeof en> = {
  unsaved: 'Paskutiniai pakeitimai dar neįrašyti.',
  unsavedText: 'Jie čia nedings ir bus išsiųsti dar kartą, kai atsiras ryšys.',
  staleUndo: 'Šio veiksmo atšaukti nebegalima: kažkas tai jau pakeitė.',
  staleRedo: 'Šio veiksmo grąžinti nebegalima: kažkas tai jau pakeitė.',
  presence: {
    title: 'Čia dabar',
    others_one: 'Čia dar {{count}} naudotojas',
    others_few: 'Čia dar {{count}} naudotojai',
    others_other: 'Čia dar {{count}} naudotojų',
    since: 'nuo {{time}}',
    looks: 'čia',
    drags: 'tempia {{what}}',
    edits: 'keičia {{what}}',
    at: 'atidaręs {{what}}',
    inPlanning: 'pakavimo plane',
    flag: { drag: 'tempia {{name}}', edit: 'keičia {{name}}', open: 'atidarė {{name}}' },
    came: 'Dabar čia yra ir: {{names}}.',
    went: 'Čia nebėra: {{names}}.',
  },
  keys: {
    title: 'Klavišai',
    undo: 'Atšaukti veiksmą',
    redo: 'Grąžinti veiksmą',
    left: 'Kairėn',
    right: 'Dešinėn',
    up: 'Aukštyn',
    down: 'Žemyn',
    step: '{{direction}} per {{mm}} mm',
    deselect: 'Nieko nepasirinkti',
    putBack: 'Padėti atgal, kas perkeliama',
    moveTo: 'Perkelti į…',
    image: 'Gaminio paveikslas',
    turn: 'Pasukti',
    remove: 'Nuimti nuo sunkvežimio',
  },
};

import type { editor as en } from '../en/editor';
import type { Shape } from '../shape';

/** Bendri planavimo, paletės ir sunkvežimio redaktorių tekstai. */
export const editor: Shape<typeof en> = {
  unsaved: 'Paskutiniai pakeitimai dar neįrašyti.',
  unsavedText: 'Jie čia nedings ir bus išsiųsti dar kartą, kai atsiras ryšys.',
  staleUndo: 'Šio veiksmo atšaukti nebegalima: kažkas tai jau pakeitė.',
  staleRedo: 'Šio veiksmo grąžinti nebegalima: kažkas tai jau pakeitė.',
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

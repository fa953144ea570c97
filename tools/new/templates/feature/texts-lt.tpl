import type { Shape } from '../shape';
import type { §many§ as en } from '../en/§many-§';

export const §many§: Shape<typeof en> = {
  title: '§titleLt§',
  new: 'Naujas įrašas',
  filter: '§filterLt§',
  column: {
    §each§
    §field§: '§lt§',
    §end§
  },
  empty: 'Įrašų dar nėra',
  noMatch: 'Šį filtrą atitinkančių įrašų nėra',
  clearFilter: 'Valyti filtrą',
  form: { editTitle: 'Redaguoti „{{name}}“' },
  confirm: { deleteTitle: 'Šalinti „{{name}}“?', deleteText: 'Atkurti nebus galima.' },
  done: { created: 'Įrašas „{{name}}“ sukurtas', saved: 'Įrašas „{{name}}“ įrašytas', deleted: 'Įrašas „{{name}}“ pašalintas' },
  refused: {
    load: 'Sąrašo įkelti nepavyko.',
    save: 'Įrašyti nepavyko.',
    delete: 'Pašalinti nepavyko.',
  },
};

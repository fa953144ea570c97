export const §many§ = {
  title: '§titleEn§',
  new: 'New §one §',
  filter: '§filterEn§',
  column: {
    §each§
    §field§: '§en§',
    §end§
  },
  empty: 'No §many § yet',
  noMatch: 'No §many § match this filter',
  clearFilter: 'Clear the filter',
  form: { editTitle: 'Edit “{{name}}”' },
  confirm: { deleteTitle: 'Delete “{{name}}”?', deleteText: 'This cannot be undone.' },
  done: { created: '“{{name}}” created', saved: '“{{name}}” saved', deleted: '“{{name}}” deleted' },
  refused: {
    load: 'The list could not be loaded.',
    save: 'This could not be saved.',
    delete: 'This could not be deleted.',
  },
};

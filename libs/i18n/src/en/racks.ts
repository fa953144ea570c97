/** Racks of finished units, as master data. */
export const racks = {
  title: 'Racks',
  new: 'New rack',
  toWhere: 'Where is it',
  label: 'Print the label',
  labels_one: 'Print {{count}} label',
  labels_other: 'Print {{count}} labels',
  filter: 'Code, zone, place…',
  column: {
    code: 'Code',
    barcode: 'Barcode',
    zone: 'Zone',
    place: 'Place',
    walking_order: 'Walking order',
    things: 'Standing',
  },
  empty: 'No racks yet',
  noMatch: 'No such racks',
  clearFilter: 'Show all',
  form: {
    editTitle: 'Rack {{name}}',
    barcodeHelp: 'Left empty, its code is scanned.',
    placeHelp: 'How to find it: “row 1, at the window”.',
    orderHelp: 'Picking goes from the lowest number.',
  },
  confirm: { deleteTitle: 'Delete rack {{name}}?', deleteText: 'The history of its scans stays.' },
  done: { created: 'Rack {{name}} made', saved: 'Rack {{name}} saved', deleted: 'Rack {{name}} deleted' },
  refused: {
    load: 'The racks could not be read.',
    save: 'This could not be saved.',
    delete: 'This could not be deleted.',
  },
};

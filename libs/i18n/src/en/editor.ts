/** What the editors of planning, pallets and trucks say alike. */
export const editor = {
  unsaved: 'Your last changes are not saved yet.',
  unsavedText: 'They are kept here and sent again when the connection is back.',
  staleUndo: 'This cannot be undone any more: another user has changed it since.',
  staleRedo: 'This cannot be done again: another user has changed it since.',
  keys: {
    title: 'Keys',
    undo: 'Undo',
    redo: 'Redo',
    left: 'Left',
    right: 'Right',
    up: 'Up',
    down: 'Down',
    step: '{{direction}} by {{mm}} mm',
    deselect: 'Choose nothing',
    putBack: 'Put back what is being moved',
    moveTo: 'Move to…',
    image: 'Picture of the product',
    turn: 'Turn',
    remove: 'Take off the truck',
  },
};

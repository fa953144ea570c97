import { keyAct } from './editor-keys';

const press = (key: string, held: Partial<Parameters<typeof keyAct>[0]> = {}) =>
  keyAct({ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held });

describe('keys of the editor', () => {
  it('nudge by 10 mm, with Alt by 1', () => {
    expect(press('ArrowLeft')).toEqual({ kind: 'nudge', xMm: -10, yMm: 0 });
    expect(press('ArrowDown', { altKey: true })).toEqual({ kind: 'nudge', xMm: 0, yMm: 1 });
  });

  it('undo and redo', () => {
    expect(press('z', { ctrlKey: true })).toEqual({ kind: 'undo' });
    expect(press('Z', { ctrlKey: true, shiftKey: true })).toEqual({ kind: 'redo' });
    expect(press('y', { metaKey: true })).toEqual({ kind: 'redo' });
    expect(press('c', { ctrlKey: true })).toBeNull();
  });

  it('stand for verbs, views and "move to"', () => {
    expect(press('s')).toEqual({ kind: 'verb', verb: 'stack_on_top' });
    expect(press('Delete')).toEqual({ kind: 'verb', verb: 'put_away' });
    expect(press('M')).toEqual({ kind: 'move' });
    expect(press('2')).toEqual({ kind: 'view', view: 'right' });
    expect(press('Escape')).toEqual({ kind: 'cancel' });
    expect(press('q')).toBeNull();
  });
});

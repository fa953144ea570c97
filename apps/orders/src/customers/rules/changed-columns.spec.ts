import { changedColumns } from './changed-columns';

describe('what an edit changes', () => {
  const before: { name: string; code: string | null; notify: boolean } = { name: 'A', code: '1', notify: false };

  it('is nothing when everything is as it was or left out', () => {
    expect(changedColumns(before, { name: 'A', code: undefined, notify: false })).toEqual({});
  });

  it('is what differs, an empty text being none', () => {
    expect(changedColumns(before, { name: 'B', code: '', notify: true })).toEqual({
      name: 'B',
      code: null,
      notify: true,
    });
    expect(changedColumns<typeof before>({ ...before, code: null }, { code: '' })).toEqual({});
  });
});

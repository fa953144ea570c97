import { canSave } from './account-rules';

const full = { name: 'Paulius', current: 'a', next: 'Mullion-2026!', repeat: 'Mullion-2026!' };

describe('ACC-01b the account form', () => {
  it.each([{ name: ' ' }, { current: '' }, { next: '', repeat: '' }, { repeat: '' }, { repeat: 'Mullion-2026' }])(
    'cannot be saved with %j',
    (part) => expect(canSave({ ...full, ...part })).toBe(false),
  );
  it('can be saved when all three passwords are filled and the new one is repeated', () =>
    expect(canSave(full)).toBe(true));
});

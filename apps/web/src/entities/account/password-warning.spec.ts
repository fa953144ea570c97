import { passwordWarning } from './password-warning';

describe('a new password', () => {
  it('USR-02a is called weak while it is', () => {
    expect(passwordWarning('m', '')).toBe('weak');
    expect(passwordWarning('mullion1', 'mullion1')).toBe('weak');
  });
  it('USR-02a differs when it is strong and the repeat is another, an empty one too', () => {
    expect(passwordWarning('Mullion-2026!', '')).toBe('mismatch');
    expect(passwordWarning('Mullion-2026!', 'Mullion-2026')).toBe('mismatch');
    expect(passwordWarning('', 'Mullion-2026!')).toBe('mismatch');
  });
  it('USR-02a needs no warning when there is none, or both are the same', () => {
    expect(passwordWarning('', '')).toBeNull();
    expect(passwordWarning('Mullion-2026!', 'Mullion-2026!')).toBeNull();
  });
});

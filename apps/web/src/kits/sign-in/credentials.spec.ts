import { afterRefusal, checkCredentials } from './credentials';

describe('signing in', () => {
  it('LOG-01b names what is missing by the keys of the specification', () => {
    expect(checkCredentials({ email: '', password: '' })).toEqual({
      email: 'email_required',
      password: 'password_required',
    });
    expect(checkCredentials({ email: 'planner', password: 'x' })).toEqual({ email: 'valid_email_required' });
    expect(checkCredentials({ email: 'a b@c', password: 'x' })).toEqual({ email: 'valid_email_required' });
    expect(checkCredentials({ email: ' planner@demo.mullion.test ', password: 'x' })).toEqual({});
  });

  it('LOG-02a clears and focuses by the status of the refusal', () => {
    expect(afterRefusal(401)).toEqual({ alert: 'wrong_credentials', clear: ['password'], focus: 'password' });
    expect(afterRefusal(400)).toEqual({ alert: 'wrong_email', clear: ['email', 'password'], focus: 'email' });
    expect(afterRefusal(429).alert).toBe('too_many');
    expect(afterRefusal(0)).toEqual({ alert: null, clear: [], focus: 'password' });
  });
});

/** What proves who changes the PIN. */
export type Proof = { readonly current_pin: string } | { readonly current_badge: string };

/** How far somebody is: the present PIN or badge, the new PIN, the new PIN again, then it is sent. */
export type OwnPin =
  | { readonly step: 'current' }
  | { readonly step: 'next'; readonly proof: Proof; readonly differs?: boolean }
  | { readonly step: 'repeat'; readonly proof: Proof; readonly next: string }
  | { readonly step: 'send'; readonly proof: Proof; readonly pin: string };

export const begin: OwnPin = { step: 'current' };

/** All digits of a step's PIN were typed. */
export const typed = (at: OwnPin, pin: string): OwnPin => {
  if (at.step === 'current') return { step: 'next', proof: { current_pin: pin } };
  if (at.step === 'next') return { step: 'repeat', proof: at.proof, next: pin };
  if (at.step === 'repeat')
    return pin === at.next ? { step: 'send', proof: at.proof, pin } : { step: 'next', proof: at.proof, differs: true };
  return at;
};

/** A badge proves who it is; at later steps it says nothing. */
export const shown = (at: OwnPin, badge: string): OwnPin =>
  at.step === 'current' ? { step: 'next', proof: { current_badge: badge } } : at;

/** After a refusal: a new PIN that is not taken is chosen again, anything else is proved again. */
export const refused = (at: OwnPin, code: string): OwnPin =>
  at.step === 'send' && code.startsWith('pin.') ? { step: 'next', proof: at.proof } : begin;

/** One sentence a refusal code; the codes are the closed list of contracts. */
export const errors = {
  'session.expired': 'Your session has expired.',
  'session.revoked': 'Your session was ended.',
  'network.unreachable': 'The server does not answer. Check the network and try again.',
  'network.timeout': 'The server did not answer within a minute. Nothing is known to have been saved.',
  forbidden: 'You have no right to do this.',
  not_found: 'This does not exist, or not any more.',
  conflict: 'Somebody changed this while you did. The current state is shown now.',
  invalid: 'Some values are not accepted.',
  unavailable: 'This part of Mullion is not answering just now. Try again in a moment.',
  unexpected: 'Something went wrong on our side.',
};

/** Where what is attested lies in the store; nothing there is ever deleted. */
export const EVIDENCE_FOLDER = 'evidence';

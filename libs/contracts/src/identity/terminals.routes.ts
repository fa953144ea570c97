import { z } from 'zod';
import { userId } from '../kit/id.schema';
import { defineRoute, ok, urlId, version } from '../kit/route';
import {
  madeBadge,
  newPin,
  ownPin,
  terminal,
  terminalAccess,
  terminalCode,
  terminalFields,
  terminalHere,
  terminalSignIn,
} from './terminals.schema';

const administrators = { access: 'session', types: [0, 1] } as const;
const id = z.strictObject({ id: z.uuid() });
const user = z.strictObject({ id: urlId(userId) });
/** Known by the cookie of the device, not by a session: it opens these four and nothing else. */
const device = { service: 'gateway', policy: { access: 'none' } } as const;

/**
 * Enters the code that an administrator made; sets the cookie of the device. Errors: terminal.code_wrong (also when
 * used or too old), login.too_many.
 */
export const enrolTerminal = defineRoute({
  ...device,
  name: 'terminal.enrol',
  method: 'POST',
  path: 'terminal/enrol',
  summary: 'Enrol this device by a code',
  body: z.strictObject({ code: z.string().min(1).max(40) }),
  response: terminalHere,
});

/** Errors: terminal.unknown, also for a revoked one. */
export const getTerminalHere = defineRoute({
  ...device,
  name: 'terminal.here',
  method: 'GET',
  path: 'terminal',
  summary: 'What this device is enrolled as, and who may sign in here',
  response: terminalHere,
});

/**
 * Opens a session of this terminal in the place of whoever worked here. Errors: terminal.unknown, terminal.display,
 * terminal.wrong_pin (with the tries left), terminal.badge_only, terminal.pin_waits (with the seconds),
 * terminal.wrong_badge.
 */
export const signInAtTerminal = defineRoute({
  ...device,
  name: 'terminal.sign-in',
  method: 'POST',
  path: 'terminal/sign-in',
  summary: 'Sign in at this terminal by PIN or badge',
  body: terminalSignIn,
  response: z.object({ token: z.string(), user_id: userId, user_name: z.string() }),
});

/** A token that opens what a wall display shows. Errors: terminal.unknown, terminal.not_display. */
export const openDisplay = defineRoute({
  ...device,
  name: 'terminal.display',
  method: 'POST',
  path: 'terminal/display',
  summary: 'A token for the board that this display shows',
  response: z.object({ token: z.string() }),
});

/** Those that were not revoked, by name. */
export const listTerminals = defineRoute({
  service: 'identity',
  name: 'terminals.list',
  method: 'GET',
  path: 'terminals',
  summary: 'Terminals of the company',
  policy: administrators,
  response: z.array(terminal),
});

/** Answers the code that enrols it. Errors: terminal.name_taken, terminal.too_many. */
export const createTerminal = defineRoute({
  service: 'identity',
  name: 'terminals.create',
  method: 'POST',
  path: 'terminals',
  summary: 'A new terminal with its code',
  success: 201,
  shownOnce: true,
  policy: administrators,
  body: terminalFields,
  response: terminalCode,
});

/**
 * A new code: the one before is good no more, and the device that enters it takes the place of the one before. Errors:
 * not_found.
 */
export const renewTerminalCode = defineRoute({
  service: 'identity',
  name: 'terminals.code',
  method: 'POST',
  path: 'terminals/{id}/code',
  summary: 'A new code for a terminal',
  success: 201,
  shownOnce: true,
  policy: administrators,
  params: id,
  response: terminalCode,
});

/**
 * What it may open changes at once. Whoever works there signs in again when that changes. Errors: not_found,
 * terminal.name_taken, conflict.
 */
export const updateTerminal = defineRoute({
  service: 'identity',
  name: 'terminals.update',
  method: 'PUT',
  path: 'terminals/{id}',
  summary: 'Rename a terminal, or choose what it may open',
  policy: administrators,
  params: id,
  body: terminalFields.extend({ version: version.optional() }),
  response: terminal,
});

/** Acts at once: whoever works there is signed out. Errors: not_found. */
export const revokeTerminal = defineRoute({
  service: 'identity',
  name: 'terminals.revoke',
  method: 'DELETE',
  path: 'terminals/{id}',
  summary: 'Revoke a terminal',
  policy: administrators,
  params: id,
  response: ok,
});

/** Of everybody of the company who has a PIN or a badge. */
export const listTerminalAccess = defineRoute({
  service: 'identity',
  name: 'terminal-access.list',
  method: 'GET',
  path: 'terminal-access',
  summary: 'Who has a PIN or a badge',
  policy: administrators,
  response: z.array(terminalAccess),
});

/**
 * Sets or replaces a PIN; wrong tries are forgotten. Errors: not_found, user.not_managed, pin.weak, pin.length,
 * pin.same.
 */
export const setPin = defineRoute({
  service: 'identity',
  name: 'users.pin',
  method: 'PUT',
  path: 'users/{id}/pin',
  summary: 'Give somebody a PIN',
  policy: administrators,
  params: user,
  body: newPin,
  response: terminalAccess,
});

/** Sessions at terminals end. Errors: not_found, user.not_managed. */
export const removePin = defineRoute({
  service: 'identity',
  name: 'users.pin.remove',
  method: 'DELETE',
  path: 'users/{id}/pin',
  summary: 'Take a PIN away',
  policy: administrators,
  params: user,
  response: ok,
});

/** A new badge; the one before is good no more. Errors: not_found, user.not_managed. */
export const makeBadge = defineRoute({
  service: 'identity',
  name: 'users.badge',
  method: 'POST',
  path: 'users/{id}/badge',
  summary: 'Make a badge',
  success: 201,
  shownOnce: true,
  policy: administrators,
  params: user,
  response: madeBadge,
});

/** Errors: not_found, user.not_managed. */
export const removeBadge = defineRoute({
  service: 'identity',
  name: 'users.badge.remove',
  method: 'DELETE',
  path: 'users/{id}/badge',
  summary: 'Take a badge away',
  policy: administrators,
  params: user,
  response: ok,
});

/**
 * The own PIN. Errors: user.wrong_password, terminal.wrong_pin, terminal.wrong_badge, login.too_many, pin.weak,
 * pin.length, pin.same. Not a write of the company's data.
 */
export const changeOwnPin = defineRoute({
  service: 'identity',
  name: 'user.pin',
  method: 'PUT',
  path: 'user/pin',
  summary: 'Change the own PIN',
  writes: false,
  policy: { access: 'session', terminals: ['scanner', 'work_center'] },
  body: ownPin,
  response: terminalAccess,
});

export const terminalsRoutes = {
  enrolTerminal,
  getTerminalHere,
  signInAtTerminal,
  openDisplay,
  listTerminals,
  createTerminal,
  renewTerminalCode,
  updateTerminal,
  revokeTerminal,
  listTerminalAccess,
  setPin,
  removePin,
  makeBadge,
  removeBadge,
  changeOwnPin,
};

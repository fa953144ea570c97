import { z } from 'zod';
import { defineRoute, ok } from '../kit/route';
import {
  companySettings,
  knownMoves,
  statusMove,
  statusRightPart,
  systemRight,
  systemRightRoles,
} from './company.schema';
import { company, statusName, statusNameEdit, statusRight } from './user.schema';

const administrators = { access: 'session', types: [0, 1] } as const;
const MAX_MOVES = 10_000;

/**
 * Errors: company.unknown_packing_type, enter_orders_placement, cutting_signs_alike, conflict (with the current
 * company).
 */
export const updateCompany = defineRoute({
  service: 'identity',
  name: 'companies.update',
  method: 'PUT',
  path: 'companies',
  summary: 'Change settings of the own company',
  policy: administrators,
  body: companySettings,
  response: company,
});

/** Errors: conflict (with the current rights of the part) when `known` is not what is there.
 * Stages the delete: nothing changes before `status-rights/all` of the same person, which does both at once; forgotten
 * after ten minutes.
 */
export const deleteStatusRights = defineRoute({
  service: 'identity',
  name: 'status-rights.delete',
  method: 'POST',
  path: 'status-rights/delete',
  summary: 'Delete the status rights of a user type and table with the next save',
  policy: administrators,
  body: statusRightPart.extend({ known: knownMoves.optional() }),
  response: ok,
});

/**
 * Swaps what was staged for these rows in one transaction; the field holds a list, or the same as JSON text. Errors:
 * conflict, as above.
 */
export const saveStatusRights = defineRoute({
  service: 'identity',
  name: 'status-rights.save',
  method: 'POST',
  path: 'status-rights/all',
  summary: 'Save status rights',
  policy: administrators,
  body: z.strictObject({
    updated: z.union([
      z.array(statusMove).max(MAX_MOVES),
      z
        .string()
        .max(2_000_000)
        .transform((text, context): unknown => {
          try {
            return JSON.parse(text);
          } catch {
            context.addIssue({ code: 'custom', message: 'form.invalid' });
            return z.NEVER;
          }
        })
        .pipe(z.array(statusMove).max(MAX_MOVES)),
    ]),
  }),
  response: z.array(statusRight),
});

export const listSystemRights = defineRoute({
  service: 'identity',
  name: 'system-rights.list',
  method: 'GET',
  path: 'system-rights',
  summary: 'System rights of the company with a column for each role',
  policy: administrators,
  response: z.array(systemRight),
});

/**
 * Roles of the named rights; other rights stay as they are. `known`: as the person saw them. Errors: not_found,
 * conflict (with the current rights).
 */
export const saveSystemRights = defineRoute({
  service: 'identity',
  name: 'system-rights.save',
  method: 'PUT',
  path: 'system-rights',
  summary: 'Give and take system rights',
  policy: administrators,
  body: z.strictObject({
    rights: z.array(systemRightRoles).min(1).max(100),
    known: z.array(systemRightRoles).max(100).optional(),
  }),
  response: z.array(systemRight),
});

/** Renames statuses, all or none. Errors: not_found, conflict (with the current name). */
export const saveStatusNames = defineRoute({
  service: 'identity',
  name: 'statuses.save',
  method: 'PUT',
  path: 'statuses',
  summary: 'Rename statuses',
  policy: administrators,
  body: z.strictObject({ names: z.array(statusNameEdit).min(1).max(200) }),
  response: z.array(statusName),
});

export const companyRoutes = {
  updateCompany,
  deleteStatusRights,
  saveStatusRights,
  listSystemRights,
  saveSystemRights,
  saveStatusNames,
};

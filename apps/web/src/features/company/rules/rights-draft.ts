import { rightCodes, rightRoles, type RightCode, type SystemRight, type UserType } from '@mullion/contracts';

export type Role = (typeof rightRoles)[number];
export type Roles = Readonly<Record<Role, boolean>>;
/** A right's columns that a person works with. */
export type RightRow = { readonly code: RightCode } & Roles;

/** The user type of each role. */
export const typeOfRole = { administrator: 1, planner: 2, manager: 3, packer: 4, worker: 5 } as const satisfies Record<
  Role,
  UserType
>;

/** Rights by what they are about; every code stands in one group. */
export const rightGroups = [
  { key: 'orders', codes: ['OP_EDIT', 'PR_EDIT', 'OP_DEL'] },
  { key: 'packing', codes: ['TP_EDIT', 'PAL_SCAN', 'PT_EDIT'] },
  { key: 'statuses', codes: ['TP_STATUSBACK'] },
  { key: 'customers', codes: ['CA_NEW', 'CA_EDIT', 'CA_DEL'] },
] as const satisfies readonly { key: string; codes: readonly RightCode[] }[];

export const rolesOf = ({ administrator, planner, manager, packer, worker }: SystemRight): Roles => ({
  administrator,
  planner,
  manager,
  packer,
  worker,
});

/** What is ticked and not saved, over the right as it was when the person began, at `since`. */
export type Drafts = Partial<
  Record<RightCode, { readonly seen: SystemRight; readonly roles: Partial<Roles>; readonly since: number }>
>;

/** Rights as fields of a form, `OP_DEL:planner`, so that two people's can be compared one by one. */
export type RoleForm = Readonly<Record<string, boolean>>;

export const roleForm = (rights: readonly RightRow[]): RoleForm =>
  Object.fromEntries(
    rights.flatMap((right) => rightRoles.map((role) => [`${right.code}:${role}`, right[role]] as const)),
  );

export const rightsOfForm = (form: RoleForm, rights: readonly { readonly code: RightCode }[]): RightRow[] =>
  rights.map(({ code }) => ({
    code,
    ...(Object.fromEntries(rightRoles.map((role) => [role, form[`${code}:${role}`] === true])) as Roles),
  }));

/** The right as it would be after saving. */
export const draftedRow = (right: SystemRight, drafts: Drafts): RightRow => ({
  code: right.code,
  ...rolesOf(right),
  ...drafts[right.code]?.roles,
});

/** What a role gets and loses by saving. */
export const roleDifference = (
  rights: readonly SystemRight[],
  drafts: Drafts,
  role: Role,
): { gains: RightCode[]; loses: RightCode[] } => {
  const of = (wanted: boolean): RightCode[] =>
    rights
      .filter((right) => draftedRow(right, drafts)[role] === wanted && right[role] !== wanted)
      .map(({ code }) => code);
  return { gains: of(true), loses: of(false) };
};

/** The codes a role has, now or after saving. */
export const codesOfRole = (rights: readonly RightRow[], role: Role): RightCode[] =>
  rightCodes.filter((code) => rights.some((right) => right.code === code && right[role]));
